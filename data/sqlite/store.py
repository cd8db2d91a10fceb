"""The store on SQLite: one connection writes, in groups; another reads, and waits for nobody."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from uuid import uuid4

import aiosqlite

from data import migration, sql
from data.errors import DatabaseVanished, StoreFailed
from data.group_commit import GroupedWriter, JobOutcome
from data.migration import Migration
from data.sqlite.connection import BUSY_SECONDS, cannot_open, failed, open_for_writing, prepare
from data.sqlite.files import Footprint, beside, real_path
from data.sqlite.lease import Lease
from data.sqlite.transaction import Job, write_group
from data.store import EVERYTHING, Change, ColumnValue, R, Record, Where

MANY = 500  # rows that are made into records in a thread, so that the event loop isn't held up


class SqliteStore:
    """Keep records in one SQLite database; made by `open` or `memory`."""

    def __init__(self, thread: ThreadPoolExecutor, db: sqlite3.Connection, reader: aiosqlite.Connection) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread = thread
        self._db = db
        self._reader = reader
        self._writer: GroupedWriter[Job] = GroupedWriter(self._begin_writing)
        self._footprint = Footprint()
        self._life: AsyncGenerator[None, None] | None = None
        self._closed = False

    @classmethod
    async def open(cls, path: Path, migrations: Sequence[Migration] | None = None) -> "SqliteStore":
        """Take the lease on a file, make it where none ever was, and bring it up to date."""
        real = real_path(path)
        real.parent.mkdir(parents=True, exist_ok=True)
        async with AsyncExitStack() as held:
            lease = Lease(real)
            held.callback(lease.release)
            known = migration.known() if migrations is None else migrations
            await asyncio.to_thread(prepare, real, known)
            store = await cls._open(real, f"{real.as_uri()}?mode=rw", known, held)
            store._footprint = Footprint.of(real, *beside(real), lease.file)
            return store

    @classmethod
    async def memory(cls, migrations: Sequence[Migration] | None = None) -> "SqliteStore":
        """Make a store that is gone when closed."""
        async with AsyncExitStack() as held:
            known = migration.known() if migrations is None else migrations
            name = f"cairn-{uuid4().hex}"
            return await cls._open(Path(name), f"file:/{name}?vfs=memdb", known, held)

    @classmethod
    async def _open(cls, path: Path, uri: str, known: Sequence[Migration], held: AsyncExitStack) -> "SqliteStore":
        loop = asyncio.get_running_loop()
        thread = held.enter_context(ThreadPoolExecutor(1, "cairn-writer"))
        try:
            db = await loop.run_in_executor(thread, open_for_writing, uri, known)
            held.push_async_callback(loop.run_in_executor, thread, db.close)
            reader = await held.enter_async_context(_reading(uri))
            for pragma in ("secure_delete = on", "query_only = on"):
                await reader.execute_fetchall(f"pragma {pragma}")
            await reader.execute_fetchall("select count(*) from migration")  # makes SQLite open what is beside the file
        except sqlite3.Error as failure:
            raise cannot_open(path, failure) from failure
        store = cls(thread, db, reader)
        await store._live(held.pop_all())
        return store

    async def _live(self, held: AsyncExitStack) -> None:
        self._life = _life(self._writer, held)
        await anext(self._life)

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
        self._check_open()
        if job:
            await self._writer.ask(job)

    async def check_still_there(self) -> None:
        self._footprint.check()

    async def truncate_wal(self) -> None:
        self._check_open()
        await self._loop.run_in_executor(self._thread, _truncate_wal, self._db)

    async def close(self) -> None:
        self._closed = True
        if self._life:
            await self._life.aclose()

    def _begin_writing(self, jobs: Sequence[Job]) -> "asyncio.Future[Sequence[JobOutcome]]":
        return self._loop.run_in_executor(self._thread, self._write, jobs)

    def _write(self, jobs: Sequence[Job]) -> Sequence[JobOutcome]:
        outcomes = write_group(self._db, jobs)
        try:
            self._footprint.check()  # before anybody is answered: what was written into a removed file is not kept
        except DatabaseVanished as vanished:
            return [DatabaseVanished(*vanished.args) for _ in jobs]
        return outcomes

    def _check_open(self) -> None:
        if self._closed:
            raise StoreFailed("the store is closed")

    async def _rows(self, asked: sql.Statement) -> list[tuple[ColumnValue, ...]]:
        self._check_open()
        try:
            return list(map(tuple, await self._reader.execute_fetchall(asked.text, asked.values)))
        except sqlite3.Error as failure:
            raise failed(failure) from failure


async def _life(writer: GroupedWriter[Job], held: AsyncExitStack) -> AsyncGenerator[None, None]:
    """Hold the connections until closed. The event loop's end closes generators: a store that was forgotten, too."""
    async with held:
        try:
            yield
        finally:
            await writer.settled()


def _truncate_wal(db: sqlite3.Connection) -> None:
    try:
        [(is_busy, _, _)] = db.execute("pragma wal_checkpoint(truncate)").fetchall()
    except sqlite3.Error as failure:
        raise failed(failure) from failure
    if is_busy:
        raise StoreFailed("the write-ahead log is being read and could not be emptied now")


def _reading(uri: str) -> aiosqlite.Connection:
    return aiosqlite.connect(uri, uri=True, isolation_level=None, timeout=BUSY_SECONDS)
