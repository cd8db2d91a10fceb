"""The store on SQLite: one connection writes in groups, another reads without waiting for it."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncGenerator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from uuid import uuid4

import aiosqlite

from data import migration, sql
from data.errors import DatabaseVanished, StoreFailed
from data.group_commit import GroupedWriter, JobAnswer, JobOutcome
from data.migration import Migration
from data.sqlite.connection import CACHE, cannot_open, failed, no_access, open_for_writing, prepare
from data.sqlite.files import Footprint, beside, real_path
from data.sqlite.lease import Lease
from data.sqlite.reader import SqliteReader, connection
from data.sqlite.transaction import TransactionJob, write_group
from data.store import Change

LOOK_SECONDS = 0.25  # in which a burst of commits looks once whether the files are there: it takes a tenth as long


class SqliteStore(SqliteReader):
    """Keep records in one SQLite database; made by `open` or `memory`."""

    def __init__(self, thread: ThreadPoolExecutor, db: sqlite3.Connection, reader: aiosqlite.Connection) -> None:
        super().__init__(reader)
        self._loop = asyncio.get_running_loop()
        self._thread = thread
        self._db = db
        self._writer: GroupedWriter[TransactionJob] = GroupedWriter(self._begin_writing)
        self._footprint = Footprint()
        self._looked = -LOOK_SECONDS  # when all files were last there
        self._life: AsyncGenerator[None, None] | None = None

    @classmethod
    async def open(cls, path: Path, migrations: Sequence[Migration] | None = None) -> "SqliteStore":
        """Take the lease on a file, create the database if none ever was, and migrate it."""
        known = migration.known() if migrations is None else migrations
        try:
            real = real_path(path)
            real.parent.mkdir(parents=True, exist_ok=True)
            async with AsyncExitStack() as held:
                lease = Lease(real)
                held.callback(lease.release)
                await asyncio.to_thread(prepare, real, known)
                store = await cls._open(real, f"{real.as_uri()}?mode=rw", known, held)
                store._footprint = Footprint.of(real, *beside(real), lease.file)
                return store
        except OSError as failure:  # not Discord's: nobody must take it for an outage and wait
            raise no_access(path, failure) from failure

    @classmethod
    async def memory(cls, migrations: Sequence[Migration] | None = None) -> "SqliteStore":
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
            reader = await held.enter_async_context(connection(uri))
            for pragma in ("secure_delete = on", "query_only = on", f"cache_size = {CACHE}"):
                await reader.execute_fetchall(f"pragma {pragma}")
            await reader.execute_fetchall("select count(*) from migration")  # makes SQLite open what is beside the file
        except sqlite3.Error as failure:
            raise cannot_open(path, failure) from failure
        store = cls(thread, db, reader)
        store._life = _life(store._writer, held.pop_all())
        await anext(store._life)
        return store

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

    def _begin_writing(self, jobs: Sequence[TransactionJob], answer: JobAnswer) -> None:
        written = self._thread.submit(self._write, jobs)
        written.add_done_callback(lambda done: self._loop.call_soon_threadsafe(answer, done))

    def _write(self, jobs: Sequence[TransactionJob]) -> Sequence[JobOutcome]:
        outcomes = write_group(self._db, jobs)
        if time.monotonic() < self._looked + LOOK_SECONDS:
            return outcomes
        try:
            self._footprint.check()  # before anybody is answered: a removed file keeps nothing
        except DatabaseVanished as vanished:
            return [DatabaseVanished(*vanished.args) for _ in jobs]
        self._looked = time.monotonic()
        return outcomes


async def _life(writer: GroupedWriter[TransactionJob], held: AsyncExitStack) -> AsyncGenerator[None, None]:
    """Hold the connections until closed. At its end the event loop closes generators, and so a forgotten store."""
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
