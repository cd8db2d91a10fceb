"""Answer for `/channels/{id}/messages`: post, read, edit, delete; and for the typing signal."""

from itertools import islice

from sandbox.gateway import payloads
from sandbox.protocol.json_codec import Json
from sandbox.protocol.problems import Problems
from sandbox.protocol.refusals import RestRefusal
from sandbox.protocol.request_body import RequestBody
from sandbox.rest import rate_limits
from sandbox.rest.router import RestCall, RestRoute
from sandbox.validation.messages import check_message
from sandbox.world import posting
from sandbox.world.access import channel_for_bot, is_locked_out, shares_guild
from sandbox.world.events import Typing
from sandbox.world.permissions import PermissionBit
from sandbox.world.world import COMMAND_ANSWER, DIRECT, NAME_CHANGED, REPLY, Channel, Message

NONCE_MS = 5 * 60_000  # so long Discord knows one again


def post_message(call: RestCall) -> Json:
    channel = _writable(call)
    body = call.body
    _need_files(call, channel, body)
    check_message(body, emoji=call.context.world.emoji)
    if said := _said_already(channel, body, call.context.clock.now() - NONCE_MS):
        return payloads.message(call.context, said)
    message = posting.blank(call.context, channel, call.context.world.bot_id)
    _reply(call, channel, body, message)
    return payloads.message(call.context, posting.post(call.context, message, body))


def _said_already(channel: Channel, body: RequestBody, since: int) -> Message | None:
    """Find the recent message with the same nonce, if the request asks to enforce it."""
    nonce = body.payload.get("nonce")
    if nonce is None or not body.payload.get("enforce_nonce"):
        return None
    recent = islice(reversed(channel.messages.values()), 100)
    return next((one for one in recent if one.nonce == str(nonce) and one.created >= since), None)


def _writable(call: RestCall) -> Channel:
    """Find a channel that takes messages from the bot now."""
    channel = channel_for_bot(call.context.world, call.id("channel_id"))
    wanted = PermissionBit.SEND_MESSAGES_IN_THREADS if channel.is_thread else PermissionBit.SEND_MESSAGES
    channel_for_bot(call.context.world, channel.id, wanted)
    if channel.kind == DIRECT and not _takes_direct(call, channel):
        raise RestRefusal(50007)
    if channel.archived:
        raise RestRefusal(50083)
    if is_locked_out(call.context.world, call.context.world.bot_id, channel):
        raise RestRefusal(160005)
    return channel


def _takes_direct(call: RestCall, channel: Channel) -> bool:
    """Tell whether the person allows direct messages and shares a guild with the bot."""
    user = call.context.world.users[channel.recipient_id or 0]
    return user.dms_open and shares_guild(call.context.world, user.id)


def _need_files(call: RestCall, channel: Channel, body: RequestBody) -> None:
    if body.files:
        channel_for_bot(call.context.world, channel.id, PermissionBit.ATTACH_FILES)


def _reply(call: RestCall, channel: Channel, body: RequestBody, message: Message) -> None:
    reference = body.payload.get("message_reference")
    if not reference:
        return
    channel_for_bot(call.context.world, channel.id, PermissionBit.READ_MESSAGE_HISTORY)
    number = int(reference.get("message_id") or 0)
    if number in channel.messages:
        message.reply_to, message.kind = number, REPLY
    elif reference.get("fail_if_not_exists", True):
        problems = Problems()
        problems.add("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        problems.refuse_if_any()


def _message(call: RestCall, wanted: PermissionBit = PermissionBit.VIEW_CHANNEL) -> Message:
    """Find a message in its channel; ephemeral ones are not there."""
    channel = channel_for_bot(call.context.world, call.id("channel_id"), wanted)
    message = channel.messages.get(call.id("message_id"))
    if message is None:
        raise RestRefusal(10008)
    return message


def get_message(call: RestCall) -> Json:
    return payloads.message(call.context, _message(call, PermissionBit.READ_MESSAGE_HISTORY))


def edit_message(call: RestCall) -> Json:
    message = _message(call)
    channel = call.context.world.channels[message.channel_id]
    if message.author_id != call.context.world.bot_id:
        raise RestRefusal(50005)
    if message.kind not in (0, REPLY, COMMAND_ANSWER):
        raise RestRefusal(50021)
    if channel.archived:
        raise RestRefusal(50083)
    body = call.body
    _need_files(call, channel, body)
    check_message(body, message, emoji=call.context.world.emoji)
    return payloads.message(call.context, posting.edit(call.context, message, body))


def delete_message(call: RestCall) -> None:
    message = _message(call)
    channel = call.context.world.channels[message.channel_id]
    if message.kind == NAME_CHANGED:
        raise RestRefusal(50021)
    if message.author_id != call.context.world.bot_id:
        channel_for_bot(call.context.world, channel.id, PermissionBit.MANAGE_MESSAGES)
    if channel.archived:
        raise RestRefusal(50083)
    posting.delete(call.context, message)


def history(call: RestCall) -> list[Json]:
    """Give messages newest first, as `before`, `after`, `around` and `limit` ask."""
    channel = channel_for_bot(call.context.world, call.id("channel_id"))
    if not _may_read_back(call, channel):
        return []
    limit = int(call.query("limit") or 50)
    problems = Problems()
    problems.number(limit, "limit", 1, 100, 50)
    problems.refuse_if_any()
    return [
        payloads.message(call.context, message) for message in _picked(call, list(channel.messages.values()), limit)
    ]


def _may_read_back(call: RestCall, channel: Channel) -> bool:
    try:
        channel_for_bot(call.context.world, channel.id, PermissionBit.READ_MESSAGE_HISTORY)
    except RestRefusal:
        return False
    return True


def _picked(call: RestCall, messages: list[Message], limit: int) -> list[Message]:
    if before := call.query("before"):
        messages = [m for m in messages if m.id < int(before)]
    if after := call.query("after"):
        return [m for m in messages if m.id > int(after)][:limit][::-1]
    if around := call.query("around"):
        near = sorted(messages, key=lambda m: abs(m.id - int(around)))[:limit]
        return sorted(near, key=lambda m: -m.id)
    return messages[-limit:][::-1]


def type_in(call: RestCall) -> None:
    channel = _writable(call)
    call.context.announce(Typing(channel, call.context.world.users[call.context.world.bot_id]))


_ALL, _ONE = "/channels/{channel_id}/messages", "/channels/{channel_id}/messages/{message_id}"
ROUTES = (
    RestRoute("POST", _ALL, post_message, rate_limits.MESSAGES),
    RestRoute("GET", _ALL, history),
    RestRoute("GET", _ONE, get_message),
    RestRoute("PATCH", _ONE, edit_message, rate_limits.MESSAGES),
    RestRoute("DELETE", _ONE, delete_message, rate_limits.DELETIONS),
    RestRoute("POST", "/channels/{channel_id}/typing", type_in),
)
