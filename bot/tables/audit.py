"""Notice tables that today's rules would decide otherwise: by version at once, by their logs little by little."""

import asyncio
import logging
from dataclasses import dataclass, field

from bot.tables.house import House
from bot.tables.loading import RulesDiffer, replayed, row, rules_of, set_aside
from bot.tables.states import Aside, Status
from bot.tables.wrong import TableError
from data.records import Table
from data.store import StaleWrite, Where

log = logging.getLogger(__name__)

_BATCH = 100


async def check_versions(house: House) -> int:
    """Set aside what was begun under rules of another version; one count, however many tables there are."""
    found = await house.store.tally(Table, ("game", "rules_version"), Where(equal={"status": Status.OPEN}))
    return sum([await _check_version(house, str(game), int(version or 0)) for (game, version), _ in found])


async def _check_version(house: House, game: str, version: int) -> int:
    try:
        if rules_of(house, game).version == version:
            return 0
        why = Aside.RULES_CHANGED
    except RulesDiffer as missing:
        why = missing.why
    where = Where(equal={"status": Status.OPEN, "game": game, "rules_version": version})
    done = 0
    while tables := await house.store.find(Table, where, limit=_BATCH):
        await asyncio.gather(*(_put_aside_unseen(house, table.id, why) for table in tables))
        done += len(tables)
    log.warning("%s tables of %s version %s set aside: %s", done, game, version, why)
    return done


@dataclass(slots=True)
class Audit:
    """Replay every table that was open when the program started, a few at each tick."""

    house: House
    _after: int = 0
    _seen: set[str] = field(default_factory=set)
    is_done: bool = False

    async def go_on(self, limit: int) -> int:
        """Look at some more tables; tell how many were set aside."""
        if self.is_done:
            return 0
        where = Where(equal={"status": Status.OPEN}, at_least={"opened_at": self._after})
        found = await self.house.store.find(Table, where, order=("opened_at",), limit=limit + len(self._seen))
        fresh = [table for table in found if table.id not in self._seen]
        self.is_done = not fresh
        if fresh:
            self._move_on(fresh)
        return sum([await _agrees(self.house, table.id) for table in fresh])

    def _move_on(self, fresh: list[Table]) -> None:
        last = fresh[-1].opened_at
        if last > self._after:
            self._after, self._seen = last, set()
        self._seen |= {table.id for table in fresh if table.opened_at == last}


async def _agrees(house: House, table_id: str) -> bool:
    """Replay one table without keeping it in memory; tell whether it was set aside."""
    async with house.locks.hold(table_id):
        table = await row(house, table_id)
        if table.status != Status.OPEN or house.sittings.get(table_id) is not None:
            return False
        try:
            await replayed(house, table)
        except RulesDiffer as differ:
            return await _put_aside(house, table, differ.why)
        except TableError:
            return await _put_aside(house, table, Aside.LOG_BROKEN)
    return False


async def _put_aside_unseen(house: House, table_id: str, why: Aside) -> None:
    async with house.locks.hold(table_id):
        await set_aside(house, await row(house, table_id), why)


async def _put_aside(house: House, table: Table, why: Aside) -> bool:
    try:
        await set_aside(house, table, why)
    except StaleWrite:
        return False
    log.warning("table %s set aside: %s", table.id, why)
    return True
