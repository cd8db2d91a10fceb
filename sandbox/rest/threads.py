"""Open and change threads over REST, and let people into them."""

from sandbox.gateway import payloads
from sandbox.protocol.json_codec import Json
from sandbox.protocol.problems import Problems
from sandbox.protocol.refusals import RestRefusal
from sandbox.rest import rate_limits
from sandbox.rest.router import RestCall, RestRoute
from sandbox.world import channels
from sandbox.world.access import channel_for_bot, require, sees
from sandbox.world.automod import TITLE_BLOCKED
from sandbox.world.permissions import PermissionBit
from sandbox.world.world import PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Message

DURATIONS = (60, 1440, 4320, 10080)


def thread_from_message(call: RestCall) -> Json:
    parent = channel_for_bot(call.context.world, call.id("channel_id"), PermissionBit.CREATE_PUBLIC_THREADS)
    message = parent.messages.get(call.id("message_id"))
    if message is None:
        raise RestRefusal(10008)
    if message.thread_id is not None:
        raise RestRefusal(160004)
    return _open(call, parent, PUBLIC_THREAD, message)


def thread_alone(call: RestCall) -> Json:
    kind = call.body.payload.get("type", PRIVATE_THREAD)
    wanted = PermissionBit.CREATE_PRIVATE_THREADS if kind == PRIVATE_THREAD else PermissionBit.CREATE_PUBLIC_THREADS
    parent = channel_for_bot(call.context.world, call.id("channel_id"), wanted)
    problems = Problems()
    problems.choice(kind, "type", (PUBLIC_THREAD, PRIVATE_THREAD))
    problems.refuse_if_any()
    return _open(call, parent, kind, None)


def _open(call: RestCall, parent: Channel, kind: int, starter: Message | None) -> Json:
    if parent.kind != TEXT:
        raise RestRefusal(50024)
    payload = call.body.payload
    problems = Problems()
    name = problems.text(payload.get("name"), "name", 100)
    minutes = payload.get("auto_archive_duration") or 1440
    problems.choice(minutes, "auto_archive_duration", DURATIONS)
    problems.refuse_if_any()
    call.context.automod.check([name], TITLE_BLOCKED)
    if len(channels.active_threads(call.context, parent.guild_id or 0)) >= call.context.limits.active_threads:
        raise RestRefusal(160006)
    number = starter.id if starter else call.context.ids.next()
    thread = Channel(
        number, kind, name, parent.guild_id, parent.id, owner_id=call.context.world.bot_id, auto_archive=minutes
    )
    thread.invitable = payload.get("invitable", True)
    return payloads.channel(call.context.world, channels.open_thread(call.context, thread, starter))


def edit_thread(call: RestCall, thread: Channel, payload: Json) -> None:
    """Change a thread; an archived one must be unarchived first, or in the same request."""
    world = call.context.world
    require(world, thread, _needed(call, thread, payload))
    problems = Problems()
    name = problems.text(payload.get("name", thread.name), "name", 100)
    minutes = payload.get("auto_archive_duration", thread.auto_archive)
    problems.choice(minutes, "auto_archive_duration", DURATIONS)
    archived = problems.flag(payload.get("archived", thread.archived), "archived")
    locked = problems.flag(payload.get("locked", thread.locked), "locked")
    problems.refuse_if_any()
    if name != thread.name:
        call.context.automod.check([name], TITLE_BLOCKED)
    if thread.archived and archived and payload.keys() - {"archived"}:
        raise RestRefusal(50083)
    if archived != thread.archived:
        thread.archived_at = call.context.clock.now()
    if name != thread.name:
        channels.announce_name(call.context, thread, name)
    thread.name, thread.auto_archive = name, minutes
    thread.archived, thread.locked = archived, locked
    thread.invitable = payload.get("invitable", thread.invitable)


def _needed(call: RestCall, thread: Channel, payload: Json) -> PermissionBit:
    """Name the permission an edit needs: none for the opener, sending to unarchive, Manage Threads to lock."""
    if thread.locked or "locked" in payload:
        return PermissionBit.MANAGE_THREADS
    if thread.archived and payload.get("archived") is False:
        return PermissionBit.SEND_MESSAGES_IN_THREADS
    return PermissionBit.VIEW_CHANNEL if thread.owner_id == call.context.world.bot_id else PermissionBit.MANAGE_THREADS


