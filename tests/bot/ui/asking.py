"""Ask the bot something, as one person, and read the private answer."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from bot.text import LANGUAGES
from sandbox import SandboxPerson, Seen
from sandbox.world.world import Channel
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import Match, open_match
from tests.says import says

T = TypeVar("T")
INTERACTION = "INTERACTION_CREATE"
SERVING = ("discord.py: ", "CommandTree-invoker")  # how discord.py names its tasks for what it hears


async def asked(person: SandboxPerson, place: Channel, command: str, /, **options: object) -> Seen:
    """Run a command whose answer must be private."""
    shown = await (await person.run(place, command, **options)).shown()
    assert shown.is_private
    refuse_faults(shown)
    return shown


def refuse_faults(shown: Seen) -> None:
    assert not any(says(shown.text, "error-unknown", language) for language in LANGUAGES), shown.text


async def played(match: Match, person: SandboxPerson, text: str) -> None:
    shown = await match.type(person, text)
    assert shown.is_private
    refuse_faults(shown)


def table_of(match: Match) -> str:
    """Read the table's id where people read it."""
    return match.thread.name.rsplit(" · ", 1)[1]


async def table_with_turn(stage: Stage, game: str, **terms: object) -> Match:
    """Open a table and wait until its first turn stands in the thread."""
    match = await open_match(stage, game, **terms)
    await match.next_turn()
    return match


async def comes_true(wanted: Callable[[], object]) -> None:
    """Wait for what the bot comes to know through its gateway, which no person sees."""
    for _ in range(10_000):
        if wanted():
            return
        await asyncio.sleep(0.002)
    raise AssertionError("it never came true")


async def unanswered(stage: Stage, act: Coroutine[Any, Any, T]) -> T:
    """Let a person do what the bot won't answer; their seconds are over once the bot has done with it."""
    heard = asyncio.ensure_future(stage.bot.wait_for("socket_event_type", check=lambda name: name == INTERACTION))
    acting = asyncio.ensure_future(act)
    await heard
    await comes_true(lambda: not [one for one in asyncio.all_tasks() if one.get_name().startswith(SERVING)])
    stage.sandbox.pass_deadline()
    return await acting
