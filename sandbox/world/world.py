"""Hold everything that exists on the stand-in: people, guilds, channels, threads, messages, commands, files."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from sandbox.protocol.json_codec import Json

TEXT, DIRECT, GROUP, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 3, 11, 12
SUPPRESS_EMBEDS, EPHEMERAL, LOADING, SILENT, V2 = 1 << 2, 1 << 6, 1 << 7, 1 << 12, 1 << 15
HAS_THREAD = 1 << 5
NAME_CHANGED, THREAD_CREATED, REPLY, COMMAND_ANSWER = 4, 18, 19, 20  # kinds of messages


@dataclass(slots=True)
class User:
    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    read: dict[int, int] = field(default_factory=dict)  # channel -> newest message read
    mentions: dict[int, int] = field(default_factory=dict)  # channel -> unread messages that rang
    global_name: str = ""  # what they call themselves; their name where they don't
    has_installed: bool = False  # the application, for themselves


@dataclass(slots=True)
class Role:
    id: int
    name: str
    permissions: int
    position: int = 1


@dataclass(slots=True)
class Overwrite:
    id: int
    of_member: bool
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class Member:
    user_id: int
    joined: int
    roles: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Attachment:
    id: int
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    path: str = ""


@dataclass(slots=True)
class Message:
    id: int
    channel_id: int
    author_id: int
    created: int
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    kind: int = 0
    edited: int | None = None
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    rings: list[int] = field(default_factory=list)
    reply_to: int | None = None
    thread_id: int | None = None
    only_for: int | None = None  # an ephemeral message's one reader
    is_dismissed: bool = False  # the reader cleared it away; Discord does not tell the bot
    command: str | None = None
    invoker_id: int | None = None
    interaction_id: int | None = None
    interaction_kind: int = 0
    nonce: str | None = None
    owners: dict[str, str] = field(default_factory=dict)  # of the installations that its interaction was allowed by

    @property
    def is_v2(self) -> bool:
        return bool(self.flags & V2)

    @property
    def is_loading(self) -> bool:
        return bool(self.flags & LOADING)


@dataclass(slots=True)
class Channel:
    id: int
    kind: int
    name: str
    guild_id: int | None = None
    parent_id: int | None = None
    topic: str | None = None
    position: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipient_id: int | None = None
    owner_id: int = 0
    archived: bool = False
    locked: bool = False
    archived_at: int = 0
    auto_archive: int = 1440
    invitable: bool = True
    slowmode: int = 0
    members: dict[int, int] = field(default_factory=dict)  # a thread's or a conversation's: person -> when joined
    message_count: int = 0
    last_message_id: int | None = None
    messages: dict[int, Message] = field(default_factory=dict)  # oldest first

    @property
    def is_thread(self) -> bool:
        return self.kind in (PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def is_conversation(self) -> bool:
        """Tell whether it is people's own, a group or a direct message between two: the bot is never in it."""
        return self.kind == GROUP or (self.kind == DIRECT and self.recipient_id is None)


@dataclass(slots=True)
class Guild:
    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    command_roles: dict[str, list[int]] = field(default_factory=dict)  # command -> roles that may use it all the same


@dataclass(slots=True)
class World:
    bot_id: int
    users: dict[int, User] = field(default_factory=dict)
    guilds: dict[int, Guild] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    ephemerals: dict[int, Message] = field(default_factory=dict)
    commands: dict[int, list[Json]] = field(default_factory=dict)  # guild, or 0 for global
    files: dict[str, bytes] = field(default_factory=dict)  # path under /cdn/, oldest first
    emoji: dict[int, Json] = field(default_factory=dict)  # the application's own: name and image

    def has_bot(self, guild_id: int | None) -> bool:
        guild = self.guilds.get(guild_id or 0)
        return guild is not None and self.bot_id in guild.members

    def bot_guilds(self) -> list[Guild]:
        """List the guilds that have invited the bot: it hears of no other."""
        return [guild for guild in self.guilds.values() if self.bot_id in guild.members]

    def guild_channels(self, guild_id: int) -> Iterator[Channel]:
        return (c for c in self.channels.values() if c.guild_id == guild_id)

    def direct(self, user_id: int) -> Channel | None:
        channels = (c for c in self.channels.values() if c.kind == DIRECT and c.recipient_id == user_id)
        return next(channels, None)

    def message(self, message_id: int) -> Message | None:
        """Find a message anywhere, ephemeral ones included."""
        if message_id in self.ephemerals:
            return self.ephemerals[message_id]
        holders = (c.messages[message_id] for c in self.channels.values() if message_id in c.messages)
        return next(holders, None)

    def home(self, channel: Channel) -> Channel:
        """Give the channel whose overwrites count: the parent of a thread, or the channel itself."""
        return self.channels[channel.parent_id] if channel.is_thread and channel.parent_id else channel
