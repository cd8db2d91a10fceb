"""Register the commands; where Discord refuses them, those registered before go on, and the reasons are kept."""

import logging
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

import discord
from discord.app_commands import CommandTree, Translator

from bot.ui.discord_io.rest.command_size import fitted
from bot.ui.discord_io.rest.outages import is_passing

log = logging.getLogger(__name__)

MOST_NAMED, MOST_REASON = 5, 200
IMPOSSIBLE = {"type": 1, "name": "!", "description": "!"}  # no name may be so
Payload = list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class CommandProblem:
    """One thing that Discord finds wrong with the commands: where, and why."""

    path: str
    reason: str


class Registration:
    """Remember what Discord found wrong with the commands when they were last registered."""

    problems: tuple[CommandProblem, ...] = ()

    async def register(self, tree: CommandTree[Any]) -> None:
        """Replace all commands by the tree's."""
        payload = await _written(tree)
        self.problems = await _refused(tree, payload)
        if self.problems:
            count = len(self.problems)
            log.error("Discord refuses the commands, and those registered before go on; problems: %s", count)
        for problem in self.problems[:MOST_NAMED]:
            log.error("%s: %s", problem.path, problem.reason)


async def try_to_register(tree: CommandTree[Any]) -> tuple[CommandProblem, ...]:
    """
    Ask what Discord would find wrong with the commands, and change nothing.

    With a command among them that can't be, it refuses all, and says of each what is wrong.
    """
    payload = await _written(tree)
    refusal = await _refused(tree, [*payload, IMPOSSIBLE])
    if not refusal:
        await _refused(tree, payload)
    return tuple(problem for problem in refusal if not problem.path.startswith(f"/{IMPOSSIBLE['name']}"))


async def _written(tree: CommandTree[Any]) -> Payload:
    translator = cast("Translator", tree.translator)  # which is set before anything is registered
    whole = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    return [fitted(_typed(command)) for command in whole]


def _typed(command: dict[str, Any]) -> dict[str, Any]:
    """Write permissions as Discord's pages want them, as a string; discord.py writes a number."""
    needed = command.get("default_member_permissions")
    return command if needed is None else {**command, "default_member_permissions": str(needed)}


async def _refused(tree: CommandTree[Any], payload: Payload) -> tuple[CommandProblem, ...]:
    """Register, and read why Discord refuses; an outage is raised."""
    client = tree.client
    try:
        await client.http.bulk_upsert_global_commands(client.application_id or 0, payload=payload)
    except discord.HTTPException as error:
        if is_passing(error):
            raise
        errors = getattr(error, "_errors", None)
        problems = [
            CommandProblem(_place(payload, path), reason[:MOST_REASON]) for path, reason in _reasons(errors, ())
        ]
        return tuple(problems) or (CommandProblem(f"{error.status}/{error.code}", error.text[:MOST_REASON]),)
    return ()


def _reasons(node: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Walk Discord's tree of errors; each branch ends in a list of messages."""
    if not isinstance(node, Mapping):
        return
    if messages := node.get("_errors"):
        yield path, " ".join(str(each.get("message", each.get("code"))) for each in messages)
    for key, inner in node.items():
        yield from _reasons(inner, (*path, str(key)))


def _place(payload: Sequence[Any], path: tuple[str, ...]) -> str:
    """Name commands and options in place of their numbers: `/challenge <game> description`."""
    words, here = [], payload
    for key in path:
        here = _inside(here, key)
        named = here.get("name") if isinstance(here, Mapping) else None
        if named or key not in ("options", "_errors"):
            words.append(str(named or key))
    return f"/{' '.join(words)}"


def _inside(value: Any, key: str) -> Any:
    if isinstance(value, Mapping):
        return value.get(key)
    return value[int(key)] if isinstance(value, list) and key.isdigit() and int(key) < len(value) else None
