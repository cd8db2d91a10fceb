"""Durable turns a second: a line into the log and the table's row anew, on disk before anyone is answered."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import get_type_hints

import aiosqlite

from data.records import Entry, Table
from data.sql import shape, statement
from data.sqlite import SqliteStore
from data.store import Insert, R, Replace, Value

SECONDS = 0.7
ROUNDS = 3  # the ways take turns, so that a busy moment of the machine hits both
AIMS = {1: 1.0, 10: 3.0, 100: 10.0}  # busy tables: how many times the usual way
LATE_AIM = 1 / 5  # of the usual way's 99th percentile, at the most tables
PRAGMAS = ("journal_mode = wal", "synchronous = full", "foreign_keys = on", "busy_timeout = 5000")

Commit = Callable[[Insert, Replace], Awaitable[None]]
Way = Callable[[Path], AbstractAsyncContextManager[Commit]]


@dataclass(frozen=True, slots=True)
class Measured:
    """How a way did in one round."""

    per_second: float
    late: float  # seconds: the 99th percentile


def example(kind: type[R], **known: Value) -> R:
    """Make a row as wide as a real one."""
    hints = get_type_hints(kind)
    usual = {column: "12345678" if hints[column] is str else 0 for column in shape(kind).columns}
    return shape(kind).record((usual | known).values())


class Play:
    """Tables that each take their turns one after the other, as fast as they are answered."""

    def __init__(self, commit: Commit, rows: list[Table]) -> None:
        self._commit = commit
        self._rows = rows
        self._waits: list[float] = []

    async def measure(self, tables: int) -> Measured:
        """Play for a while at so many tables."""
        self._waits = []
        began = time.perf_counter()
        await asyncio.gather(*(self._play(place, began + SECONDS) for place in range(tables)))
        took = time.perf_counter() - began
        return Measured(len(self._waits) / took, quantiles(self._waits, n=100)[-1])

    async def _play(self, place: int, until: float) -> None:
        row = self._rows[place]
        line = example(Entry, table_id=row.id)
        while (asked := time.perf_counter()) < until:
            await self._commit(Insert(replace(line, number=row.version)), Replace(row))
            self._waits.append(time.perf_counter() - asked)
            row = replace(row, version=row.version + 1)
        self._rows[place] = row


@asynccontextmanager
async def ours(path: Path) -> AsyncIterator[Commit]:
    """Commit through the store."""
    store = await SqliteStore.open(path)
    yield store.commit
    await store.close()


@asynccontextmanager
async def usual(path: Path) -> AsyncIterator[Commit]:
    """Commit as most bots do: one aiosqlite connection and a lock around each transaction."""
    lock = asyncio.Lock()
    async with aiosqlite.connect(path, isolation_level=None) as db:
        for pragma in PRAGMAS:
            await db.execute(f"pragma {pragma}")

        async def commit(*changes: Insert | Replace) -> None:
            statements = [statement(change) for change in changes]
            async with lock:
                await db.execute("begin immediate")
                for said in statements:
                    await db.execute(said.text, said.values)
                await db.execute("commit")

        yield commit


async def opened(path: Path) -> list[Table]:
    """Make a database with as many tables as will ever play."""
    rows = [example(Table, id=f"t{number}") for number in range(max(AIMS))]
    store = await SqliteStore.open(path)
    await store.commit(*(Insert(row) for row in rows))
    await store.close()
    return rows


async def compare(folder: Path) -> dict[int, tuple[Measured, Measured]]:
    """Measure both ways at each number of tables, and take each one's median round."""
    ways: dict[str, Way] = {"ours": ours, "usual": usual}
    rows = {name: await opened(folder / name) for name in ways}
    results = {}
    async with ours(folder / "ours") as grouped, usual(folder / "usual") as single:
        ours_at_play, usual_at_play = Play(grouped, rows["ours"]), Play(single, rows["usual"])
        for tables in AIMS:
            rounds = [(await ours_at_play.measure(tables), await usual_at_play.measure(tables)) for _ in range(ROUNDS)]
            results[tables] = (_median([one for one, _ in rounds]), _median([two for _, two in rounds]))
    return results


def _median(rounds: list[Measured]) -> Measured:
    return Measured(median(one.per_second for one in rounds), median(one.late for one in rounds))


def run() -> bool:
    """Print what was measured beside what is aimed at; true if all aims are met."""
    with TemporaryDirectory(prefix="cairn-bench-") as folder:
        results = asyncio.run(compare(Path(folder)))
    print("Durable turns: one line of the log and the table's row, WAL, synchronous=FULL; median of", ROUNDS, "rounds")
    print(f"{'tables':>6} {'ours/s':>9} {'usual/s':>9} {'ratio':>7} {'aim':>7}   {'ours p99':>9} {'usual p99':>9}")
    for tables, (one, two) in results.items():
        ratio = one.per_second / two.per_second
        print(
            f"{tables:>6} {one.per_second:>9,.0f} {two.per_second:>9,.0f} {ratio:>6.1f}× ≥ {AIMS[tables]:>4.0f}×   "
            f"{one.late * 1e3:>6.2f} ms {two.late * 1e3:>6.2f} ms  {_verdict(ratio >= AIMS[tables])}"
        )
    one, two = results[max(AIMS)]
    prompt = one.late <= two.late * LATE_AIM
    print(
        f"p99 at {max(AIMS)} tables: {one.late / two.late:.2f} of the usual way's, aim ≤ {LATE_AIM}  {_verdict(prompt)}"
    )
    return prompt and all(one.per_second >= AIMS[tables] * two.per_second for tables, (one, two) in results.items())


def _verdict(met: bool) -> str:
    return "met" if met else "MISSED"
