"""Register, list and delete application commands, global ones and a guild's."""

from functools import lru_cache
from typing import Any

from sandbox.protocol.json_codec import Json
from sandbox.protocol.problems import Problems
from sandbox.protocol.refusals import RestRefusal
from sandbox.protocol.request_body import read_list
from sandbox.rest.router import RestCall, RestRoute
from sandbox.validation.commands import check_commands
from sandbox.world.events import CommandsChanged

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


def _scope(call: RestCall) -> int:
    """Give the guild these commands are for, 0 for everywhere."""
    if call.id("application_id") != call.context.world.bot_id:
        raise RestRefusal(10002)
    if "guild_id" not in call.request.match_info:
        return 0
    guild_id = call.id("guild_id")
    if not call.context.world.has_bot(guild_id):
        raise RestRefusal(50001)
    return guild_id


def put_all(call: RestCall) -> list[Json]:
    """Replace all commands; a command of the same name and type keeps its id."""
    scope = _scope(call)
    wanted = _checked(call.raw, is_of_guild=bool(scope))
    _refuse_installs(call, wanted)
    before = {_key(command): command for command in call.context.world.commands.get(scope, [])}
    made = [_made(call, command, scope, before.get(_key(command))) for command in wanted]
    return _store(call, scope, made)


@lru_cache(maxsize=4)
def _checked(raw: bytes, *, is_of_guild: bool) -> list[Json]:
    """Read a list of commands, once for all starts of a bot whose commands stay the same."""
    wanted = read_list(raw)
    check_commands(wanted, guild=is_of_guild)
    return wanted


def _refuse_installs(call: RestCall, commands: list[Json]) -> None:
    """Refuse kinds of installation that the portal doesn't allow; Discord's pages promise nothing of these."""
    problems = Problems()
    for index, command in enumerate(commands):
        for nth, kind in enumerate(command.get("integration_types") or []):
            if str(kind) not in call.context.installs:
                problems.add(f"{index}.integration_types.{nth}", "SANDBOX_INSTALL_NOT_ALLOWED", "Not in the portal")
    problems.refuse_if_any()


def _key(command: Json) -> tuple[int, str]:
    return command.get("type") or 1, command["name"]


def _made(call: RestCall, command: Json, scope: int, before: Json | None) -> Json:
    number = before["id"] if before else str(call.context.ids.next())
    body = _DEFAULTS | {key: value for key, value in command.items() if value is not None}
    body |= {"id": number, "application_id": str(call.context.world.bot_id), "version": str(call.context.ids.next())}
    return body | {"guild_id": str(scope)} if scope else body


def _store(call: RestCall, scope: int, commands: list[Json]) -> list[Json]:
    call.context.world.commands[scope] = commands
    call.context.announce(CommandsChanged())
    return commands


def get_all(call: RestCall) -> list[Json]:
    commands = call.context.world.commands.get(_scope(call), [])
    hidden = () if call.query("with_localizations") == "true" else ("name_localizations", "description_localizations")
    return [{key: value for key, value in command.items() if key not in hidden} for command in commands]


def post_one(call: RestCall) -> Json:
    scope, command = _scope(call), call.body.payload
    kept = [
        each
        for each in call.context.world.commands.get(scope, [])
        if _key(each) != (command.get("type") or 1, command.get("name"))
    ]
    check_commands([*kept, command], guild=bool(scope))
    _refuse_installs(call, [command])
    old = next((each for each in call.context.world.commands.get(scope, []) if _key(each) == _key(command)), None)
    made = _made(call, command, scope, old)
    _store(call, scope, [*kept, made])
    return made


def _found(call: RestCall, scope: int) -> Json:
    wanted = str(call.id("command_id"))
    command = next((each for each in call.context.world.commands.get(scope, []) if each["id"] == wanted), None)
    if command is None:
        raise RestRefusal(10063)
    return command


def get_one(call: RestCall) -> Json:
    return _found(call, _scope(call))


def edit_one(call: RestCall) -> Json:
    scope = _scope(call)
    command = _found(call, scope)
    changed: Json = command | call.body.payload
    others: list[Any] = [each for each in call.context.world.commands[scope] if each is not command]
    check_commands([*others, changed], guild=bool(scope))
    _store(call, scope, [*others, changed])
    return changed


def delete_one(call: RestCall) -> None:
    scope = _scope(call)
    command = _found(call, scope)
    _store(call, scope, [each for each in call.context.world.commands[scope] if each is not command])


ROUTES = tuple(
    RestRoute(method, base + path, endpoint)
    for base in ("/applications/{application_id}/commands", "/applications/{application_id}/guilds/{guild_id}/commands")
    for method, path, endpoint in (
        ("PUT", "", put_all),
        ("GET", "", get_all),
        ("POST", "", post_one),
        ("GET", "/{command_id}", get_one),
        ("PATCH", "/{command_id}", edit_one),
        ("DELETE", "/{command_id}", delete_one),
    )
)
