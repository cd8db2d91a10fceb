"""Post, edit and delete messages; work out whom a new one notifies."""

from bot.sandbox import access
from bot.sandbox.attachments import resolve
from bot.sandbox.events import MessageDeleted, MessageEdited, MessagePosted, ThreadMembersChanged
from bot.sandbox.mentions import find_mentions
from bot.sandbox.stage import Stage
from bot.sandbox.uploads import Body
from bot.sandbox.wire import Json
from bot.sandbox.world import DIRECT, EPHEMERAL, LOADING, SILENT, SUPPRESS_EMBEDS, V2, Channel, Message

KEPT_FLAGS = SUPPRESS_EMBEDS | SILENT | V2


def blank(stage: Stage, channel: Channel, author_id: int) -> Message:
    return Message(stage.ids.next(), channel.id, author_id, stage.clock.now())


def post(stage: Stage, message: Message, body: Body) -> Message:
    """Fill a new message from a checked body and show it."""
    channel = stage.world.channels[message.channel_id]
    _fill(stage, message, body.payload, body)
    _mention(stage, message, body.payload)
    if message.only_for is None:
        _ring(stage, message, channel)
    return put(stage, message)


def put(stage: Stage, message: Message) -> Message:
    """Show a message that is complete: store it and announce it."""
    channel = stage.world.channels[message.channel_id]
    if message.only_for is not None:
        message.flags |= EPHEMERAL
        stage.world.ephemerals[message.id] = message
    else:
        channel.messages[message.id] = message
        channel.last_message_id = message.id
        channel.message_count += 1
        _draw_in(stage, channel, message)
    stage.announce(MessagePosted(message))
    return message


def edit(stage: Stage, message: Message, body: Body) -> Message:
    """Change a message by a checked body; an edit never notifies anybody."""
    was_loading = message.is_loading
    _fill(stage, message, body.payload, body)
    message.flags &= ~LOADING
    _mention(stage, message, body.payload)
    if was_loading and message.only_for is None:
        _ring(stage, message, stage.world.channels[message.channel_id])
        _draw_in(stage, stage.world.channels[message.channel_id], message)
    message.edited = None if was_loading else stage.clock.now()
    stage.announce(MessageEdited(message))
    return message


def delete(stage: Stage, message: Message) -> None:
    stage.world.ephemerals.pop(message.id, None)
    stage.world.channels[message.channel_id].messages.pop(message.id, None)
    for attachment in message.attachments:
        stage.world.files.pop(attachment.path, None)
    stage.announce(MessageDeleted(message))


def _fill(stage: Stage, message: Message, payload: Json, body: Body) -> None:
    attachments = stage.shelf.take(body, message.channel_id, message)
    resolve(payload, attachments, stage.origin)
    for dropped in [each for each in message.attachments if each not in attachments]:
        stage.world.files.pop(dropped.path, None)
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
    """Give every component the id that Discord gives where the bot gave none."""
    for component in components:
        component["id"] = component.get("id") or start
        start = _number(component.get("components") or [], start + 1)
        if component.get("accessory"):
            start = _number([component["accessory"]], start)
    return start


def _mention(stage: Stage, message: Message, payload: Json) -> None:
    found = find_mentions(message.content, message.components, payload.get("allowed_mentions"))
    message.mentions = [each for each in found.users if each in stage.world.users]
    message.mention_roles = list(found.roles)
    message.mention_everyone = found.everyone


def _ring(stage: Stage, message: Message, channel: Channel) -> None:
    """Note who is notified: those mentioned who see the message, and the other side of a direct message."""
    world = stage.world
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


def _draw_in(stage: Stage, channel: Channel, message: Message) -> None:
    """Make writer and mentioned people members of the thread, as posting and mentioning do."""
    if not channel.is_thread:
        return
    wanted = dict.fromkeys([message.author_id, *message.mentions])
    home = stage.world.home(channel)
    added = tuple(u for u in wanted if u not in channel.members and access.sees(stage.world, u, home))
    if added:
        channel.members.update(dict.fromkeys(added, stage.clock.now()))
        stage.announce(ThreadMembersChanged(channel, added=added))
