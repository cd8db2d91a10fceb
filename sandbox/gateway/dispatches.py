"""Turn world events into gateway events, each with the intent it needs."""

from collections.abc import Iterator
from dataclasses import dataclass

from sandbox.gateway import payloads
from sandbox.protocol.json_codec import Json
from sandbox.world import access, events
from sandbox.world.context import SandboxContext
from sandbox.world.world import DIRECT, Channel, Message

GUILDS, MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, GUILD_TYPING, DIRECT_MESSAGES, DIRECT_TYPING, CONTENT = 1 << 9, 1 << 11, 1 << 12, 1 << 14, 1 << 15
PRIVILEGED = MEMBERS | PRESENCES | CONTENT


@dataclass(frozen=True, slots=True)
class GatewayEvent:
    name: str
    guild_id: int | None
    data: Json
    intent: int = GUILDS
    without_content: Json | None = None  # what a bot without the message content intent gets instead


def gateway_events(context: SandboxContext, event: events.WorldEvent) -> Iterator[GatewayEvent]:
    match event:
        case events.MessagePosted(message):
            yield from _message(context, "MESSAGE_CREATE", message)
        case events.MessageEdited(message):
            yield from _message(context, "MESSAGE_UPDATE", message)
        case events.MessageDeleted(message):
            yield from _deleted(context, message)
        case events.ChannelMade(channel):
            yield from _channel(context, "CREATE", channel)
        case events.ChannelChanged(channel):
            yield from _channel(context, "UPDATE", channel)
        case events.ChannelGone(channel):
            yield from _channel(context, "DELETE", channel)
        case events.ThreadMembersChanged():
            yield from _thread_members(context, event)
        case events.Typing():
            yield from ()
        case _:
            yield from _guild(context, event)


def _message(context: SandboxContext, name: str, message: Message) -> Iterator[GatewayEvent]:
    """Announce a message; an ephemeral one goes out as a direct message."""
    channel = context.world.channels[message.channel_id]
    if not access.sees(context.world, context.world.bot_id, channel):
        return
    data = payloads.message(context, message)
    if message.only_for is not None or channel.kind == DIRECT:
        yield GatewayEvent(name, None, data, DIRECT_MESSAGES)
        return
    data["guild_id"] = str(channel.guild_id)
    author = context.world.guilds[channel.guild_id or 0].members.get(message.author_id)
    if author is not None:
        data["member"] = payloads.member(author)
    bot = context.world.bot_id
    bare = None
    if message.author_id != bot and bot not in message.mentions:
        bare = data | {"content": "", "embeds": [], "attachments": [], "components": []}
    yield GatewayEvent(name, channel.guild_id, data, GUILD_MESSAGES, bare)


def _deleted(context: SandboxContext, message: Message) -> Iterator[GatewayEvent]:
    channel = context.world.channels[message.channel_id]
    if not access.sees(context.world, context.world.bot_id, channel):
        return
    data = {"id": str(message.id), "channel_id": str(channel.id)}
    if message.only_for is not None or channel.kind == DIRECT:
        yield GatewayEvent("MESSAGE_DELETE", None, data, DIRECT_MESSAGES)
    else:
        yield GatewayEvent(
            "MESSAGE_DELETE", channel.guild_id, data | {"guild_id": str(channel.guild_id)}, GUILD_MESSAGES
        )


def _channel(context: SandboxContext, what: str, channel: Channel) -> Iterator[GatewayEvent]:
    if channel.is_conversation:
        return
    data = payloads.channel(context.world, channel)
    if channel.kind == DIRECT:
        if what == "CREATE":
            yield GatewayEvent("CHANNEL_CREATE", None, data, DIRECT_MESSAGES)
    elif not channel.is_thread:
        yield GatewayEvent(f"CHANNEL_{what}", channel.guild_id, data)
    elif access.sees(context.world, context.world.bot_id, channel):
        if what == "CREATE":
            data["newly_created"] = True
        yield GatewayEvent(f"THREAD_{what}", channel.guild_id, data)


def _thread_members(context: SandboxContext, event: events.ThreadMembersChanged) -> Iterator[GatewayEvent]:
    """Announce only the bot's own coming and going, as without the members intent."""
    thread, bot = event.thread, context.world.bot_id
    if bot not in event.added and bot not in event.removed:
        return
    data: Json = {"id": str(thread.id), "guild_id": str(thread.guild_id), "member_count": len(thread.members)}
    data["added_members"] = [payloads.thread_member(thread, bot)] if bot in event.added else []
    data["removed_member_ids"] = [str(bot)] if bot in event.removed else []
    yield GatewayEvent("THREAD_MEMBERS_UPDATE", thread.guild_id, data)


def _guild(context: SandboxContext, event: events.WorldEvent) -> Iterator[GatewayEvent]:
    world = context.world
    match event:
        case events.GuildMade(guild) if world.has_bot(guild.id):
            yield GatewayEvent("GUILD_CREATE", guild.id, payloads.guild(world, guild))
        case events.GuildGone(guild):
            yield GatewayEvent("GUILD_DELETE", guild.id, {"id": str(guild.id)})
        case events.RoleMade(guild, role):
            yield GatewayEvent(
                "GUILD_ROLE_CREATE", guild.id, {"guild_id": str(guild.id), "role": payloads.role(role, guild)}
            )
        case events.MemberChanged(guild, user):
            for role in guild.roles.values():
                yield GatewayEvent(
                    "GUILD_ROLE_UPDATE", guild.id, {"guild_id": str(guild.id), "role": payloads.role(role, guild)}
                )
            data = payloads.member(guild.members[user.id]) | {"guild_id": str(guild.id), "user": payloads.user(user)}
            yield GatewayEvent("GUILD_MEMBER_UPDATE", guild.id, data, GUILDS if user.id == world.bot_id else MEMBERS)
        case events.MemberJoined(guild, user):
            data = payloads.member(guild.members[user.id]) | {"guild_id": str(guild.id), "user": payloads.user(user)}
            yield GatewayEvent("GUILD_MEMBER_ADD", guild.id, data, MEMBERS)
        case events.MemberLeft(guild, user):
            yield GatewayEvent(
                "GUILD_MEMBER_REMOVE", guild.id, {"guild_id": str(guild.id), "user": payloads.user(user)}, MEMBERS
            )
        case _:
            return
