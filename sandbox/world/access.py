"""Answer who sees a channel or a message, and who may do what there."""

from sandbox.protocol.refusals import RestRefusal
from sandbox.world import permissions
from sandbox.world.permissions import PermissionBit
from sandbox.world.world import DIRECT, PRIVATE_THREAD, Channel, Message, World


def granted(world: World, user_id: int, channel: Channel) -> int:
    """Give a user's permissions in any channel; none if they cannot see it."""
    if channel.is_conversation:
        return permissions.IN_DIRECT_MESSAGES if user_id in channel.members else 0
    if channel.kind == DIRECT:
        return permissions.IN_DIRECT_MESSAGES if user_id in (channel.recipient_id, world.bot_id) else 0
    guild = world.guilds.get(channel.guild_id or 0)
    if guild is None:
        return 0
    allowed = permissions.in_channel(guild, user_id, world.home(channel))
    hidden = (
        channel.kind == PRIVATE_THREAD and user_id not in channel.members and not allowed & PermissionBit.MANAGE_THREADS
    )
    return 0 if hidden else allowed


def can(world: World, user_id: int, channel: Channel, wanted: PermissionBit) -> bool:
    needed = int(wanted)
    return granted(world, user_id, channel) & needed == needed


def shares_guild(world: World, user_id: int) -> bool:
    """Tell whether a user is in any guild with the bot."""
    return any(user_id in guild.members for guild in world.bot_guilds())


def may_write_to_bot(world: World, user_id: int) -> bool:
    """Tell whether a user and the bot have what direct messages need: a guild in common, or the application."""
    return shares_guild(world, user_id) or world.users[user_id].has_installed


def is_locked_out(world: World, user_id: int, channel: Channel) -> bool:
    """Tell whether a locked thread takes no messages from this user."""
    return channel.locked and not can(world, user_id, channel, PermissionBit.MANAGE_THREADS)


def can_send(world: World, user_id: int, channel: Channel) -> bool:
    if channel.kind == DIRECT and not channel.is_conversation and not may_write_to_bot(world, user_id):
        return False
    if is_locked_out(world, user_id, channel):
        return False
    wanted = PermissionBit.SEND_MESSAGES_IN_THREADS if channel.is_thread else PermissionBit.SEND_MESSAGES
    return can(world, user_id, channel, wanted | PermissionBit.VIEW_CHANNEL)


def sees(world: World, user_id: int, channel: Channel) -> bool:
    return can(world, user_id, channel, PermissionBit.VIEW_CHANNEL)


def sees_message(world: World, user_id: int, message: Message) -> bool:
    if message.only_for is not None and message.only_for != user_id:
        return False
    channel = world.channels.get(message.channel_id)
    return channel is not None and sees(world, user_id, channel)


def require(world: World, channel: Channel, wanted: PermissionBit = PermissionBit.VIEW_CHANNEL) -> None:
    """Refuse unless the bot has all of `wanted` in a channel it sees."""
    allowed = granted(world, world.bot_id, channel)
    if not allowed & PermissionBit.VIEW_CHANNEL:
        raise RestRefusal(50001)
    if allowed & wanted != wanted:
        raise RestRefusal(50013)


def channel_for_bot(world: World, channel_id: int, wanted: PermissionBit = PermissionBit.VIEW_CHANNEL) -> Channel:
    """Find a channel the bot may use for `wanted`, else refuse as Discord does."""
    channel = world.channels.get(channel_id)
    if channel is None:
        raise RestRefusal(10003)
    require(world, channel, wanted)
    return channel
