"""Read every game with its log, to replay them and so check a copy."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from data.records import Entry, Round, Table
from data.store import EVERYTHING, ColumnValue, R, Record, Where


class Reads(Protocol):
    """The reads needed here, of a store or of a copy."""

    async def get(self, kind: type[R], *key: ColumnValue) -> R | None: ...

    async def find(
        self, kind: type[R], where: Where = EVERYTHING, *, order: Sequence[str] = (), limit: int | None = None
    ) -> list[R]: ...

    async def tally(
        self, kind: type[Record], by: Sequence[str], where: Where = EVERYTHING
    ) -> list[tuple[tuple[ColumnValue, ...], int]]: ...


@dataclass(frozen=True, slots=True)
class GameLog:
    """One game of a table."""

    table: Table
    round: Round
    entries: tuple[Entry, ...]


async def logs(store: Reads) -> AsyncIterator[GameLog]:
    """Give every game with its log, table by table, so that no more than a table's are in memory."""
    for (table_id,), _ in await store.tally(Table, ["id"]):
        table = await store.get(Table, table_id)
        rounds = await store.find(Round, Where(equal={"table_id": table_id}))
        entries = await store.find(Entry, Where(equal={"table_id": table_id}))
        for round_ in rounds:
            if table:  # it may have gone meanwhile
                yield GameLog(table, round_, tuple(entry for entry in entries if entry.game_no == round_.game_no))
