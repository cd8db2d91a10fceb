"""Run everything that takes minutes, print the figures beside their limits, and fail if one is broken: `make drill`."""

import argparse
import asyncio
import sys
import time
import traceback
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.drill.figures import Figure, show
from tools.drill.floods import flood
from tools.drill.kills import kill_in_turns
from tools.drill.outages import gone_for_minutes, out_of_reach_at_start
from tools.drill.restores import kill_restores
from tools.drill.storms import remind
from tools.drill.stuck import open_many, play_many
from tools.drill.suspends import sleep_in_a_game

Drill = Callable[[Path], Awaitable[list[Figure]]]

# All in real time. The first three mostly wait, so they run beside the others.
BESIDE: dict[str, Drill] = {
    "outage": lambda folder: gone_for_minutes(folder, 300),
    "suspend": lambda folder: sleep_in_a_game(folder, 90),
    "nap": lambda folder: sleep_in_a_game(folder, 5),
}
IN_TURN: dict[str, Drill] = {
    "start": lambda folder: out_of_reach_at_start(folder, 10),
    "kills": lambda folder: kill_in_turns(folder, 8),
    "restores": lambda folder: kill_restores(folder, 60),
    "flood": lambda folder: flood(folder, 8),
    "stuck-threads": lambda folder: open_many(folder, 32),
    "stuck-turns": lambda folder: play_many(folder, 96),
    "storm-1500": lambda folder: remind(folder, 1_500),
    "storm-5000": lambda folder: remind(folder, 5_000),
}
BROKEN = 1


async def run(name: str, drill: Drill) -> list[Figure]:
    """Run one drill in a folder of its own; a drill that fails is a broken limit too."""
    began = time.monotonic()
    with TemporaryDirectory(prefix=f"cairn-{name}-") as folder:
        try:
            figures = await drill(Path(folder))
        except (AssertionError, TimeoutError) as failure:
            traceback.print_exc()
            figures = [Figure(f"{name} didn't get through: {failure or 'too slow'}", 1, at_most=0)]
    show(f"{name}, {time.monotonic() - began:.0f} s", figures)
    return figures


async def run_all(only: str | None) -> list[Figure]:
    beside = [asyncio.create_task(run(name, drill)) for name, drill in BESIDE.items() if only in (None, name)]
    found = [figure for name, drill in IN_TURN.items() if only in (None, name) for figure in await run(name, drill)]
    return [*found, *(figure for figures in await asyncio.gather(*beside) for figure in figures)]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.drill", description=__doc__)
    parser.add_argument("--only", choices=[*BESIDE, *IN_TURN])
    figures = asyncio.run(run_all(parser.parse_args().only))
    broken = [figure for figure in figures if not figure.is_kept]
    show(f"{len(figures)} figures, {len(broken)} limits broken", broken)
    return BROKEN if broken else 0


if __name__ == "__main__":
    sys.exit(main())
