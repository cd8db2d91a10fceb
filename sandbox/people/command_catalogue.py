"""List the commands that a person may use in a place, in their language."""

from sandbox.protocol.json_codec import Json
from sandbox.world import access, permissions
from sandbox.world.permissions import PermissionBit
from sandbox.world.world import DIRECT, Channel, User, World

GUILD_CONTEXT, BOT_CONTEXT = 0, 1
GUILD_INSTALL = 0
TYPED, ON_PERSON = 1, 2
_COPIED = ("min_value", "max_value", "min_length", "max_length", "channel_types")


def may_use_commands(world: World, user: User, channel: Channel) -> bool:
    return access.can_send(world, user.id, channel) and access.can(
        world, user.id, channel, PermissionBit.USE_APPLICATION_COMMANDS
    )


def usable(world: World, user: User, channel: Channel, kind: int = TYPED) -> list[Json]:
    """List the commands a person may use in a channel; a guild's command hides a global one of its name and kind."""
    if not may_use_commands(world, user, channel):
        return []
    allowed = access.granted(world, user.id, channel)
    context = BOT_CONTEXT if channel.kind == DIRECT else GUILD_CONTEXT
    return _of_kind(kind, _picked(world, channel.guild_id, user.id, allowed, context))


def in_guild(world: World, user: User, guild_id: int, kind: int = TYPED) -> list[Json]:
    """List the commands a person may use in a guild, before channel overwrites."""
    allowed = permissions.in_guild(world.guilds[guild_id], user.id)
    if not allowed & PermissionBit.USE_APPLICATION_COMMANDS:
        return []
    return _of_kind(kind, _picked(world, guild_id, user.id, allowed, GUILD_CONTEXT))


def in_direct(world: World, user: User) -> list[Json]:
    """List the global commands for the bot's direct messages, which need a guild in common."""
    if not access.shares_guild(world, user.id):
        return []
    return _of_kind(TYPED, _picked(world, None, user.id, permissions.IN_DIRECT_MESSAGES, BOT_CONTEXT))


def _of_kind(kind: int, commands: list[Json]) -> list[Json]:
    return [command for command in commands if command.get("type", TYPED) == kind]


def _picked(world: World, guild_id: int | None, user_id: int, allowed: int, context: int) -> list[Json]:
    here = [command for command in world.commands.get(0, []) if _fits(command, context)]
    both = (*here, *world.commands.get(guild_id or -1, []))
    fitting = {(command.get("type", TYPED), command["name"]): command for command in both}
    let = _let_by_role(world, guild_id, user_id)
    return [
        command
        for command in fitting.values()
        if context == BOT_CONTEXT or command["name"] in let or _permitted(command, allowed)
    ]


def _let_by_role(world: World, guild_id: int | None, user_id: int) -> set[str]:
    """Name the commands that the guild's own settings let this member use; they outrank the command's default."""
    guild = world.guilds.get(guild_id or 0)
    if guild is None or user_id not in guild.members:
        return set()
    roles = {guild.id, *guild.members[user_id].roles}  # @everyone has the guild's id
    return {name for name, chosen in guild.command_roles.items() if roles & set(chosen)}


def _fits(command: Json, context: int) -> bool:
    """Tell whether a global command shows in this context; `contexts` overrides `dm_permission`."""
    if GUILD_INSTALL not in (command.get("integration_types") or [GUILD_INSTALL]):
        return False  # nobody has installed the bot for themselves
    contexts = command.get("contexts")
    if contexts is not None:
        return context in contexts
    return context == GUILD_CONTEXT or command.get("dm_permission", True) is not False


def _permitted(command: Json, allowed: int) -> bool:
    needed = command.get("default_member_permissions")
    if needed is None or allowed & PermissionBit.ADMINISTRATOR:
        return True
    return int(needed) != 0 and allowed & int(needed) == int(needed)


def localized(thing: Json, part: str, locale: str) -> str:
    return str((thing.get(f"{part}_localizations") or {}).get(locale) or thing.get(part) or "")


def shown(command: Json, locale: str) -> Json:
    """Write a command for the page."""
    return _outline(command, locale) | {"id": command["id"], "options": _options(command, locale)}


def _outline(thing: Json, locale: str) -> Json:
    return {
        "key": thing["name"],
        "name": localized(thing, "name", locale),
        "description": localized(thing, "description", locale),
    }


def _options(thing: Json, locale: str) -> list[Json]:
    return [_option(option, locale) for option in thing.get("options") or []]


def _option(option: Json, locale: str) -> Json:
    choices = [
        {"name": localized(each, "name", locale), "value": each["value"]} for each in option.get("choices") or []
    ]
    body = _outline(option, locale) | {
        "type": option["type"],
        "required": bool(option.get("required")),
        "autocomplete": bool(option.get("autocomplete")),
        "choices": choices,
        "options": _options(option, locale),
    }
    return body | {key: option[key] for key in _COPIED if option.get(key) is not None}
