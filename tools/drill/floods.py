"""One person sends 50 interactions a second: the others are acknowledged as if nobody did."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from itertools import cycle, islice
from pathlib import Path
from statistics import quantiles
from typing import Any

from sandbox import Sandbox, SandboxPerson, Seen
from tools.drill.environment.bot_process import bot
from tools.drill.environment.game import begun, ids
from tools.drill.figures import Figure

A_SECOND = 50
LONG, TOO_LONG = "4a-3a " * 33, "4a-3a " * 1_000  # 198 signs are read; of 6,000 none
MOST_P99_MS = 250.0
BETWEEN_S = 0.02


async def flood(folder: Path, seconds: int) -> list[Figure]:
    async with Sandbox(people=("Ana", "Ben"), rate_limits=False) as sandbox, bot(sandbox, folder):
        turn = await begun(sandbox)
        sending = asyncio.create_task(send_much(sandbox, sandbox.person("Ana"), turn, seconds))
        waited = list[float]()
        while not sending.done():
            waited.append(await _acknowledged(sandbox.person("Ben"), turn))
            await asyncio.sleep(BETWEEN_S)
        sent = await sending
        return [
            Figure("sent by one person", sent / seconds, "a second", at_least=A_SECOND * 0.9),
            Figure("  another's acknowledgement, p99", quantiles(waited, n=100)[-1], "ms", at_most=MOST_P99_MS),
            Figure("  of so many", len(waited), at_least=50),
        ]


async def _acknowledged(person: SandboxPerson, turn: Seen) -> float:
    began = time.perf_counter()
    await person.click(turn, next(one for one in ids(turn) if one.startswith("view|")))
    return 1000 * (time.perf_counter() - began)


async def send_much(sandbox: Sandbox, person: SandboxPerson, turn: Seen, seconds: int) -> int:
    """Send suggestions, pickers, exports, challenges and more by turns, whether they are answered or not."""
    thread, play = turn.channel_id, next(one for one in ids(turn) if one.startswith("play|"))
    ways: tuple[Callable[[], Coroutine[Any, Any, object]], ...] = (
        lambda: person.autocomplete(thread, "move", "text", LONG),
        lambda: person.autocomplete(thread, "move", "text", TOO_LONG),
        lambda: person.run(thread, "move", text=LONG),
        lambda: person.click(turn.id, play),
        lambda: person.run(thread, "export"),
        lambda: person.run(thread, "replay"),
        lambda: person.run(thread, "puzzle"),
        lambda: person.run(sandbox.channel, "challenge tactic"),
    )
    sending: list[asyncio.Task[object]] = []
    for way in islice(cycle(ways), A_SECOND * seconds):
        sending.append(asyncio.create_task(way()))
        await asyncio.sleep(1 / A_SECOND)
    for task in sending:
        task.cancel()
    await asyncio.gather(*sending, return_exceptions=True)
    return len(sending)
