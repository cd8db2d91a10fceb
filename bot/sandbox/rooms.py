"""Open, change and close channels and threads, and let people into threads."""

from bot.sandbox.events import ChannelChanged, ChannelGone, ChannelMade, MessageEdited, ThreadMembersChanged
from bot.sandbox.payloads import THREAD_CREATED
from bot.sandbox.posting import blank, put
from bot.sandbox.snowflakes import made_at
from bot.sandbox.stage import Stage
from bot.sandbox.world import DIRECT, HAS_THREAD, PUBLIC_THREAD, TEXT, Channel, Guild, Message, User


def open_text(stage: Stage, guild: Guild, name: str) -> Channel:
    position = sum(c.kind == TEXT for c in stage.world.guild_channels(guild.id))
    return _open(stage, Channel(stage.ids.next(), TEXT, name, guild.id, position=position))


def open_direct(stage: Stage, user: User) -> Channel:
    """Give the direct channel between the bot and a person, made at need."""
    found = stage.world.direct(user.id)
    return found or _open(stage, Channel(stage.ids.next(), DIRECT, user.name, recipient_id=user.id))


def open_thread(stage: Stage, thread: Channel, starter: Message | None) -> Channel:
    """Open a prepared thread, with its owner as member; a public one without a starter is told in its parent."""
    now = stage.clock.now()
    thread.archived_at = now
    thread.members[thread.owner_id] = now
    _open(stage, thread)
    if starter is not None:
        starter.thread_id = thread.id
        starter.flags |= HAS_THREAD
        stage.announce(MessageEdited(starter))
    elif thread.kind == PUBLIC_THREAD:
        notice = blank(stage, stage.world.channels[thread.parent_id or 0], thread.owner_id)
        notice.kind, notice.content, notice.thread_id = THREAD_CREATED, thread.name, thread.id
        put(stage, notice)
    return thread


def _open(stage: Stage, channel: Channel) -> Channel:
    stage.world.channels[channel.id] = channel
    stage.announce(ChannelMade(channel))
    return channel


def archive(stage: Stage, thread: Channel, *, archived: bool, locked: bool | None = None) -> None:
    thread.archived, thread.archived_at = archived, stage.clock.now()
    thread.locked = thread.locked if locked is None else locked
    stage.announce(ChannelChanged(thread))


def archive_idle(stage: Stage) -> None:
    """Archive the threads in which nothing happened for as long as each allows."""
    now = stage.clock.now()
    for thread in [c for c in stage.world.channels.values() if c.is_thread and not c.archived]:
        last = max(thread.archived_at, made_at(thread.last_message_id or 0))
        if now - last > thread.auto_archive * 60_000:
            archive(stage, thread, archived=True)


def close(stage: Stage, channel: Channel) -> None:
    """Delete a channel with its threads and everything in them."""
    world = stage.world
    for thread in [c for c in world.channels.values() if c.parent_id == channel.id]:
        close(stage, thread)
    for message in [m for m in world.ephemerals.values() if m.channel_id == channel.id]:
        del world.ephemerals[message.id]
    stage.announce(ChannelGone(channel))
    del world.channels[channel.id]


def join(stage: Stage, thread: Channel, user_id: int) -> None:
    if user_id not in thread.members:
        thread.members[user_id] = stage.clock.now()
        stage.announce(ThreadMembersChanged(thread, added=(user_id,)))


def leave(stage: Stage, thread: Channel, user_id: int) -> None:
    if thread.members.pop(user_id, None) is not None:
        stage.announce(ThreadMembersChanged(thread, removed=(user_id,)))


def active_threads(stage: Stage, guild_id: int) -> list[Channel]:
    return [c for c in stage.world.guild_channels(guild_id) if c.is_thread and not c.archived]
