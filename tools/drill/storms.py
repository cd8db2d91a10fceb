"""Thousands of reminders due at once, with Discord's limits: few refusals, and no turn waits behind them."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

from sandbox import Sandbox
from sandbox.world.world import Channel
from tools.drill.environment.bot_process import bot
from tools.drill.environment.game import begun, goes_on, is_over
from tools.drill.environment.many_tables import prepare
from tools.drill.environment.waiting import seconds_until
from tools.drill.figures import Figure, exactly

MOST_REFUSALS = 49
TURN_WITHIN_S, BEGUN_WITHIN_S = 2.0, 8.0
A_SECOND = 20  # reminders, at least: the storm must end some time
BETWEEN_TURNS_S = 1.5  # two people who answer each other at once


async def remind(folder: Path, number: int) -> list[Figure]:
    """Let so many reminders be due at a start, and two people begin to play meanwhile."""
    async with Sandbox(people=("Ana", "Ben"), keeps_history=False) as sandbox:
        threads = await prepare(sandbox, folder, number)
        async with bot(sandbox, folder):
            await _first(threads)
            began = time.monotonic()
            current = await begun(sandbox)
            opening, waits = time.monotonic() - began, list[float]()
            while not all(map(_is_reminded, threads)) and time.monotonic() - began < _longest(number):
                current = await begun(sandbox) if is_over(current) else current
                asked = time.monotonic()
                current = await goes_on(sandbox, current, patience=30)
                waits.append(time.monotonic() - asked)
                await asyncio.sleep(BETWEEN_TURNS_S)
            took = time.monotonic() - began
        return [*_shown(threads, took), *_meanwhile(opening, waits), *_refused(sandbox)]


def _longest(number: int) -> float:
    return number / A_SECOND + 60


async def _first(threads: list[Channel]) -> None:
    """Wait until the storm has begun."""
    await seconds_until(lambda: any(map(_is_reminded, threads)), 60)


def _is_reminded(thread: Channel) -> bool:
    return bool(thread.messages)


def _shown(threads: list[Channel], took: float) -> Iterator[Figure]:
    number = len(threads)
    yield exactly(f"{number} reminders due at once: shown", sum(map(_is_reminded, threads)), number)
    yield exactly("  shown twice", sum(len(thread.messages) > 1 for thread in threads), 0)
    yield Figure("  in", took, "s", at_most=_longest(number))


def _meanwhile(opening: float, waits: list[float]) -> Iterator[Figure]:
    """Tell what two people have waited for while the others were reminded."""
    yield Figure("  from a challenge to its table's first turn", opening, "s", at_most=BEGUN_WITHIN_S)
    yield Figure("  turns played", len(waits), at_least=1)
    yield Figure("  a turn shown after, median", median(waits), "s", at_most=TURN_WITHIN_S)
    yield Figure("  a turn shown after, slowest of 20", slow(waits), "s", at_most=TURN_WITHIN_S)


def _refused(sandbox: Sandbox) -> Iterator[Figure]:
    yield Figure("  refused by Discord (429)", sandbox.limits.hits, at_most=MOST_REFUSALS)
    yield exactly("  requests that break Discord's rules", len(sandbox.violations.found), 0)


def slow(waits: list[float]) -> float:
    return quantiles(waits, n=20)[-1] if len(waits) > 1 else max(waits)
