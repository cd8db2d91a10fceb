"""Answer for channels and threads: read, open, change, join, leave, delete."""

from bot.sandbox import payloads, ratelimits, rooms
from bot.sandbox.access import channel_for_bot, require, sees
from bot.sandbox.door import Call, Route
from bot.sandbox.events import ChannelChanged
from bot.sandbox.form import Form
from bot.sandbox.permissions import Permission
from bot.sandbox.refusals import Refusal
from bot.sandbox.wire import Json
from bot.sandbox.world import DIRECT, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Message

DURATIONS = (60, 1440, 4320, 10080)
MOST_ACTIVE_THREADS = 1000


def get_channel(call: Call) -> Json:
    return payloads.channel(call.stage.world, channel_for_bot(call.stage.world, call.id("channel_id")))


def thread_from_message(call: Call) -> Json:
    parent = channel_for_bot(call.stage.world, call.id("channel_id"), Permission.CREATE_PUBLIC_THREADS)
    message = parent.messages.get(call.id("message_id"))
    if message is None:
        raise Refusal(10008)
    if message.thread_id is not None:
        raise Refusal(160004)
    return _open(call, parent, PUBLIC_THREAD, message)


def thread_alone(call: Call) -> Json:
    kind = call.body.payload.get("type", PRIVATE_THREAD)
    wanted = Permission.CREATE_PRIVATE_THREADS if kind == PRIVATE_THREAD else Permission.CREATE_PUBLIC_THREADS
    parent = channel_for_bot(call.stage.world, call.id("channel_id"), wanted)
    form = Form()
    form.choice(kind, "type", (PUBLIC_THREAD, PRIVATE_THREAD))
    form.close()
    return _open(call, parent, kind, None)


def _open(call: Call, parent: Channel, kind: int, starter: Message | None) -> Json:
    if parent.kind != TEXT:
        raise Refusal(50024)
    payload = call.body.payload
    form = Form()
    name = form.text(payload.get("name"), "name", 100)
    minutes = payload.get("auto_archive_duration") or 1440
    form.choice(minutes, "auto_archive_duration", DURATIONS)
    form.close()
    if len(rooms.active_threads(call.stage, parent.guild_id or 0)) >= MOST_ACTIVE_THREADS:
        raise Refusal(160006)
    number = starter.id if starter else call.stage.ids.next()
    thread = Channel(
        number, kind, name, parent.guild_id, parent.id, owner_id=call.stage.world.bot_id, auto_archive=minutes
    )
    thread.invitable = payload.get("invitable", True)
    return payloads.channel(call.stage.world, rooms.open_thread(call.stage, thread, starter))


def edit_channel(call: Call) -> Json:
    channel = channel_for_bot(call.stage.world, call.id("channel_id"))
    payload = call.body.payload
    if channel.kind == DIRECT:
        raise Refusal(50024)
    if channel.is_thread:
        _edit_thread(call, channel, payload)
    else:
        require(call.stage.world, channel, Permission.MANAGE_CHANNELS)
        _rename(channel, payload)
    call.stage.announce(ChannelChanged(channel))
    return payloads.channel(call.stage.world, channel)


def _rename(channel: Channel, payload: Json) -> None:
    form = Form()
    name = form.text(payload.get("name", channel.name), "name", 100)
    form.text(payload.get("topic"), "topic", 1024, shortest=0, required=False)
    form.close()
    channel.name, channel.topic = name, payload.get("topic", channel.topic)


def _edit_thread(call: Call, thread: Channel, payload: Json) -> None:
    """Change a thread; one that is archived only after, or along with, unarchiving it."""
    world = call.stage.world
    require(world, thread, _needed(call, thread, payload))
    form = Form()
    name = form.text(payload.get("name", thread.name), "name", 100)
    minutes = payload.get("auto_archive_duration", thread.auto_archive)
    form.choice(minutes, "auto_archive_duration", DURATIONS)
    archived = form.flag(payload.get("archived", thread.archived), "archived")
    locked = form.flag(payload.get("locked", thread.locked), "locked")
    form.close()
    if thread.archived and archived and payload.keys() - {"archived", "locked"}:
        raise Refusal(50083)
    if archived != thread.archived:
        thread.archived_at = call.stage.clock.now()
    thread.name, thread.auto_archive = name, minutes
    thread.archived, thread.locked = archived, locked
    thread.invitable = payload.get("invitable", thread.invitable)


