"""Describe what happens in the world, for the gateway, the people and the page."""

from dataclasses import dataclass

from sandbox.world.world import Channel, Guild, Message, Role, User


@dataclass(frozen=True, slots=True)
class MessagePosted:
    message: Message


@dataclass(frozen=True, slots=True)
class MessageEdited:
    message: Message


@dataclass(frozen=True, slots=True)
class MessageDeleted:
    message: Message


@dataclass(frozen=True, slots=True)
class ChannelMade:
    channel: Channel


@dataclass(frozen=True, slots=True)
class ChannelChanged:
    channel: Channel


@dataclass(frozen=True, slots=True)
class ChannelGone:
    channel: Channel


@dataclass(frozen=True, slots=True)
class ThreadMembersChanged:
    thread: Channel
    added: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class GuildMade:
    guild: Guild


@dataclass(frozen=True, slots=True)
class GuildGone:
    guild: Guild


@dataclass(frozen=True, slots=True)
class RoleMade:
    guild: Guild
    role: Role


@dataclass(frozen=True, slots=True)
class MemberJoined:
    guild: Guild
    user: User


@dataclass(frozen=True, slots=True)
class MemberChanged:
    guild: Guild
    user: User


@dataclass(frozen=True, slots=True)
class MemberLeft:
    guild: Guild
    user: User


@dataclass(frozen=True, slots=True)
class UserChanged:
    user: User


@dataclass(frozen=True, slots=True)
class CommandsChanged:
    pass


@dataclass(frozen=True, slots=True)
class Typing:
    channel: Channel
    user: User


WorldEvent = (
    MessagePosted
    | MessageEdited
    | MessageDeleted
    | ChannelMade
    | ChannelChanged
    | ChannelGone
    | ThreadMembersChanged
    | GuildMade
    | GuildGone
    | RoleMade
    | MemberJoined
    | MemberChanged
    | MemberLeft
    | UserChanged
    | CommandsChanged
    | Typing
)
