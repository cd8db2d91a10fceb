"""Answer for `/channels/{id}/messages`: post, read, edit, delete, and say that one is typing."""

from itertools import islice

from bot.sandbox import payloads, posting, ratelimits
from bot.sandbox.access import channel_for_bot
from bot.sandbox.check_messages import check_message
from bot.sandbox.door import Call, Route
from bot.sandbox.events import Typing
from bot.sandbox.form import Form
from bot.sandbox.permissions import Permission
from bot.sandbox.refusals import Refusal
from bot.sandbox.uploads import Body
from bot.sandbox.wire import Json
from bot.sandbox.world import DIRECT, Channel, Message


def post_message(call: Call) -> Json:
    channel = _writable(call)
    body = call.body
    _need_files(call, channel, body)
    check_message(body)
    if said := _said_already(channel, body):
        return payloads.message(call.stage, said)
    message = posting.blank(call.stage, channel, call.stage.world.bot_id)
    _reply(call, channel, body, message)
    return payloads.message(call.stage, posting.post(call.stage, message, body))


def _said_already(channel: Channel, body: Body) -> Message | None:
    """Find the recent message with the same nonce, if the request asks not to say a thing twice."""
    nonce = body.payload.get("nonce")
    if nonce is None or not body.payload.get("enforce_nonce"):
        return None
    recent = islice(reversed(channel.messages.values()), 100)
    return next((message for message in recent if message.nonce == str(nonce)), None)


def _writable(call: Call) -> Channel:
    """Find a channel that takes messages from the bot now."""
    channel = channel_for_bot(call.stage.world, call.id("channel_id"))
    wanted = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    channel_for_bot(call.stage.world, channel.id, wanted)
    if channel.kind == DIRECT and not _takes_direct(call, channel):
        raise Refusal(50007)
    if channel.archived:
        raise Refusal(50083)
    return channel


def _takes_direct(call: Call, channel: Channel) -> bool:
    """A person gets direct messages while he allows them and shares a guild with the bot."""
    user = call.stage.world.users[channel.recipient_id or 0]
    return user.dms_open and any(user.id in guild.members for guild in call.stage.world.guilds.values())


def _need_files(call: Call, channel: Channel, body: Body) -> None:
    if body.files:
        channel_for_bot(call.stage.world, channel.id, Permission.ATTACH_FILES)


def _reply(call: Call, channel: Channel, body: Body, message: Message) -> None:
    reference = body.payload.get("message_reference")
    if not reference:
        return
    channel_for_bot(call.stage.world, channel.id, Permission.READ_MESSAGE_HISTORY)
    number = int(reference.get("message_id") or 0)
    if number in channel.messages:
        message.reply_to, message.kind = number, payloads.REPLY
    elif reference.get("fail_if_not_exists", True):
        form = Form()
        form.wrong("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        form.close()


def _message(call: Call, wanted: Permission = Permission.VIEW_CHANNEL) -> Message:
    """Find a message in its channel; ephemeral ones are not there."""
    channel = channel_for_bot(call.stage.world, call.id("channel_id"), wanted)
    message = channel.messages.get(call.id("message_id"))
    if message is None:
        raise Refusal(10008)
    return message


def get_message(call: Call) -> Json:
    return payloads.message(call.stage, _message(call, Permission.READ_MESSAGE_HISTORY))


def edit_message(call: Call) -> Json:
    message = _message(call)
    channel = call.stage.world.channels[message.channel_id]
    if message.author_id != call.stage.world.bot_id:
        raise Refusal(50005)
    if message.kind not in (0, payloads.REPLY, payloads.INTERACTION_ANSWER):
        raise Refusal(50021)
    if channel.archived:
        raise Refusal(50083)
    body = call.body
    _need_files(call, channel, body)
    check_message(body, message)
    return payloads.message(call.stage, posting.edit(call.stage, message, body))


def delete_message(call: Call) -> None:
    message = _message(call)
    channel = call.stage.world.channels[message.channel_id]
    if message.author_id != call.stage.world.bot_id:
        channel_for_bot(call.stage.world, channel.id, Permission.MANAGE_MESSAGES)
    if channel.archived:
        raise Refusal(50083)
    posting.delete(call.stage, message)


def history(call: Call) -> list[Json]:
    """Give messages newest first, as `before`, `after`, `around` and `limit` ask."""
    channel = channel_for_bot(call.stage.world, call.id("channel_id"))
    if not _may_read_back(call, channel):
        return []
    limit = int(call.query("limit") or 50)
    form = Form()
    form.number(limit, "limit", 1, 100, 50)
    form.close()
    return [payloads.message(call.stage, message) for message in _picked(call, list(channel.messages.values()), limit)]


def _may_read_back(call: Call, channel: Channel) -> bool:
    try:
        channel_for_bot(call.stage.world, channel.id, Permission.READ_MESSAGE_HISTORY)
    except Refusal:
        return False
    return True


def _picked(call: Call, messages: list[Message], limit: int) -> list[Message]:
    if before := call.query("before"):
        messages = [m for m in messages if m.id < int(before)]
    if after := call.query("after"):
        return [m for m in messages if m.id > int(after)][:limit][::-1]
    if around := call.query("around"):
        near = sorted(messages, key=lambda m: abs(m.id - int(around)))[:limit]
        return sorted(near, key=lambda m: -m.id)
    return messages[-limit:][::-1]


def type_in(call: Call) -> None:
    channel = _writable(call)
    call.stage.announce(Typing(channel, call.stage.world.users[call.stage.world.bot_id]))


_ALL, _ONE = "/channels/{channel_id}/messages", "/channels/{channel_id}/messages/{message_id}"
ROUTES = (
    Route("POST", _ALL, post_message, ratelimits.MESSAGES),
    Route("GET", _ALL, history),
    Route("GET", _ONE, get_message),
    Route("PATCH", _ONE, edit_message, ratelimits.MESSAGES),
    Route("DELETE", _ONE, delete_message, ratelimits.DELETIONS),
    Route("POST", "/channels/{channel_id}/typing", type_in),
)