def _needed(call: Call, thread: Channel, payload: Json) -> Permission:
    """Who opened a thread may rename and archive it; unarchiving takes sending; locking takes Manage Threads."""
    if thread.locked or "locked" in payload:
        return Permission.MANAGE_THREADS
    if thread.archived and payload.get("archived") is False:
        return Permission.SEND_MESSAGES_IN_THREADS
    return Permission.VIEW_CHANNEL if thread.owner_id == call.stage.world.bot_id else Permission.MANAGE_THREADS


def delete_channel(call: Call) -> Json:
    channel = channel_for_bot(call.stage.world, call.id("channel_id"))
    if channel.kind != DIRECT:
        require(
            call.stage.world, channel, Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
        )
        body = payloads.channel(call.stage.world, channel)
        rooms.close(call.stage, channel)
        return body
    return payloads.channel(call.stage.world, channel)


def _thread(call: Call, *, open_only: bool) -> Channel:
    thread = channel_for_bot(call.stage.world, call.id("channel_id"))
    if not thread.is_thread:
        raise Refusal(50024)
    if open_only and thread.archived:
        raise Refusal(50083)
    return thread


def join_thread(call: Call) -> None:
    rooms.join(call.stage, _thread(call, open_only=True), call.stage.world.bot_id)


def leave_thread(call: Call) -> None:
    rooms.leave(call.stage, _thread(call, open_only=True), call.stage.world.bot_id)


def add_member(call: Call) -> None:
    thread, user_id = _thread(call, open_only=True), call.id("user_id")
    require(call.stage.world, thread, Permission.SEND_MESSAGES_IN_THREADS)
    if user_id not in call.stage.world.guilds[thread.guild_id or 0].members:
        raise Refusal(10007)
    if not sees(call.stage.world, user_id, call.stage.world.home(thread)):
        raise Refusal(50001)
    rooms.join(call.stage, thread, user_id)


def remove_member(call: Call) -> None:
    thread = _thread(call, open_only=True)
    owner_of_private = thread.kind == PRIVATE_THREAD and thread.owner_id == call.stage.world.bot_id
    if not owner_of_private:
        require(call.stage.world, thread, Permission.MANAGE_THREADS)
    rooms.leave(call.stage, thread, call.id("user_id"))


def members(call: Call) -> list[Json]:
    """List a thread's members; Discord asks the members intent for it, so this is refused."""
    _thread(call, open_only=False)
    raise Refusal(50001)


def get_member(call: Call) -> Json:
    thread, user_id = _thread(call, open_only=False), call.id("user_id")
    if user_id not in thread.members:
        raise Refusal(10007)
    return payloads.thread_member(thread, user_id)


def active(call: Call) -> Json:
    """List the guild's active threads that the bot sees."""
    world = call.stage.world
    guild_id = call.id("guild_id")
    if guild_id not in world.guilds:
        raise Refusal(50001)
    visible = [thread for thread in rooms.active_threads(call.stage, guild_id) if sees(world, world.bot_id, thread)]
    return _listed(call, visible)


def archived_public(call: Call) -> Json:
    parent = channel_for_bot(call.stage.world, call.id("channel_id"), Permission.READ_MESSAGE_HISTORY)
    threads = [c for c in call.stage.world.channels.values() if c.parent_id == parent.id and c.archived]
    limit = int(call.query("limit") or 50)
    newest = sorted((t for t in threads if t.kind == PUBLIC_THREAD), key=lambda t: -t.archived_at)[:limit]
    return _listed(call, newest) | {"has_more": len(threads) > limit}


def _listed(call: Call, threads: list[Channel]) -> Json:
    world = call.stage.world
    joined = [payloads.thread_member(t, world.bot_id) for t in threads if world.bot_id in t.members]
    return {"threads": [payloads.channel(world, t) for t in threads], "members": joined}


_ONE, _MEMBER = "/channels/{channel_id}", "/channels/{channel_id}/thread-members/{user_id}"
_ME = "/channels/{channel_id}/thread-members/@me"
ROUTES = (
    Route("GET", _ONE, get_channel),
    Route("PATCH", _ONE, edit_channel, ratelimits.CHANNEL_EDITS),
    Route("DELETE", _ONE, delete_channel),
    Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", thread_from_message, ratelimits.THREADS),
    Route("POST", "/channels/{channel_id}/threads", thread_alone, ratelimits.THREADS),
    Route("GET", "/channels/{channel_id}/threads/archived/public", archived_public),
    Route("PUT", _ME, join_thread),
    Route("DELETE", _ME, leave_thread),
    Route("GET", "/channels/{channel_id}/thread-members", members),
    Route("PUT", _MEMBER, add_member),
    Route("DELETE", _MEMBER, remove_member),
    Route("GET", _MEMBER, get_member),
    Route("GET", "/guilds/{guild_id}/threads/active", active),
)
