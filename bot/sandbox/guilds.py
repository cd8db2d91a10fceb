"""Found and lose guilds, let people join and leave them, give and take permissions."""

from bot.sandbox import permissions
from bot.sandbox.events import ChannelChanged, GuildGone, GuildMade, MemberChanged, MemberJoined, MemberLeft, RoleMade
from bot.sandbox.permissions import Permission
from bot.sandbox.stage import Stage
from bot.sandbox.world import Channel, Guild, Member, Overwrite, Role, User

BOT_PERMISSIONS = int(permissions.EVERYONE | Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS)


def found(stage: Stage, name: str, owner: User, *, locale: str = "en-US") -> Guild:
    """Make a guild with its owner and the bot in it, the bot with a role of its own."""
    guild = Guild(stage.ids.next(), name, owner.id, locale)
    guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.EVERYONE, 0)
    bot_role = Role(stage.ids.next(), "Bot", BOT_PERMISSIONS)
    guild.roles[bot_role.id] = bot_role
    now = stage.clock.now()
    guild.members[owner.id] = Member(owner.id, now)
    guild.members[stage.world.bot_id] = Member(stage.world.bot_id, now, [bot_role.id])
    stage.world.guilds[guild.id] = guild
    stage.announce(GuildMade(guild))
    return guild


def lose(stage: Stage, guild: Guild) -> None:
    """Take the guild away with all its channels, as when the bot is removed or the guild deleted."""
    stage.announce(GuildGone(guild))
    for channel in list(stage.world.guild_channels(guild.id)):
        del stage.world.channels[channel.id]
    del stage.world.guilds[guild.id]


def join(stage: Stage, guild: Guild, user: User) -> None:
    guild.members.setdefault(user.id, Member(user.id, stage.clock.now()))
    stage.announce(MemberJoined(guild, user))


def leave(stage: Stage, guild: Guild, user: User) -> None:
    if guild.members.pop(user.id, None) is not None:
        for channel in stage.world.guild_channels(guild.id):
            channel.members.pop(user.id, None)
        stage.announce(MemberLeft(guild, user))


def give_role(stage: Stage, guild: Guild, user: User, name: str, granted: Permission) -> Role:
    """Give a member a new role with these permissions."""
    role = Role(stage.ids.next(), name, int(granted), len(guild.roles))
    guild.roles[role.id] = role
    guild.members[user.id].roles.append(role.id)
    stage.announce(RoleMade(guild, role))
    stage.announce(MemberChanged(guild, user))
    return role


def allow(stage: Stage, channel: Channel, user_id: int, granted: Permission) -> None:
    """Let a member do this in a channel, whatever his roles say."""
    overwrite = _own(channel, user_id)
    overwrite.allow |= granted
    overwrite.deny &= ~granted
    _changed(stage, channel)


def deny(stage: Stage, channel: Channel, user_id: int, taken: Permission) -> None:
    """Keep a member (or with the guild's id: everyone) from this in a channel."""
    overwrite = _own(channel, user_id)
    overwrite.deny |= taken
    overwrite.allow &= ~taken
    _changed(stage, channel)


def _own(channel: Channel, holder: int) -> Overwrite:
    return channel.overwrites.setdefault(holder, Overwrite(holder, of_member=holder != channel.guild_id))


def _changed(stage: Stage, channel: Channel) -> None:
    stage.announce(ChannelChanged(channel))