def _thread(call: RestCall, *, open_only: bool) -> Channel:
    thread = channel_for_bot(call.context.world, call.id("channel_id"))
    if not thread.is_thread:
        raise RestRefusal(50024)
    if open_only and thread.archived:
        raise RestRefusal(50083)
    return thread


def join_thread(call: RestCall) -> None:
    thread = _thread(call, open_only=True)
    _need_room_for(call, thread, call.context.world.bot_id)
    channels.join(call.context, thread, call.context.world.bot_id)


def _need_room_for(call: RestCall, thread: Channel, user_id: int) -> None:
    if user_id not in thread.members and channels.is_full(call.context, thread):
        raise RestRefusal(30033)


def leave_thread(call: RestCall) -> None:
    channels.leave(call.context, _thread(call, open_only=True), call.context.world.bot_id)


def add_member(call: RestCall) -> None:
    thread, user_id = _thread(call, open_only=True), call.id("user_id")
    require(call.context.world, thread, PermissionBit.SEND_MESSAGES_IN_THREADS)
    if user_id not in call.context.world.guilds[thread.guild_id or 0].members:
        raise RestRefusal(10007)
    if not sees(call.context.world, user_id, call.context.world.home(thread)):
        raise RestRefusal(50001)
    _need_room_for(call, thread, user_id)
    channels.join(call.context, thread, user_id)


def remove_member(call: RestCall) -> None:
    thread = _thread(call, open_only=True)
    owner_of_private = thread.kind == PRIVATE_THREAD and thread.owner_id == call.context.world.bot_id
    if not owner_of_private:
        require(call.context.world, thread, PermissionBit.MANAGE_THREADS)
    channels.leave(call.context, thread, call.id("user_id"))


def members(call: RestCall) -> list[Json]:
    """Refuse to list a thread's members, as Discord does without the members intent."""
    _thread(call, open_only=False)
    raise RestRefusal(50001)


def get_member(call: RestCall) -> Json:
    thread, user_id = _thread(call, open_only=False), call.id("user_id")
    if user_id not in thread.members:
        raise RestRefusal(10007)
    return payloads.thread_member(thread, user_id)


def active(call: RestCall) -> Json:
    """List the guild's active threads that the bot sees."""
    world = call.context.world
    guild_id = call.id("guild_id")
    if not world.has_bot(guild_id):
        raise RestRefusal(50001)
    visible = [
        thread for thread in channels.active_threads(call.context, guild_id) if sees(world, world.bot_id, thread)
    ]
    return _listed(call, visible)


def archived_public(call: RestCall) -> Json:
    parent = channel_for_bot(call.context.world, call.id("channel_id"), PermissionBit.READ_MESSAGE_HISTORY)
    threads = [c for c in call.context.world.channels.values() if c.parent_id == parent.id and c.archived]
    limit = int(call.query("limit") or 50)
    newest = sorted((t for t in threads if t.kind == PUBLIC_THREAD), key=lambda t: -t.archived_at)[:limit]
    return _listed(call, newest) | {"has_more": len(threads) > limit}


def _listed(call: RestCall, threads: list[Channel]) -> Json:
    world = call.context.world
    joined = [payloads.thread_member(t, world.bot_id) for t in threads if world.bot_id in t.members]
    return {"threads": [payloads.channel(world, t) for t in threads], "members": joined}


_MEMBER = "/channels/{channel_id}/thread-members/{user_id}"
_ME = "/channels/{channel_id}/thread-members/@me"
ROUTES = (
    RestRoute("POST", "/channels/{channel_id}/messages/{message_id}/threads", thread_from_message, rate_limits.THREADS),
    RestRoute("POST", "/channels/{channel_id}/threads", thread_alone, rate_limits.THREADS),
    RestRoute("GET", "/channels/{channel_id}/threads/archived/public", archived_public),
    RestRoute("PUT", _ME, join_thread),
    RestRoute("DELETE", _ME, leave_thread),
    RestRoute("GET", "/channels/{channel_id}/thread-members", members),
    RestRoute("PUT", _MEMBER, add_member),
    RestRoute("DELETE", _MEMBER, remove_member),
    RestRoute("GET", _MEMBER, get_member),
    RestRoute("GET", "/guilds/{guild_id}/threads/active", active),
)
