"""Who has installed the application where: a server that invited the bot, or a person for themselves."""

from sandbox.protocol.json_codec import Json
from sandbox.world import access
from sandbox.world.permissions import PermissionBit
from sandbox.world.world import Channel, User, World

IN_GUILD, BOT_DM, PRIVATE_CHANNEL = 0, 1, 2  # contexts of interactions
GUILD_INSTALL, USER_INSTALL = 0, 1
Owners = dict[str, str]  # by installation: the guild, "0" in the bot's own direct messages, or the person
BY_GUILD, BY_USER = str(GUILD_INSTALL), str(USER_INSTALL)


def context_of(channel: Channel) -> int:
    if channel.guild_id is not None:
        return IN_GUILD
    return PRIVATE_CHANNEL if channel.is_conversation else BOT_DM


def owners_in(world: World, user: User, context: int, guild_id: int | None = None) -> Owners:
    """Name the installations that let a person use the application in a guild, or elsewhere."""
    owners = {BY_USER: str(user.id)} if user.has_installed else {}
    if context == IN_GUILD and world.has_bot(guild_id):
        return {BY_GUILD: str(guild_id)} | owners
    if context == BOT_DM and access.shares_guild(world, user.id):
        return {BY_GUILD: "0"} | owners
    return owners


def offered_by(command: Json, owners: Owners, context: int) -> Owners:
    """Keep the installations by which a command is offered in this context; `contexts` overrides `dm_permission`."""
    contexts = command.get("contexts")
    if contexts is None:
        contexts = [IN_GUILD, *([BOT_DM] if command.get("dm_permission", True) is not False else [])]
    if context not in contexts:
        return {}
    types = command.get("integration_types") or [GUILD_INSTALL]
    return {by: owner for by, owner in owners.items() if int(by) in types}


def is_for_oneself(owners: Owners) -> bool:
    """Tell whether nobody but the person allows it: the bot isn't there."""
    return BY_USER in owners and BY_GUILD not in owners


def is_forced_private(world: World, user_id: int, channel: Channel, owners: Owners) -> bool:
    """Tell whether answers are shown to nobody else: where somebody may use no external apps (USE_EXTERNAL_APPS)."""
    return is_for_oneself(owners) and not access.can(world, user_id, channel, PermissionBit.USE_EXTERNAL_APPS)
