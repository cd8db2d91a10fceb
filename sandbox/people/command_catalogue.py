"""List the commands that a person may use in a place, in their language."""

from sandbox.protocol.json_codec import Json
from sandbox.world import access, permissions
from sandbox.world.installations import BY_GUILD, IN_GUILD, context_of, offered_by, owners_in
from sandbox.world.permissions import PermissionBit
from sandbox.world.world import Channel, User, World

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
    found = _picked(world, user, context_of(channel), access.granted(world, user.id, channel), channel.guild_id)
    return _of_kind(kind, found)


def in_guild(world: World, user: User, guild_id: int, kind: int = TYPED) -> list[Json]:
    """List the commands a person may use in a guild, before channel overwrites."""
    allowed = permissions.in_guild(world.guilds[guild_id], user.id)
    if not allowed & PermissionBit.USE_APPLICATION_COMMANDS:
        return []
    return _of_kind(kind, _picked(world, user, IN_GUILD, allowed, guild_id))


def in_direct(world: World, user: User, context: int) -> list[Json]:
    """List the global commands for the bot's direct messages, or for people's own conversations."""
    return _of_kind(TYPED, _picked(world, user, context, permissions.IN_DIRECT_MESSAGES))


def _of_kind(kind: int, commands: list[Json]) -> list[Json]:
    return [command for command in commands if command.get("type", TYPED) == kind]


def _picked(world: World, user: User, context: int, allowed: int, guild_id: int | None = None) -> list[Json]:
    owners = owners_in(world, user, context, guild_id)
    offered = [one for one in world.commands.get(0, []) if offered_by(one, owners, context)]
    own = world.commands.get(guild_id or -1, []) if BY_GUILD in owners else []
    fitting = {(one.get("type", TYPED), one["name"]): one for one in (*offered, *own)}
    let = _let_by_role(world, guild_id, user.id)
    return [one for one in fitting.values() if context != IN_GUILD or one["name"] in let or _permitted(one, allowed)]


def _let_by_role(world: World, guild_id: int | None, user_id: int) -> set[str]:
    """Name the commands that the guild's own settings let this member use; they outrank the command's default."""
    guild = world.guilds.get(guild_id or 0)
    if guild is None or user_id not in guild.members:
        return set()
    roles = {guild.id, *guild.members[user_id].roles}  # @everyone has the guild's id
    return {name for name, chosen in guild.command_roles.items() if roles & set(chosen)}


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
