"""Discord out of reach: at the start in every way it can be, and afterwards for minutes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sandbox import Sandbox
from tools.drill.environment.bot_process import BotProcess, bot, started
from tools.drill.environment.game import begun, goes_on
from tools.drill.environment.waiting import seconds_until
from tools.drill.figures import Figure, exactly

WAYS: dict[str, tuple[int | None, bool]] = {
    "unreachable": (None, False),
    "503": (503, False),
    "429": (429, False),
    "a page of HTML": (502, True),
}
BACK_WITHIN_S = 60.0


async def out_of_reach_at_start(folder: Path, seconds: float) -> list[Figure]:
    """Start while Discord fails, in each way a bot of its own; measure how long after its return each is there."""
    return [
        figure for found in await asyncio.gather(*(_start(folder, way, seconds) for way in WAYS)) for figure in found
    ]


async def _start(folder: Path, way: str, seconds: float) -> list[Figure]:
    status, is_page = WAYS[way]
    place = folder / way.replace(" ", "-")
    place.mkdir()
    async with Sandbox() as sandbox, _outage_then(sandbox, place, status, is_page, seconds) as process:
        took = await _back(sandbox)
        return [
            exactly(f"{way} at the start: ended by itself", int(process.returncode is not None), 0),
            Figure(f"{way} for {seconds:g} s at the start: connected after", took, "s", at_most=BACK_WITHIN_S),
        ]


@asynccontextmanager
async def _outage_then(
    sandbox: Sandbox, place: Path, status: int | None, is_page: bool, seconds: float
) -> AsyncIterator[BotProcess]:
    async with sandbox.outage(status, html=is_page) as fault, started(sandbox, place, quietly=True) as process:
        await seconds_until(lambda: fault.met, BACK_WITHIN_S)  # it has asked for the first time
        await asyncio.sleep(seconds)
        sandbox.gateway.refuse(0)
        fault.left = 0
        yield process


async def _back(sandbox: Sandbox) -> float:
    return await seconds_until(lambda: sandbox.gateway.is_connected, 2 * BACK_WITHIN_S)


async def gone_for_minutes(folder: Path, seconds: float) -> list[Figure]:
    """Take Discord away from a bot that plays, in real time; then the game goes on."""
    async with (
        Sandbox(people=("Ana", "Ben"), rate_limits=False) as sandbox,
        bot(sandbox, folder, quietly=True) as process,
    ):
        current = await begun(sandbox)
        async with sandbox.outage():
            await asyncio.sleep(seconds)
        took = await _back(sandbox)
        after = await goes_on(sandbox, current)
        return [
            Figure(f"gone for {seconds:g} s: the gateway is back after", took, "s", at_most=BACK_WITHIN_S),
            exactly("  the game goes on", int(after.id > current.id), 1),
            exactly("  in the same process", int(process.returncode is None), 1),
        ]
