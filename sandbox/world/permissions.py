"""Work out what a member may do in a channel, from roles and overwrites."""

from enum import IntFlag

from sandbox.world.world import Channel, Guild


class PermissionBit(IntFlag):
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_AUDIT_LOG = 1 << 7
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40
    USE_EXTERNAL_APPS = 1 << 50


P = PermissionBit
EVERYTHING = (1 << 51) - 1
EVERYONE = int(
    P.ADD_REACTIONS
    | P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.USE_EXTERNAL_EMOJIS
    | P.CHANGE_NICKNAME
    | P.USE_APPLICATION_COMMANDS
    | P.CREATE_PUBLIC_THREADS
    | P.CREATE_PRIVATE_THREADS
    | P.SEND_MESSAGES_IN_THREADS
    | P.USE_EXTERNAL_APPS
)
IN_DIRECT_MESSAGES = int(EVERYONE & ~(P.CREATE_PUBLIC_THREADS | P.CREATE_PRIVATE_THREADS | P.CHANGE_NICKNAME))


_ADMINISTRATOR, _VIEW_CHANNEL, _SEND_MESSAGES = int(P.ADMINISTRATOR), int(P.VIEW_CHANNEL), int(P.SEND_MESSAGES)
_IN_MESSAGES = int(P.MENTION_EVERYONE | P.ATTACH_FILES | P.EMBED_LINKS)  # these are numbers: they are asked for often


def in_guild(guild: Guild, user_id: int) -> int:
    """Give a member's permissions before channel overwrites; none to a stranger."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if guild.owner_id == user_id:
        return EVERYTHING
    granted = guild.roles[guild.id].permissions
    for role_id in member.roles:
        granted |= guild.roles[role_id].permissions
    return EVERYTHING if granted & _ADMINISTRATOR else granted


def in_channel(guild: Guild, user_id: int, channel: Channel) -> int:
    """Give a member's permissions in a guild's channel; pass the parent of a thread."""
    base = in_guild(guild, user_id)
    if base & _ADMINISTRATOR or not base:
        return base
    granted = _overwritten(guild, user_id, channel, base)
    if not granted & _VIEW_CHANNEL:
        return 0
    if not granted & _SEND_MESSAGES:
        granted &= ~_IN_MESSAGES | _kept_in_threads(granted)
    return granted


def _kept_in_threads(granted: int) -> int:
    return int(P.ATTACH_FILES | P.EMBED_LINKS) if granted & P.SEND_MESSAGES_IN_THREADS else 0


def _overwritten(guild: Guild, user_id: int, channel: Channel, granted: int) -> int:
    """Apply the overwrites in Discord's order: @everyone's, the roles' together, the member's own."""
    everyone = channel.overwrites.get(guild.id)
    if everyone:
        granted = granted & ~everyone.deny | everyone.allow
    allow = deny = 0
    for role_id in guild.members[user_id].roles:
        overwrite = channel.overwrites.get(role_id)
        if overwrite:
            allow, deny = allow | overwrite.allow, deny | overwrite.deny
    granted = granted & ~deny | allow
    own = channel.overwrites.get(user_id)
    return granted & ~own.deny | own.allow if own else granted
