"""Play the bot's seat: listen to commits, let a worker choose a turn, and enter it at the table."""

import asyncio
import logging
from collections.abc import Sequence

from bot.tables import ErrorCode, Event, LeaseLost, StoreFailed, Table, TableError, Tables, TableView
from bot.tables.play.offers import has_end_offer
from bot.tables.practice.answer import is_asked
from bot.tables.values.ids import OPPONENT
from bot.workers.jobs import EVEN, ChooseTurn, JudgeStanding, WeighGivingUp
from bot.workers.pool import JobFailed, WorkerLost, WorkerPool
from games.opponents.opponent import GIVES_UP_FROM

log = logging.getLogger(__name__)

LOOK_AGAIN_S = 30.0


class OpponentPlayer:
    """Serve tables in the order they asked; what a kill interrupts is found in the database at the next start."""

    def __init__(self, tables: Tables, pool: WorkerPool) -> None:
        self._tables, self._pool = tables, pool
        self._asked: dict[str, None] = {}
        self._wake = asyncio.Event()
        tables.context.listeners.add(self._hear)

    @property
    def waiting(self) -> int:
        """Count the tables that wait for the bot."""
        return len(self._asked)

    async def find_missed(self) -> None:
        """Look now and then for waiting tables that no commit reported, such as those from before a restart."""
        while True:
            for table in await self._tables.practice.waiting():
                self._ask(table)
            await asyncio.sleep(LOOK_AGAIN_S)

    async def serve(self) -> None:
        """Answer one table after the other, until cancelled; as many of these run side by side as there are workers."""
        while True:
            while not self._asked:
                self._wake.clear()
                await self._wake.wait()
            table = next(iter(self._asked))
            del self._asked[table]
            await self._serve(table)

    def _hear(self, table: Table, _: Sequence[Event]) -> None:
        if is_asked(table):
            self._ask(table.id)

    def _ask(self, table_id: str) -> None:
        self._asked[table_id] = None
        self._wake.set()

    async def _serve(self, table_id: str) -> None:
        try:
            async with self._tables.context.looking_after(table_id):
                await self._decide(await self._tables.queries.table_view(table_id, OPPONENT))
        except LeaseLost:
            return
        except StoreFailed:
            self._ask(table_id)
            raise
        except TableError as refused:
            if refused.key not in (ErrorCode.OLD_TURN, ErrorCode.TABLE_OVER, ErrorCode.NO_OFFER):
                log.warning("table %s: the bot could not answer: %s", table_id, refused.key)
        except (WorkerLost, JobFailed) as failed:
            log.warning("table %s: the bot found no answer yet: %s", table_id, failed)

    async def _decide(self, seen: TableView) -> None:
        """Settle an offer first, then play."""
        if not is_asked(seen.table) or seen.seat is None:
            return
        if has_end_offer(seen.table):
            await self._settle_offer(seen)
        elif seen.view.to_move == seen.seat:
            await self._play(seen)

    async def _settle_offer(self, seen: TableView) -> None:
        """Agree if the end is no worse than playing on."""
        agrees = await self._own_standing(seen) <= EVEN
        await self._tables.practice.settle_offer(seen.table.id, seen.table.turn_no, agrees=agrees)

    async def _play(self, seen: TableView) -> None:
        table, level = seen.table, seen.table.level or 1
        if level >= GIVES_UP_FROM and await self._sees_no_hope(seen, level):
            await self._tables.practice.give_up(table.id, table.turn_no, table.entries)
            return
        actions = await self._pool.run(ChooseTurn(seen.game.key, seen.remembered, self._chance(), level))
        if not isinstance(actions, tuple):
            raise JobFailed("no actions")
        await self._tables.practice.answer(table.id, table.turn_no, table.entries, actions)

    async def _sees_no_hope(self, seen: TableView, level: int) -> bool:
        return await self._pool.run(WeighGivingUp(seen.game.key, seen.remembered, self._chance(), level)) is True

    def _chance(self) -> str:
        """Draw new chance for each turn: from public facts a person could compute which tile the bot hides."""
        return self._tables.context.draw()

    async def _own_standing(self, seen: TableView) -> float:
        found = await self._pool.run(JudgeStanding(seen.game.key, seen.remembered, self._chance()))
        standing = found if isinstance(found, float | int) else 0.0
        return -standing if seen.seat else standing
