"""Read every table with its games and their logs, and prove them: each log leads to what its rows say."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from data.errors import DamagedDatabase
from data.records import Entry, Round, Table
from data.store import Reads, Where

MOST_NAMED = 5


@dataclass(frozen=True, slots=True)
class TableRows:
    """A table, its games, and the lines of all their logs."""

    table: Table
    rounds: tuple[Round, ...]
    entries: tuple[Entry, ...]


class Fault(NamedTuple):
    """What is wrong with a game, in words that repeat nothing of what was played."""

    game_no: int
    what: str


class Rules(Protocol):
    """What only the games know."""

    def faults_of(self, rows: TableRows) -> Iterable[Fault]:
        """Find what a table's rows don't hold."""

    def is_set_aside(self, table: Table, round_: Round) -> bool:
        """Return whether it is known already that a game's log can't be relied on."""


class BrokenGame(NamedTuple):
    """A game with the first of its faults."""

    table_id: str
    game_no: int
    fault: str

    def __str__(self) -> str:
        return f"{self.table_id} ({self.game_no}): {self.fault}"


@dataclass(frozen=True, slots=True)
class Proof:
    """What was found out about all games of a database."""

    logs: int  # proved
    broken: tuple[BrokenGame, ...] = ()
    aside: tuple[tuple[str, int], ...] = ()  # table and game, of which it was known before
    later: int = 0  # of this Cairn's migrations that the database lacks

    def check(self) -> "Proof":
        """Raise DamagedDatabase if a log leads elsewhere than it says."""
        if self.broken:
            raise DamagedDatabase(self.verdict())
        return self

    def verdict(self) -> str:
        named = "; ".join(map(str, self.broken[:MOST_NAMED]))
        return f"{len(self.broken)} logs don't lead to what they say: {named}."


async def tables(store: Reads) -> AsyncIterator[TableRows]:
    """Yield every table, one by one, so that only one table's logs are in memory."""
    for (table_id,), _ in await store.tally(Table, ["id"]):
        if rows := await table_rows(store, str(table_id)):  # it may be deleted meanwhile
            yield rows


async def table_rows(store: Reads, table_id: str) -> TableRows | None:
    table = await store.get(Table, table_id)
    where = Where(equal={"table_id": table_id})
    rounds, entries = await store.find(Round, where), await store.find(Entry, where)
    return TableRows(table, tuple(rounds), tuple(entries)) if table else None


async def prove(store: Reads, rules: Rules) -> Proof:
    """Replay every log, and compare everything that its rows say."""
    proved, broken, aside = 0, list[BrokenGame](), list[tuple[str, int]]()
    async for rows in tables(store):
        known = [round_.game_no for round_ in rows.rounds if rules.is_set_aside(rows.table, round_)]
        proved += len(rows.rounds) - len(known)
        aside += [(rows.table.id, game_no) for game_no in known]
        broken += broken_games(rows, rules.faults_of)
        await asyncio.sleep(0)
    return Proof(proved, tuple(broken), tuple(aside))


def broken_games(rows: TableRows, faults_of: Callable[[TableRows], Iterable[Fault]]) -> list[BrokenGame]:
    """Name a table's broken games; rules that fall over a log have found it broken too."""
    by_game = defaultdict[int, list[str]](list)
    try:
        for fault in faults_of(rows):
            by_game[fault.game_no].append(fault.what)
    except Exception as fallen:  # noqa: BLE001 rules may fall over a damaged log in any way
        by_game[rows.table.game_no].append(f"it can't be read at all ({type(fallen).__name__})")
    return [BrokenGame(rows.table.id, game_no, faults[0]) for game_no, faults in sorted(by_game.items())]
