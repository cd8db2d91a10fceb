"""The bot's seat: a table that can't be answered keeps nobody waiting, and as many are served as there are workers."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.workers.opponent_player import OpponentPlayer
from bot.workers.pool import WorkerPool
from tests.bot.tables.rig import Rig, set_up
from tests.bot.tables.test_practice import practise

TABLES = 4


@pytest.fixture
async def rig() -> AsyncIterator[Rig]:
    made = await set_up()
    yield made
    await made.store.close()


class CountsItsTables(OpponentPlayer):
    """Notes who is served, fails at the first, and lets each wait until as many are served as may be."""

    served: tuple[str, ...] = ()
    most = at_once = 0
    all_served: asyncio.Event

    async def _decide(self, seen: object) -> None:
        self.served += (seen.table.id,)  # type: ignore[attr-defined]
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        self.at_once -= 1
        if len(self.served) == TABLES:
            self.all_served.set()
        if len(self.served) == 1:
            raise RuntimeError("a table nobody can answer")


@pytest.mark.parametrize("workers", [1, 2])
async def test_every_table_is_served_though_one_fails(workers: int, rig: Rig) -> None:
    tables = {await practise(rig, first="guest") for _ in range(TABLES)}
    player = CountsItsTables(rig.tables, WorkerPool(workers))
    player.all_served = asyncio.Event()
    running = asyncio.ensure_future(player.run())
    async with asyncio.timeout(5):
        await player.all_served.wait()
    running.cancel()
    assert set(player.served) == tables
    assert player.most <= workers
