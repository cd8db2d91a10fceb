"""Post, edit and delete messages, and note whom a new one notifies."""

from typing import Any

from sandbox.protocol.json_codec import Json
from sandbox.protocol.request_body import RequestBody
from sandbox.world import access
from sandbox.world.attachments import nameable, resolve
from sandbox.world.automod import MESSAGE_BLOCKED
from sandbox.world.context import SandboxContext
from sandbox.world.events import MessageDeleted, MessageEdited, MessagePosted, ThreadMembersChanged
from sandbox.world.mentions import find_mentions, texts
from sandbox.world.permissions import PermissionBit
from sandbox.world.world import (
    DIRECT,
    EPHEMERAL,
    LOADING,
    PRIVATE_THREAD,
    REPLY,
    SILENT,
    SUPPRESS_EMBEDS,
    V2,
    Channel,
    Message,
)

KEPT_FLAGS = SUPPRESS_EMBEDS | SILENT | V2


def blank(context: SandboxContext, channel: Channel, author_id: int) -> Message:
    return Message(context.ids.next(), channel.id, author_id, context.clock.now())


def post(context: SandboxContext, message: Message, body: RequestBody) -> Message:
    """Fill a new message from a checked body and show it."""
    _fill(context, message, body.payload, body)
    _mention(context, message, body.payload)
    _reach(context, message, is_new=True)
    return put(context, message)


def put(context: SandboxContext, message: Message) -> Message:
    """Show a message that is complete: store it and announce it."""
    channel = context.world.channels[message.channel_id]
    if message.only_for is not None:
        message.flags |= EPHEMERAL
        context.world.ephemerals[message.id] = message
    else:
        channel.messages[message.id] = message
        channel.last_message_id = message.id
        channel.message_count += 1
    context.announce(MessagePosted(message))
    return message


def edit(context: SandboxContext, message: Message, body: RequestBody) -> Message:
    """Change a message by a checked body; only filling a deferred answer notifies."""
    was_loading = message.is_loading
    _fill(context, message, body.payload, body)
    message.flags &= ~LOADING
    _mention(context, message, body.payload)
    _reach(context, message, is_new=was_loading)
    message.edited = None if was_loading else context.clock.now()
    context.announce(MessageEdited(message))
    return message


def delete(context: SandboxContext, message: Message) -> None:
    context.world.ephemerals.pop(message.id, None)
    context.world.channels[message.channel_id].messages.pop(message.id, None)
    for attachment in message.attachments:
        context.file_store.let_go(attachment)
    context.announce(MessageDeleted(message))


def _reach(context: SandboxContext, message: Message, *, is_new: bool) -> None:
    """Add people to the thread, which an edit does too, and notify them, which only a new message does."""
    if message.only_for is None:
        channel = context.world.channels[message.channel_id]
        _add_to_thread(context, channel, message)
        if is_new:
            _notify(context, message, channel)
        context.rung(message, is_new)


def _fill(context: SandboxContext, message: Message, payload: Json, body: RequestBody) -> None:
    _moderate(context, message, payload)
    attachments = context.file_store.take(body, message.channel_id, message)
    resolve(payload, nameable(body, message.attachments, attachments), context.origin)
    for dropped in [each for each in message.attachments if each not in attachments]:
        context.file_store.let_go(dropped)
    message.attachments = attachments
    if "content" in payload:
        message.content = payload["content"] or ""
    if "embeds" in payload:
        message.embeds = payload["embeds"] or []
    if "components" in payload:
        message.components = payload["components"] or []
        _number(message.components, 1)
    message.flags |= (payload.get("flags") or 0) & KEPT_FLAGS
    if payload.get("nonce") is not None:
        message.nonce = str(payload["nonce"])


def _moderate(context: SandboxContext, message: Message, payload: Json) -> None:
    """Refuse what the guild's AutoMod blocks; it reads no private messages and spares those who manage the guild."""
    channel = context.world.channels[message.channel_id]
    spared = PermissionBit.MANAGE_GUILD | PermissionBit.ADMINISTRATOR
    if message.only_for is None and channel.guild_id is not None:
        if access.granted(context.world, message.author_id, channel) & spared:
            return
        words = [payload.get("content") or "", *texts(payload.get("components") or [])]
        context.automod.check(words, MESSAGE_BLOCKED)


def _number(components: list[Json], start: int) -> int:
    """Number every component that the bot gave no id, as Discord does."""
    for component in components:
        component["id"] = component.get("id") or start
        start = _number(component.get("components") or [], start + 1)
        if component.get("accessory"):
            start = _number([component["accessory"]], start)
    return start


def _mention(context: SandboxContext, message: Message, payload: Json) -> None:
    allowed = payload.get("allowed_mentions")
    mentions = find_mentions(message.content, message.components, allowed)
    users = dict.fromkeys([*mentions.users, *_replied_to(context, message, allowed)])
    message.mentions = [each for each in users if each in context.world.users]
    channel = context.world.channels[message.channel_id]
    mentions_groups = access.can(context.world, message.author_id, channel, PermissionBit.MENTION_EVERYONE)
    message.mention_roles = list(mentions.roles) if mentions_groups else []
    message.mention_everyone = mentions.everyone and mentions_groups


def _replied_to(context: SandboxContext, message: Message, allowed: Any) -> list[int]:
    """Give the author a reply mentions: theirs, unless `allowed_mentions` leaves `replied_user` out."""
    if message.kind != REPLY or (allowed is not None and not allowed.get("replied_user")):
        return []
    replied = context.world.message(message.reply_to or 0)
    return [] if replied is None or replied.author_id == message.author_id else [replied.author_id]


def _notify(context: SandboxContext, message: Message, channel: Channel) -> None:
    """Note who is notified: mentioned people who see the channel, or the recipient of a direct message."""
    world = context.world
    if message.flags & SILENT:
        return
    wanted = set(message.mentions)
    guild = world.guilds.get(channel.guild_id or 0)
    if guild is not None:
        members = guild.members.values()
        wanted |= {m.user_id for m in members if message.mention_everyone or set(m.roles) & set(message.mention_roles)}
    if channel.is_conversation:
        wanted = set(channel.members)
    elif channel.kind == DIRECT:
        wanted = {channel.recipient_id or 0}
    wanted -= {message.author_id, world.bot_id}
    message.rings = [each for each in sorted(wanted) if each in world.users and access.sees(world, each, channel)]
    for each in message.rings:
        counts = world.users[each].mentions
        counts[channel.id] = counts.get(channel.id, 0) + 1


def _add_to_thread(context: SandboxContext, channel: Channel, message: Message) -> None:
    """Add the author and the mentioned people to the thread, as Discord does."""
    if not channel.is_thread:
        return
    wanted = dict.fromkeys([message.author_id, *(message.mentions if _invites(context, channel, message) else [])])
    home = context.world.home(channel)
    new = [u for u in wanted if u not in channel.members and access.sees(context.world, u, home)]
    added = tuple(new[: max(context.limits.thread_members - len(channel.members), 0)])
    if added:
        channel.members.update(dict.fromkeys(added, context.clock.now()))
        context.announce(ThreadMembersChanged(channel, added=added))


def _invites(context: SandboxContext, thread: Channel, message: Message) -> bool:
    """Tell whether the author's mentions add people: in a private thread that is not invitable only a manager's do."""
    return (
        thread.kind != PRIVATE_THREAD
        or thread.invitable
        or message.author_id == thread.owner_id
        or access.can(context.world, message.author_id, thread, PermissionBit.MANAGE_THREADS)
    )
