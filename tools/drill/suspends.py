"""Put the process to sleep, as a suspended machine does: that time is charged to nobody."""

import asyncio
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from sandbox import Sandbox
from tools.drill.environment.bot_process import DATABASE, bot
from tools.drill.environment.game import begun, goes_on
from tools.drill.environment.waiting import seconds_until
from tools.drill.figures import Figure, exactly

NOTICED_WITHIN_S = 20.0
CHARGED_S = 4.0  # what the bot doesn't notice, or notices too much of


async def sleep_in_a_game(folder: Path, seconds: float) -> list[Figure]:
    async with Sandbox(people=("Ana", "Ben"), rate_limits=False) as sandbox, bot(sandbox, folder) as process:
        current = await begun(sandbox)
        before = _missed(folder)
        process.send_signal(signal.SIGSTOP)
        began = time.monotonic()
        await asyncio.sleep(seconds)
        slept = time.monotonic() - began
        process.send_signal(signal.SIGCONT)
        await seconds_until(lambda: _missed(folder) > before, NOTICED_WITHIN_S)
        missed = _missed(folder) - before
        after = await goes_on(sandbox, current)
        return [
            Figure(f"stopped for {slept:.0f} s: charged to the player to move", slept - missed, "s", at_most=CHARGED_S),
            Figure("  given back beyond that", missed - slept, "s", at_most=CHARGED_S),
            exactly("the game goes on", int(after.id > current.id), 1),
        ]


def _missed(folder: Path) -> float:
    """Read how many seconds the bot has counted as not lived through."""
    with closing(sqlite3.connect(f"{(folder / DATABASE).as_uri()}?mode=ro", uri=True)) as database:
        [(missed,)] = database.execute("select missed from pulses").fetchall()
    return float(missed) / 1000
