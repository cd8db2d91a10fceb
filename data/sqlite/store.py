"""The store on SQLite: one connection writes, in groups; another reads, and waits for nobody."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, closing
from functools import partial
from pathlib import Path
from uuid import uuid4

import aiosqlite

from data.sqlite import migrate, sql
from data.sqlite.group_commit import GroupedWriter
from data.sqlite.lease import Lease
from data.sqlite.migrate import Migration
from data.sqlite.transaction import Job, write_group
from data.store import EVERYTHING, Change, ColumnValue, R, Record, StoreFailed, Where

BUSY_SECONDS = 5.0
MANY = 500  # rows that are made into records in a thread, so that the event loop isn't held up


class SqliteStore:
    """Keep records in one SQLite database; made by `open` or `memory`."""

    def __init__(
        self, writer: GroupedWriter[Job], reader: aiosqlite.Connection, life: AsyncGenerator[None, None]
    ) -> None:
        self._writer = writer
        self._reader = reader
        self._life = life
        self._closed = False

    @classmethod
    async def open(cls, path: Path, migrations: Sequence[Migration] | None = None) -> "SqliteStore":
        """Take the lease on a file, make it if it isn't there, and bring it up to date."""
        path.parent.mkdir(parents=True, exist_ok=True)
        async with AsyncExitStack() as held:
            held.callback(Lease(path).release)
            known = migrate.known() if migrations is None else migrations
            uri = await asyncio.to_thread(_address, path, known)
            return await cls._open(uri, known, held)

    @classmethod
    async def memory(cls, migrations: Sequence[Migration] | None = None) -> "SqliteStore":
        """Make a store that is gone when closed."""
        async with AsyncExitStack() as held:
            known = migrate.known() if migrations is None else migrations
            return await cls._open(f"file:/cairn-{uuid4().hex}?vfs=memdb", known, held)

    @classmethod
    async def _open(cls, uri: str, known: Sequence[Migration], held: AsyncExitStack) -> "SqliteStore":
        loop = asyncio.get_running_loop()
        thread = held.enter_context(ThreadPoolExecutor(1, "cairn-writer"))
        try:
            db = await loop.run_in_executor(thread, open_for_writing, uri, known)
            held.push_async_callback(loop.run_in_executor, thread, db.close)
            reader = await held.enter_async_context(_reading(uri))
            await reader.execute_fetchall("pragma query_only = on")
        except sqlite3.Error as failure:
            raise StoreFailed(str(failure)) from failure
        writer = GroupedWriter(partial(write_group, db), thread)
        life = _life(writer, held.pop_all())
        await anext(life)
        return cls(writer, reader, life)

    async def get(self, kind: type[R], *key: ColumnValue) -> R | None:
        rows = await self._rows(sql.fetch_one(kind, key))
        return sql.shape(kind).record(rows[0]) if rows else None

    async def find(
        self, kind: type[R], where: Where = EVERYTHING, *, order: Sequence[str] = (), limit: int | None = None
    ) -> list[R]:
        rows = await self._rows(sql.fetch(kind, where, order, limit))
        records = map(sql.shape(kind).record, rows)
        return list(records) if len(rows) < MANY else await asyncio.to_thread(list, records)

    async def count(self, kind: type[Record], where: Where = EVERYTHING) -> int:
        [(number,)] = await self._rows(sql.counting(kind, where))
        return int(number or 0)

    async def tally(
        self, kind: type[Record], by: Sequence[str], where: Where = EVERYTHING
    ) -> list[tuple[tuple[ColumnValue, ...], int]]:
        rows = await self._rows(sql.tallying(kind, by, where))
        return [(row[:-1], int(row[-1] or 0)) for row in rows]

    async def commit(self, *changes: Change) -> None:
        job = [sql.statement(change) for change in changes]
        if self._closed:
            raise StoreFailed("the store is closed")
        if job:
            await self._writer.ask(job)

    async def close(self) -> None:
        self._closed = True
        await self._life.aclose()

    async def _rows(self, asked: sql.Statement) -> list[tuple[ColumnValue, ...]]:
        if self._closed:
            raise StoreFailed("the store is closed")
        try:
            return list(map(tuple, await self._reader.execute_fetchall(asked.text, asked.values)))
        except sqlite3.Error as failure:
            raise StoreFailed(str(failure)) from failure


async def _life(writer: GroupedWriter[Job], held: AsyncExitStack) -> AsyncGenerator[None, None]:
    """Hold the connections until closed. The event loop's end closes generators: a store that was forgotten, too."""
    async with held:
        try:
            yield
        finally:
            await writer.settled()


def _address(path: Path, known: Sequence[Migration]) -> str:
    """Say where the file is, having looked at what is in it: opening it for writing would already change it."""
    uri = path.resolve().as_uri()
    if not path.exists() or not path.stat().st_size:
        return uri
    wal = Path(f"{path}-wal")
    # A database closed in good order is all in its file; only then may SQLite be told that nothing will change.
    how = "mode=ro" if wal.exists() and wal.stat().st_size else "immutable=1"
    try:
        with closing(sqlite3.connect(f"{uri}?{how}", uri=True)) as db:
            migrate.pending(db, known)
    except sqlite3.Error as failure:
        raise StoreFailed(f"{path}: {failure}") from failure
    return uri


def open_for_writing(uri: str, known: Sequence[Migration]) -> sqlite3.Connection:
    """Open a connection whose commits are on disk when they return, and bring the database up to date."""
    db = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=BUSY_SECONDS, check_same_thread=False)
    try:
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        db.execute("pragma foreign_keys = on")
        db.execute("pragma temp_store = memory")  # else what a savepoint would undo goes through a file beyond 64 kB
        for migration in migrate.pending(db, known):
            migrate.apply(db, migration)
    except BaseException:
        db.close()
        raise
    return db


def _reading(uri: str) -> aiosqlite.Connection:
    return aiosqlite.connect(uri, uri=True, isolation_level=None, timeout=BUSY_SECONDS)
