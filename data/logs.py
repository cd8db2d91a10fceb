"""Read every game with its log. Replaying them checks a copy."""

from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from data.errors import DamagedDatabase
from data.records import Entry, Round, Table
from data.store import EVERYTHING, ColumnValue, R, Record, Where


class Reads(Protocol):
    """The part of a store that is needed here."""

    async def get(self, kind: type[R], *key: ColumnValue) -> R | None: ...

    async def find(
        self, kind: type[R], where: Where = EVERYTHING, *, order: Sequence[str] = (), limit: int | None = None
    ) -> list[R]: ...

    async def tally(
        self, kind: type[Record], by: Sequence[str], where: Where = EVERYTHING
    ) -> list[tuple[tuple[ColumnValue, ...], int]]: ...


MOST_NAMED = 5


@dataclass(frozen=True, slots=True)
class GameLog:
    """One game of a table."""

    table: Table
    round: Round
    entries: tuple[Entry, ...]


IsReplayable = Callable[[GameLog], bool]  # only the games know


async def logs(store: Reads) -> AsyncIterator[GameLog]:
    """Yield every game with its log, table by table, so that only one table's are in memory."""
    for (table_id,), _ in await store.tally(Table, ["id"]):
        table = await store.get(Table, table_id)
        rounds = await store.find(Round, Where(equal={"table_id": table_id}))
        entries = await store.find(Entry, Where(equal={"table_id": table_id}))
        for round_ in rounds:
            if table:  # it may be deleted meanwhile
                yield GameLog(table, round_, tuple(entry for entry in entries if entry.game_no == round_.game_no))


async def prove(store: Reads, is_replayable: IsReplayable) -> int:
    """Replay every log, and tell how many; raise DamagedDatabase where one leads elsewhere than it says."""
    replayed, broken = 0, list[str]()
    async for log in logs(store):
        replayed += 1
        if not is_replayable(log):
            broken.append(f"{log.table.id} ({log.round.game_no})")
    if broken:
        named = ", ".join(broken[:MOST_NAMED])
        raise DamagedDatabase(f"{len(broken)} logs don't lead to what they say, such as {named}.")
    return replayed
