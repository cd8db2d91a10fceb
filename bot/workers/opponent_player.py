"""Play the bot's seat: listen to commits, let a worker choose a turn, and enter it at the table."""

import asyncio
import logging
from collections.abc import Collection, Sequence

from bot.tables import (
    ErrorCode,
    Event,
    LeaseLost,
    StoreFailed,
    Table,
    TableError,
    Tables,
    TableView,
    is_asked,
    is_offered_end,
)
from bot.tables.values.ids import OPPONENT
from bot.workers.fair_queue import Place
from bot.workers.jobs import EVEN, ChooseTurn, JudgeStanding, WeighGivingUp
from bot.workers.pool import JobFailed, WorkerLost, WorkerPool
from games.opponents.opponent import GIVES_UP_FROM, LEVELS

log = logging.getLogger(__name__)

LOOK_AGAIN_S = 30.0  # between two looks for tables that wait for the bot without its having heard of it
_OUTDATED = (ErrorCode.OLD_TURN, ErrorCode.TABLE_OVER, ErrorCode.NO_OFFER, ErrorCode.UNKNOWN_TABLE)


class OpponentPlayer:
    """Serve the tables that ask, as the pool lets them; what a kill interrupts is found in the database again."""

    def __init__(self, tables: Tables, pool: WorkerPool) -> None:
        self._tables, self._pool = tables, pool
        self._asked: dict[str, Table] = {}
        self._wake = asyncio.Event()
        tables.listen(self._hear)

    @property
    def waiting(self) -> int:
        return len(self._asked)

    async def find_missed(self) -> None:
        """Look now and then for waiting tables that no commit reported, such as those from before a restart."""
        while True:
            for table in await self._tables.practice.unanswered():
                self._ask(table)
            await asyncio.sleep(LOOK_AGAIN_S)

    async def serve(self) -> None:
        """Answer every table that asks, until cancelled; each is read when its turn has come."""
        serving: dict[str, asyncio.Task[None]] = {}
        try:
            while True:
                for table in [table for id_, table in self._asked.items() if id_ not in serving]:
                    serving[table.id] = asyncio.create_task(self._serve_in_turn(table))
                await self._changed(serving.values())
                for id_ in [id_ for id_, task in serving.items() if task.done()]:
                    serving.pop(id_).result()
        finally:
            await cancelled(list(serving.values()))

    async def _changed(self, serving: Collection["asyncio.Task[None]"]) -> None:
        """Wait until another table asks, or one is served."""
        self._wake.clear()
        waking = asyncio.create_task(self._wake.wait())
        try:
            await asyncio.wait({waking, *serving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waking.cancel()

    def _hear(self, table: Table, _: Sequence[Event]) -> None:
        if is_asked(table):
            self._ask(table)

    def _ask(self, table: Table) -> None:
        self._asked[table.id] = table
        self._wake.set()

    async def _serve_in_turn(self, table: Table) -> None:
        person = table.guest if table.host == OPPONENT else table.host
        async with self._pool.place(person, table.level or LEVELS[0]) as place:
            asked = self._asked.pop(table.id, table)
            try:
                await self._serve(asked, place)
            except (StoreFailed, asyncio.CancelledError):
                self._asked.setdefault(table.id, asked)
                raise

    async def _serve(self, table: Table, place: Place) -> None:
        try:
            async with self._tables.look_after(table.id):
                await self._decide(await self._tables.queries.table_view(table.id, OPPONENT), place)
        except LeaseLost:
            return
        except TableError as refused:
            if refused.key not in _OUTDATED:
                log.warning("table %s: the bot could not answer: %s", table.id, refused.key)
        except (WorkerLost, JobFailed) as failed:
            log.warning("table %s: the bot found no answer yet: %s", table.id, failed)

    async def _decide(self, seen: TableView, place: Place) -> None:
        """Settle an offer first, then play."""
        if not is_asked(seen.table) or seen.seat is None:
            return
        if is_offered_end(seen.table):
            await self._settle_offer(seen, place)
        elif seen.view.to_move == seen.seat:
            await self._play(seen, place)

    async def _settle_offer(self, seen: TableView, place: Place) -> None:
        """Agree if the end is no worse than playing on."""
        agrees = await self._own_value(seen, place) <= EVEN
        await self._tables.practice.settle_offer(seen.table.id, seen.table.turn_no, agrees=agrees)

    async def _play(self, seen: TableView, place: Place) -> None:
        table, level = seen.table, seen.table.level or 1
        weighing = WeighGivingUp(seen.game.key, seen.remembered, self._chance())
        is_lost = await self._pool.think(weighing, place) is True
        if is_lost and level >= GIVES_UP_FROM:
            await self._tables.practice.give_up(table.id, table.turn_no, table.entries)
            return
        actions = await self._pool.think(ChooseTurn(seen.game.key, seen.remembered, self._chance(), level), place)
        if not isinstance(actions, tuple):
            raise JobFailed("no actions")
        await self._tables.practice.answer(table.id, table.turn_no, table.entries, actions, concedes=is_lost)

    def _chance(self) -> str:
        """Draw new chance for each turn: from public facts a person could compute which tile the bot hides."""
        return self._tables.new_seed()

    async def _own_value(self, seen: TableView, place: Place) -> float:
        judged = await self._pool.think(JudgeStanding(seen.game.key, seen.remembered, self._chance()), place)
        value = judged if isinstance(judged, float | int) else 0.0
        return -value if seen.seat else value


async def cancelled(tasks: Sequence["asyncio.Task[None]"]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
