"""Create and remove guilds, let people join and leave, give and take permissions."""

from sandbox.world import permissions
from sandbox.world.context import SandboxContext
from sandbox.world.events import (
    ChannelChanged,
    GuildGone,
    GuildMade,
    MemberChanged,
    MemberJoined,
    MemberLeft,
    RoleMade,
)
from sandbox.world.permissions import PermissionBit
from sandbox.world.world import Channel, Guild, Member, Overwrite, Role, User

BOT_PERMISSIONS = int(permissions.EVERYONE | PermissionBit.MANAGE_MESSAGES | PermissionBit.MANAGE_THREADS)


def create(
    context: SandboxContext,
    name: str,
    owner: User,
    *,
    locale: str = "en-US",
    id_: int | None = None,
    invites_bot: bool = True,
) -> Guild:
    """Make a guild with its owner, and the bot with a role of its own if it is invited; `id_` settles its shard."""
    guild = Guild(id_ or context.ids.next(), name, owner.id, locale)
    guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.EVERYONE, 0)
    now = context.clock.now()
    guild.members[owner.id] = Member(owner.id, now)
    if invites_bot:
        bot_role = Role(context.ids.next(), "Bot", BOT_PERMISSIONS)
        guild.roles[bot_role.id] = bot_role
        guild.members[context.world.bot_id] = Member(context.world.bot_id, now, [bot_role.id])
    context.world.guilds[guild.id] = guild
    context.announce(GuildMade(guild))
    return guild


def remove(context: SandboxContext, guild: Guild) -> None:
    """Remove a guild with all its channels, as when the bot is kicked or the guild deleted."""
    context.announce(GuildGone(guild))
    for channel in list(context.world.guild_channels(guild.id)):
        del context.world.channels[channel.id]
    del context.world.guilds[guild.id]


def join(context: SandboxContext, guild: Guild, user: User) -> None:
    guild.members.setdefault(user.id, Member(user.id, context.clock.now()))
    context.announce(MemberJoined(guild, user))


def leave(context: SandboxContext, guild: Guild, user: User) -> None:
    if guild.members.pop(user.id, None) is not None:
        for channel in context.world.guild_channels(guild.id):
            channel.members.pop(user.id, None)
        context.announce(MemberLeft(guild, user))


def give_role(context: SandboxContext, guild: Guild, user: User, name: str, granted: PermissionBit) -> Role:
    """Give a member a new role with these permissions."""
    role = Role(context.ids.next(), name, int(granted), len(guild.roles))
    guild.roles[role.id] = role
    guild.members[user.id].roles.append(role.id)
    context.announce(RoleMade(guild, role))
    context.announce(MemberChanged(guild, user))
    return role


def allow(context: SandboxContext, channel: Channel, user_id: int, granted: PermissionBit) -> None:
    """Allow a member this in a channel, whatever their roles say."""
    overwrite = _own(channel, user_id)
    overwrite.allow |= granted
    overwrite.deny &= ~granted
    _changed(context, channel)


def deny(context: SandboxContext, channel: Channel, user_id: int, taken: PermissionBit) -> None:
    """Deny this to a member in a channel, or to everyone by the guild's id."""
    overwrite = _own(channel, user_id)
    overwrite.deny |= taken
    overwrite.allow &= ~taken
    _changed(context, channel)


def _own(channel: Channel, holder: int) -> Overwrite:
    return channel.overwrites.setdefault(holder, Overwrite(holder, of_member=holder != channel.guild_id))


def _changed(context: SandboxContext, channel: Channel) -> None:
    context.announce(ChannelChanged(channel))
