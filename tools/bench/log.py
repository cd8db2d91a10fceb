"""Durable turns a second: a line into the log and the table's row anew, on disk before anyone is answered."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import get_args, get_type_hints

import aiosqlite

from bot.process_memory import settle
from data.opening import open_store
from data.records import Entry, Table
from data.sql import shape, statement
from data.sqlite.store import SqliteStore
from data.store import Change, ColumnValue, Insert, R, Record, Replace
from tools.bench.table import Row, show

AIMS = {1: 1.0, 10: 3.0, 100: 10.0}  # busy tables: how many times the usual way
TURNS = {1: 400, 10: 1_500, 100: 4_000}  # in a round
ROUNDS = 9  # short ones, in which the ways take turns: what else the machine does then hits both
LATE_AIM = 1 / 5  # of the usual way's 99th percentile, at the most tables
MOVING = ("moved_at", "turn_no", "entries", "turn", "to_move", "since_run", "deadline_run", "quiet_run", "check_run")
PRAGMAS = ("journal_mode = wal", "synchronous = full", "foreign_keys = on", "busy_timeout = 5000")

Rounds = list[tuple["Measured", "Measured"]]  # ours and the usual way's
Results = dict[int, Rounds]  # by number of tables
Turn = tuple[Insert, Replace]
Commit = Callable[..., Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Measured:
    """The measures of one way in one round."""

    per_second: float
    middle: float  # milliseconds: the median
    late: float  # milliseconds: the 99th percentile


@cache
def usual_row(kind: type[Record]) -> dict[str, ColumnValue]:
    """Fill a row as wide as a real one."""
    hints = get_type_hints(kind)
    return {
        column: "12345678" if str in (hints[column], *get_args(hints[column])) else 0 for column in shape(kind).columns
    }


def example(kind: type[R], **known: ColumnValue) -> R:
    """Make a usual row but for what is known of it."""
    return shape(kind).record((usual_row(kind) | known).values())


def moved(table_id: str, version: int) -> Table:
    """Make the row after a turn: these columns change with every one."""
    columns: dict[str, ColumnValue] = dict.fromkeys(MOVING, version + 1)
    return example(Table, id=table_id, version=version, **columns)


def script(row: Table, turns: int) -> list[Turn]:
    """Write down a table's next turns beforehand, so that only their keeping is measured."""
    line = example(Entry, table_id=row.id)
    said = []
    for version in range(row.version, row.version + turns):
        was, now = example(Table, id=row.id, version=version), moved(row.id, version)
        said.append((Insert(replace(line, number=version)), Replace(now, was=was)))
    return said


async def play(turns: Sequence[Turn], commit: Commit, waits: list[float]) -> None:
    """Take one turn after the other, each as soon as the last was answered."""
    for line, row in turns:
        asked = time.perf_counter()
        await commit(line, row)
        waits.append(time.perf_counter() - asked)


async def measure(tables: int, rows: list[Table], commit: Commit) -> Measured:
    """Play a round at the first so many tables."""
    scripts = [script(row, TURNS[tables] // tables) for row in rows[:tables]]
    waits: list[float] = []
    began = time.perf_counter()
    await asyncio.gather(*(play(turns, commit, waits) for turns in scripts))
    took = time.perf_counter() - began
    rows[:tables] = [replace(row, version=row.version + TURNS[tables] // tables) for row in rows[:tables]]
    return Measured(len(waits) / took, median(waits) * 1e3, quantiles(waits, n=100)[-1] * 1e3)


@asynccontextmanager
async def ours(path: Path) -> AsyncIterator[Commit]:
    """Commit through the store."""
    store = await SqliteStore.open(path)
    yield store.commit
    await store.close()


@asynccontextmanager
async def usual(path: Path) -> AsyncIterator[Commit]:
    """Commit as most bots do: one aiosqlite connection, and a lock around each transaction."""
    lock = asyncio.Lock()
    async with aiosqlite.connect(path, isolation_level=None) as db:
        for pragma in PRAGMAS:
            await db.execute(f"pragma {pragma}")

        async def commit(*changes: Change) -> None:
            statements = [statement(change) for change in changes]
            async with lock:
                await db.execute("begin immediate")
                for said in statements:
                    await db.execute(said.text, said.values)
                await db.execute("commit")

        yield commit


async def set_up(address: Path | str) -> list[Table]:
    """Make a database with as many tables as will ever play."""
    rows = [example(Table, id=f"t{number}") for number in range(max(AIMS))]
    store = await open_store(address)
    await store.commit(*(Insert(row) for row in rows))
    await store.close()
    return rows


async def set_up_both(folder: Path) -> Results:
    """Make two databases, and measure our way and the usual one."""
    our_rows, usual_rows = await set_up(folder / "ours"), await set_up(folder / "usual")
    async with ours(folder / "ours") as grouped, usual(folder / "usual") as single:
        return await compare(our_rows, grouped, usual_rows, single)


async def compare(our_rows: list[Table], ours: Commit, usual_rows: list[Table], usual: Commit) -> Results:
    """Measure both ways at each number of tables, side by side."""
    settle()  # for both, as the bot does: else now and then a turn waits for a walk over all that was imported
    return {
        tables: [
            (await measure(tables, our_rows, ours), await measure(tables, usual_rows, usual)) for _ in range(ROUNDS)
        ]
        for tables in AIMS
    }


def report(tables: int, rounds: Rounds, aim: float | None, late_aim: float | None) -> list[Row]:
    """Sum up the rounds by their medians; a ratio is the median of the rounds' own ratios."""
    return [
        Row(f"{tables} busy", median(one.per_second for one, _ in rounds), "turns/s"),
        Row("  the usual way", median(two.per_second for _, two in rounds), "turns/s"),
        Row("  ours / usual", median(one.per_second / two.per_second for one, two in rounds), "×", aim),
        Row("  median", median(one.middle for one, _ in rounds), "ms"),
        Row("  the usual way's", median(two.middle for _, two in rounds), "ms"),
        Row("  99th percentile", median(one.late for one, _ in rounds), "ms"),
        Row("  the usual way's", median(two.late for _, two in rounds), "ms"),
        Row("  ours / usual", median(one.late / two.late for one, two in rounds), "×", at_most=late_aim),
    ]


def on_postgresql() -> None:
    """Measure the same on PostgreSQL, where its programs are."""
    from tools.bench import log_postgresql

    log_postgresql.main()


def main() -> None:
    with TemporaryDirectory(prefix="cairn-bench-") as folder:
        results = asyncio.run(set_up_both(Path(folder)))
    rows = [
        row
        for tables, rounds in results.items()
        for row in report(tables, rounds, AIMS[tables], LATE_AIM if tables == max(AIMS) else None)
    ]
    show("Log: durable turns (a line and the table's row; WAL, synchronous=FULL), by number of busy tables", rows)
    on_postgresql()


if __name__ == "__main__":
    main()
