"""Turn what happened into the gateway events a bot with the given intents receives."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.sandbox import access, payloads
from bot.sandbox import events as happened
from bot.sandbox.stage import Stage
from bot.sandbox.wire import Json
from bot.sandbox.world import DIRECT, Channel, Message

GUILDS, MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, GUILD_TYPING, DIRECT_MESSAGES, DIRECT_TYPING, CONTENT = 1 << 9, 1 << 11, 1 << 12, 1 << 14, 1 << 15
PRIVILEGED = MEMBERS | PRESENCES | CONTENT


@dataclass(frozen=True, slots=True)
class Dispatch:
    name: str
    guild_id: int | None
    data: Json
    intent: int = GUILDS
    without_content: Json | None = None  # what a bot without the message content intent gets instead


def dispatches(stage: Stage, event: happened.Event) -> Iterator[Dispatch]:
    match event:
        case happened.MessagePosted(message):
            yield from _message(stage, "MESSAGE_CREATE", message)
        case happened.MessageEdited(message):
            yield from _message(stage, "MESSAGE_UPDATE", message)
        case happened.MessageDeleted(message):
            yield from _deleted(stage, message)
        case happened.ChannelMade(channel):
            yield from _channel(stage, "CREATE", channel)
        case happened.ChannelChanged(channel):
            yield from _channel(stage, "UPDATE", channel)
        case happened.ChannelGone(channel):
            yield from _channel(stage, "DELETE", channel)
        case happened.ThreadMembersChanged():
            yield from _thread_members(stage, event)
        case happened.Typing():
            yield from ()
        case _:
            yield from _guild(stage, event)


def _message(stage: Stage, name: str, message: Message) -> Iterator[Dispatch]:
    """An ephemeral message goes as a direct one: to its reader and the bot alone."""
    channel = stage.world.channels[message.channel_id]
    if not access.sees(stage.world, stage.world.bot_id, channel):
        return
    data = payloads.message(stage, message)
    if message.only_for is not None or channel.kind == DIRECT:
        yield Dispatch(name, None, data, DIRECT_MESSAGES)
        return
    data["guild_id"] = str(channel.guild_id)
    author = stage.world.guilds[channel.guild_id or 0].members.get(message.author_id)
    if author is not None:
        data["member"] = payloads.member(author)
    bot = stage.world.bot_id
    bare = None
    if message.author_id != bot and bot not in message.mentions:
        bare = data | {"content": "", "embeds": [], "attachments": [], "components": []}
    yield Dispatch(name, channel.guild_id, data, GUILD_MESSAGES, bare)


def _deleted(stage: Stage, message: Message) -> Iterator[Dispatch]:
    channel = stage.world.channels[message.channel_id]
    data = {"id": str(message.id), "channel_id": str(channel.id)}
    if message.only_for is not None or channel.kind == DIRECT:
        yield Dispatch("MESSAGE_DELETE", None, data, DIRECT_MESSAGES)
    elif access.sees(stage.world, stage.world.bot_id, channel):
        yield Dispatch("MESSAGE_DELETE", channel.guild_id, data | {"guild_id": str(channel.guild_id)}, GUILD_MESSAGES)


def _channel(stage: Stage, what: str, channel: Channel) -> Iterator[Dispatch]:
    data = payloads.channel(stage.world, channel)
    if channel.kind == DIRECT:
        if what == "CREATE":
            yield Dispatch("CHANNEL_CREATE", None, data, DIRECT_MESSAGES)
    elif not channel.is_thread:
        yield Dispatch(f"CHANNEL_{what}", channel.guild_id, data)
    elif access.sees(stage.world, stage.world.bot_id, channel):
        if what == "CREATE":
            data["newly_created"] = True
        yield Dispatch(f"THREAD_{what}", channel.guild_id, data)


def _thread_members(stage: Stage, event: happened.ThreadMembersChanged) -> Iterator[Dispatch]:
    """Without the members intent a bot hears of its own coming and going only."""
    thread, bot = event.thread, stage.world.bot_id
    if bot not in event.added and bot not in event.removed:
        return
    data: Json = {"id": str(thread.id), "guild_id": str(thread.guild_id), "member_count": len(thread.members)}
    data["added_members"] = [payloads.thread_member(thread, bot)] if bot in event.added else []
    data["removed_member_ids"] = [str(bot)] if bot in event.removed else []
    yield Dispatch("THREAD_MEMBERS_UPDATE", thread.guild_id, data)


def _guild(stage: Stage, event: happened.Event) -> Iterator[Dispatch]:
    world = stage.world
    match event:
        case happened.GuildMade(guild):
            yield Dispatch("GUILD_CREATE", guild.id, payloads.guild(world, guild))
        case happened.GuildGone(guild):
            yield Dispatch("GUILD_DELETE", guild.id, {"id": str(guild.id)})
        case happened.RoleMade(guild, role):
            yield Dispatch(
                "GUILD_ROLE_CREATE", guild.id, {"guild_id": str(guild.id), "role": payloads.role(role, guild)}
            )
        case happened.MemberChanged(guild, user):
            for role in guild.roles.values():
                yield Dispatch(
                    "GUILD_ROLE_UPDATE", guild.id, {"guild_id": str(guild.id), "role": payloads.role(role, guild)}
                )
            data = payloads.member(guild.members[user.id]) | {"guild_id": str(guild.id), "user": payloads.user(user)}
            yield Dispatch("GUILD_MEMBER_UPDATE", guild.id, data, GUILDS if user.id == world.bot_id else MEMBERS)
        case happened.MemberJoined(guild, user):
            data = payloads.member(guild.members[user.id]) | {"guild_id": str(guild.id), "user": payloads.user(user)}
            yield Dispatch("GUILD_MEMBER_ADD", guild.id, data, MEMBERS)
        case happened.MemberLeft(guild, user):
            yield Dispatch(
                "GUILD_MEMBER_REMOVE", guild.id, {"guild_id": str(guild.id), "user": payloads.user(user)}, MEMBERS
            )
        case _:
            return
