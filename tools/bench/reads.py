"""A keyed read in three ways: from memory, straight from SQLite in the loop's thread, and through aiosqlite."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.tables.core.context import REMEMBERED
from data import sql
from data.records import Person
from data.remembering import Remembering
from data.sqlite.store import SqliteStore
from data.store import Insert
from tools.bench.table import Row, show

PEOPLE, ROUNDS, READS = 200, 5, 1_000
A_TURN = 11  # reads that a turn makes

Read = Callable[[str], Awaitable[object]]


async def measured(read: Read) -> float:
    """Measure the quickest of some rounds, in microseconds a read."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.perf_counter()
        for number in range(READS):
            await read(str(number % PEOPLE))
        best = min(best, time.perf_counter() - began)
    return best / READS * 1e6


async def rows(path: Path) -> list[Row]:
    store = await SqliteStore.open(path)
    await store.commit(*(Insert(Person(str(number))) for number in range(PEOPLE)))
    memory = Remembering(store, REMEMBERED)
    db = sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)
    statement, record = sql.fetch_one(Person, ("1",)).text, sql.shape(Person).record

    async def directly(key: str) -> object:
        return record(db.execute(statement, (key,)).fetchone())

    ways: dict[str, Read] = {
        "from memory (data/remembering.py)": lambda key: memory.get(Person, key),
        "straight from SQLite, in the loop's thread": directly,
        "through aiosqlite": lambda key: store.get(Person, key),
    }
    found = {name: await measured(read) for name, read in ways.items()}
    db.close()
    await store.close()
    return [
        row for name, each in found.items() for row in (Row(name, each, "µs"), Row("  a turn", A_TURN * each, "µs"))
    ]


def main() -> None:
    with TemporaryDirectory(prefix="cairn-bench-") as folder:
        show("Reads: one row by its key, warm", asyncio.run(rows(Path(folder) / "reads")))
