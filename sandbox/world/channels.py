"""Open, change and close channels and threads, and let people into threads."""

from collections.abc import Sequence

from sandbox.protocol.snowflakes import made_at
from sandbox.world.context import SandboxContext
from sandbox.world.events import (
    ChannelChanged,
    ChannelGone,
    ChannelMade,
    MessageEdited,
    ThreadMembersChanged,
)
from sandbox.world.posting import blank, put
from sandbox.world.world import (
    DIRECT,
    GROUP,
    HAS_THREAD,
    NAME_CHANGED,
    PUBLIC_THREAD,
    TEXT,
    THREAD_CREATED,
    Channel,
    Guild,
    Message,
    User,
)


def open_text(context: SandboxContext, guild: Guild, name: str) -> Channel:
    position = sum(c.kind == TEXT for c in context.world.guild_channels(guild.id))
    return _open(context, Channel(context.ids.next(), TEXT, name, guild.id, position=position))


def open_direct(context: SandboxContext, user: User) -> Channel:
    """Find or make the direct channel between the bot and a person."""
    direct = context.world.direct(user.id)
    return direct or _open(context, Channel(context.ids.next(), DIRECT, user.name, recipient_id=user.id))


def open_conversation(context: SandboxContext, people: Sequence[User]) -> Channel:
    """Open what people have among themselves: a direct message between two, a group of more."""
    now, kind = context.clock.now(), DIRECT if len(people) == 2 else GROUP
    name = ", ".join(each.name for each in people)
    members = {each.id: now for each in people}
    return _open(context, Channel(context.ids.next(), kind, name, owner_id=people[0].id, members=members))


def open_thread(context: SandboxContext, thread: Channel, starter: Message | None) -> Channel:
    """Open a prepared thread with its owner as member; announce a public one without a starter in its parent."""
    now = context.clock.now()
    thread.archived_at = now
    thread.members[thread.owner_id] = now
    _open(context, thread)
    if starter is not None:
        starter.thread_id = thread.id
        starter.flags |= HAS_THREAD
        context.announce(MessageEdited(starter))
    elif thread.kind == PUBLIC_THREAD:
        notice = blank(context, context.world.channels[thread.parent_id or 0], thread.owner_id)
        notice.kind, notice.content, notice.thread_id = THREAD_CREATED, thread.name, thread.id
        put(context, notice)
    return thread


def _open(context: SandboxContext, channel: Channel) -> Channel:
    context.world.channels[channel.id] = channel
    context.announce(ChannelMade(channel))
    return channel


def announce_name(context: SandboxContext, thread: Channel, name: str) -> None:
    """Tell a thread its new name by a system message, which can't be deleted."""
    notice = blank(context, thread, context.world.bot_id)
    notice.kind, notice.content = NAME_CHANGED, name
    put(context, notice)


def archive(context: SandboxContext, thread: Channel, *, archived: bool, locked: bool | None = None) -> None:
    thread.archived, thread.archived_at = archived, context.clock.now()
    thread.locked = thread.locked if locked is None else locked
    context.announce(ChannelChanged(thread))


def archive_idle(context: SandboxContext) -> None:
    """Archive each thread that has been idle for its auto-archive duration."""
    now = context.clock.now()
    for thread in [c for c in context.world.channels.values() if c.is_thread and not c.archived]:
        last = max(thread.archived_at, made_at(thread.last_message_id or 0))
        if now - last > thread.auto_archive * 60_000:
            archive(context, thread, archived=True)


def close(context: SandboxContext, channel: Channel) -> None:
    """Delete a channel with its threads and everything in them."""
    world = context.world
    for thread in [c for c in world.channels.values() if c.parent_id == channel.id]:
        close(context, thread)
    for message in [m for m in world.ephemerals.values() if m.channel_id == channel.id]:
        del world.ephemerals[message.id]
    context.announce(ChannelGone(channel))
    del world.channels[channel.id]


def join(context: SandboxContext, thread: Channel, user_id: int) -> None:
    if user_id not in thread.members:
        thread.members[user_id] = context.clock.now()
        context.announce(ThreadMembersChanged(thread, added=(user_id,)))


def is_full(context: SandboxContext, thread: Channel) -> bool:
    return len(thread.members) >= context.limits.thread_members


def leave(context: SandboxContext, thread: Channel, user_id: int) -> None:
    if thread.members.pop(user_id, None) is not None:
        context.announce(ThreadMembersChanged(thread, removed=(user_id,)))


def active_threads(context: SandboxContext, guild_id: int) -> list[Channel]:
    return [c for c in context.world.guild_channels(guild_id) if c.is_thread and not c.archived]
