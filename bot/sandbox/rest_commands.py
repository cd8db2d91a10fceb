"""Answer for application commands: register all at once, one by one, list, delete; global and a guild's."""

from typing import Any

from bot.sandbox.check_commands import check_commands
from bot.sandbox.door import Call, Route
from bot.sandbox.events import CommandsChanged
from bot.sandbox.refusals import Refusal
from bot.sandbox.uploads import read_list
from bot.sandbox.wire import Json

_DEFAULTS: Json = {
    "type": 1,
    "description": "",
    "options": [],
    "default_member_permissions": None,
    "dm_permission": True,
    "nsfw": False,
    "name_localizations": None,
    "description_localizations": None,
    "contexts": None,
    "integration_types": [0],
}


def _scope(call: Call) -> int:
    """Give the guild these commands are for, 0 for everywhere."""
    if call.id("application_id") != call.stage.world.bot_id:
        raise Refusal(10002)
    if "guild_id" not in call.request.match_info:
        return 0
    guild_id = call.id("guild_id")
    if guild_id not in call.stage.world.guilds:
        raise Refusal(50001)
    return guild_id


def put_all(call: Call) -> list[Json]:
    """Replace all commands; one that keeps its name and type keeps its id."""
    scope, wanted = _scope(call), read_list(call.raw)
    check_commands(wanted, guild=bool(scope))
    before = {_key(command): command for command in call.stage.world.commands.get(scope, [])}
    made = [_made(call, command, scope, before.get(_key(command))) for command in wanted]
    return _store(call, scope, made)


def _key(command: Json) -> tuple[int, str]:
    return command.get("type") or 1, command["name"]


def _made(call: Call, command: Json, scope: int, before: Json | None) -> Json:
    number = before["id"] if before else str(call.stage.ids.next())
    body = _DEFAULTS | {key: value for key, value in command.items() if value is not None}
    body |= {"id": number, "application_id": str(call.stage.world.bot_id), "version": str(call.stage.ids.next())}
    return body | {"guild_id": str(scope)} if scope else body


def _store(call: Call, scope: int, commands: list[Json]) -> list[Json]:
    call.stage.world.commands[scope] = commands
    call.stage.announce(CommandsChanged())
    return commands


def get_all(call: Call) -> list[Json]:
    commands = call.stage.world.commands.get(_scope(call), [])
    hidden = () if call.query("with_localizations") == "true" else ("name_localizations", "description_localizations")
    return [{key: value for key, value in command.items() if key not in hidden} for command in commands]


def post_one(call: Call) -> Json:
    scope, command = _scope(call), call.body.payload
    kept = [
        each
        for each in call.stage.world.commands.get(scope, [])
        if _key(each) != (command.get("type") or 1, command.get("name"))
    ]
    check_commands([*kept, command], guild=bool(scope))
    old = next((each for each in call.stage.world.commands.get(scope, []) if _key(each) == _key(command)), None)
    made = _made(call, command, scope, old)
    _store(call, scope, [*kept, made])
    return made


def _found(call: Call, scope: int) -> Json:
    wanted = str(call.id("command_id"))
    command = next((each for each in call.stage.world.commands.get(scope, []) if each["id"] == wanted), None)
    if command is None:
        raise Refusal(10063)
    return command


def get_one(call: Call) -> Json:
    return _found(call, _scope(call))


def edit_one(call: Call) -> Json:
    scope = _scope(call)
    command = _found(call, scope)
    changed: Json = command | call.body.payload
    others: list[Any] = [each for each in call.stage.world.commands[scope] if each is not command]
    check_commands([*others, changed], guild=bool(scope))
    _store(call, scope, [*others, changed])
    return changed


def delete_one(call: Call) -> None:
    scope = _scope(call)
    command = _found(call, scope)
    _store(call, scope, [each for each in call.stage.world.commands[scope] if each is not command])


ROUTES = tuple(
    Route(method, base + path, verb)
    for base in ("/applications/{application_id}/commands", "/applications/{application_id}/guilds/{guild_id}/commands")
    for method, path, verb in (
        ("PUT", "", put_all),
        ("GET", "", get_all),
        ("POST", "", post_one),
        ("GET", "/{command_id}", get_one),
        ("PATCH", "/{command_id}", edit_one),
        ("DELETE", "/{command_id}", delete_one),
    )
)
