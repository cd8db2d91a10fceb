"""Post, edit and delete messages, and note whom a new one notifies."""

from bot.sandbox.protocol.json_codec import Json
from bot.sandbox.protocol.request_body import RequestBody
from bot.sandbox.world import access
from bot.sandbox.world.attachments import resolve
from bot.sandbox.world.context import SandboxContext
from bot.sandbox.world.events import MessageDeleted, MessageEdited, MessagePosted, ThreadMembersChanged
from bot.sandbox.world.mentions import find_mentions
from bot.sandbox.world.world import DIRECT, EPHEMERAL, LOADING, SILENT, SUPPRESS_EMBEDS, V2, Channel, Message

KEPT_FLAGS = SUPPRESS_EMBEDS | SILENT | V2


def blank(context: SandboxContext, channel: Channel, author_id: int) -> Message:
    return Message(context.ids.next(), channel.id, author_id, context.clock.now())


def post(context: SandboxContext, message: Message, body: RequestBody) -> Message:
    """Fill a new message from a checked body and show it."""
    channel = context.world.channels[message.channel_id]
    _fill(context, message, body.payload, body)
    _mention(context, message, body.payload)
    if message.only_for is None:
        _ring(context, message, channel)
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
        _draw_in(context, channel, message)
    context.announce(MessagePosted(message))
    return message


def edit(context: SandboxContext, message: Message, body: RequestBody) -> Message:
    """Change a message by a checked body; only filling a deferred answer notifies."""
    was_loading = message.is_loading
    _fill(context, message, body.payload, body)
    message.flags &= ~LOADING
    _mention(context, message, body.payload)
    if was_loading and message.only_for is None:
        _ring(context, message, context.world.channels[message.channel_id])
        _draw_in(context, context.world.channels[message.channel_id], message)
    message.edited = None if was_loading else context.clock.now()
    context.announce(MessageEdited(message))
    return message


def delete(context: SandboxContext, message: Message) -> None:
    context.world.ephemerals.pop(message.id, None)
    context.world.channels[message.channel_id].messages.pop(message.id, None)
    for attachment in message.attachments:
        context.world.files.pop(attachment.path, None)
    context.announce(MessageDeleted(message))


def _fill(context: SandboxContext, message: Message, payload: Json, body: RequestBody) -> None:
    attachments = context.file_store.take(body, message.channel_id, message)
    resolve(payload, attachments, context.origin)
    for dropped in [each for each in message.attachments if each not in attachments]:
        context.world.files.pop(dropped.path, None)
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


def _number(components: list[Json], start: int) -> int:
    """Number every component that the bot gave no id, as Discord does."""
    for component in components:
        component["id"] = component.get("id") or start
        start = _number(component.get("components") or [], start + 1)
        if component.get("accessory"):
            start = _number([component["accessory"]], start)
    return start


def _mention(context: SandboxContext, message: Message, payload: Json) -> None:
    found = find_mentions(message.content, message.components, payload.get("allowed_mentions"))
    message.mentions = [each for each in found.users if each in context.world.users]
    message.mention_roles = list(found.roles)
    message.mention_everyone = found.everyone


def _ring(context: SandboxContext, message: Message, channel: Channel) -> None:
    """Note who is notified: mentioned people who see the channel, or the recipient of a direct message."""
    world = context.world
    if message.flags & SILENT:
        return
    wanted = set(message.mentions)
    guild = world.guilds.get(channel.guild_id or 0)
    if guild is not None:
        members = guild.members.values()
        wanted |= {m.user_id for m in members if message.mention_everyone or set(m.roles) & set(message.mention_roles)}
    if channel.kind == DIRECT:
        wanted = {channel.recipient_id or 0}
    wanted -= {message.author_id, world.bot_id}
    message.rings = [each for each in sorted(wanted) if each in world.users and access.sees(world, each, channel)]
    for each in message.rings:
        counts = world.users[each].mentions
        counts[channel.id] = counts.get(channel.id, 0) + 1


def _draw_in(context: SandboxContext, channel: Channel, message: Message) -> None:
    """Add the author and the mentioned people to the thread, as Discord does."""
    if not channel.is_thread:
        return
    wanted = dict.fromkeys([message.author_id, *message.mentions])
    home = context.world.home(channel)
    added = tuple(u for u in wanted if u not in channel.members and access.sees(context.world, u, home))
    if added:
        channel.members.update(dict.fromkeys(added, context.clock.now()))
        context.announce(ThreadMembersChanged(channel, added=added))
