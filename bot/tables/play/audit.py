"""Find tables that today's rules would decide differently: by version at the start, then by replaying logs."""

import asyncio
import logging
from dataclasses import dataclass, field, replace

from bot.tables.core.context import TableContext
from bot.tables.log.loading import RulesDiffer, replayed, row, rules_of, set_aside
from bot.tables.play.table_faults import faults_of
from bot.tables.values.errors import TableError
from bot.tables.values.states import LogState, Suspension, TableStatus
from data.errors import LeaseLost
from data.logs import broken_games, table_rows
from data.records import Table
from data.store import Replace, StaleWrite, Where

log = logging.getLogger(__name__)

_BATCH = 100
_AT_ONCE = 4  # as many as read side by side on a database server


async def check_versions(context: TableContext) -> int:
    """Set aside tables begun under rules of an unknown version; one query counts them."""
    tallies = await context.store.tally(Table, ("game", "rules_version"), Where(equal={"status": TableStatus.OPEN}))
    return sum([await _check_version(context, str(game), int(version or 0)) for (game, version), _ in tallies])


async def _check_version(context: TableContext, game: str, version: int) -> int:
    try:
        rules_of(context, game, version)
        return 0
    except RulesDiffer as missing:
        why = missing.why
    where = Where(equal={"status": TableStatus.OPEN, "game": game, "rules_version": version})
    done = 0
    while tables := await context.store.find(Table, where, limit=_BATCH):
        await asyncio.gather(*(_put_aside_unseen(context, table.id, why) for table in tables))
        done += len(tables)
    log.warning("%s tables of %s version %s set aside: %s", done, game, version, why)
    return done


@dataclass(slots=True)
class Audit:
    """Replay every table that was open when the program started, a few at each tick."""

    context: TableContext
    _after: int = 0
    _seen: set[str] = field(default_factory=set)
    is_done: bool = False

    async def go_on(self, limit: int) -> int:
        """Check the next few tables, and return how many were set aside."""
        if self.is_done:
            return 0
        where = Where(equal={"status": TableStatus.OPEN}, at_least={"opened_at": self._after})
        tables = await self.context.store.find(Table, where, order=("opened_at",), limit=limit + len(self._seen))
        fresh = [table for table in tables if table.id not in self._seen]
        self.is_done = not fresh
        if fresh:
            self._move_on(fresh)
        ours = [table for table in fresh if self.context.sharing.is_ours(table.guild)]
        groups = (ours[start : start + _AT_ONCE] for start in range(0, len(ours), _AT_ONCE))
        return sum([sum(await asyncio.gather(*(_agrees(self.context, table.id) for table in some))) for some in groups])

    def _move_on(self, fresh: list[Table]) -> None:
        last = fresh[-1].opened_at
        if last > self._after:
            self._after, self._seen = last, set()
        self._seen |= {table.id for table in fresh if table.opened_at == last}


async def _agrees(context: TableContext, table_id: str) -> bool:
    """Replay one table without keeping it in memory, and return whether it was set aside."""
    async with context.locks.hold(table_id):
        table = await row(context, table_id)
        if table.status != TableStatus.OPEN or context.loaded_games.get(table_id) is not None:
            return False
        try:
            await replayed(context, table)
        except RulesDiffer as differ:
            return await _put_aside(context, table, differ.why)
        except TableError:
            return await _put_aside(context, table, Suspension.LOG_BROKEN)
    return False


async def set_broken_aside(context: TableContext, table_id: str, game_no: int) -> bool:
    """Set a game aside whose log a proof has found broken, if it still is; the running one with its table."""
    async with context.locks.hold(table_id):
        rows = await table_rows(context.store, table_id)
        if rows is None or game_no not in [broken.game_no for broken in broken_games(rows, faults_of)]:
            return False
        if rows.table.status == TableStatus.OPEN and game_no == rows.table.game_no:
            context.loaded_games.drop(table_id)
            return await _put_aside(context, rows.table, Suspension.LOG_BROKEN)
        affected = [round_ for round_ in rows.rounds if round_.game_no == game_no and not round_.log_state]
        await context.store.commit(*(Replace(replace(round_, log_state=LogState.ASIDE), round_) for round_ in affected))
        return bool(affected)


async def _put_aside_unseen(context: TableContext, table_id: str, why: Suspension) -> None:
    async with context.locks.hold(table_id):
        await set_aside(context, await row(context, table_id), why)


async def _put_aside(context: TableContext, table: Table, why: Suspension) -> bool:
    try:
        with context.sharing.while_held(table.guild):
            await set_aside(context, table, why)
    except (StaleWrite, LeaseLost):
        return False
    log.warning("table %s set aside: %s", table.id, why)
    return True
