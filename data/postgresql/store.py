"""The store on PostgreSQL: one connection writes in groups, a few others read without waiting for it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg

from data import migration
from data.address import shown
from data.errors import CommitInDoubt, LeaseLost, Locked, StoreError, StoreFailed, Unreachable
from data.group_commit import GroupedWriter, JobAnswer, JobOutcome
from data.migration import Migration
from data.postgresql.batch import BatchJob, with_numbers
from data.postgresql.connection import (
    FAILURES,
    cannot_connect,
    close,
    connect,
    connect_again,
    explained,
    options,
    unsafe_settings,
)
from data.postgresql.fencing import Fence
from data.postgresql.migrate import migrate
from data.postgresql.presence import Presence, claim
from data.postgresql.transaction import write_group
from data.records import RECORDS
from data.sql import SqlReads, Statement
from data.store import Change

log = logging.getLogger(__name__)

READERS: Final = {"min_size": 0, "max_size": 4, "max_inactive_connection_lifetime": 0}
PATIENCE = 5.0  # seconds to wait for a server that restarts
PAUSE = 0.1  # seconds between two tries to reach the server again
UNSAFE: Final = "the PostgreSQL server at %s runs with %s off: a power cut may lose turns, or all of the database"


class PostgresqlStore(SqlReads):
    """Keep records in one PostgreSQL database; made by `open`."""

    def __init__(
        self, address: str, db: Any, readers: Any, settings: Mapping[str, str], presence: Presence | None = None
    ) -> None:
        self.unsafe: Sequence[str] = ()  # settings of the server with which a power cut loses commits
        self.fence: Fence | None = None  # only if several processes share the database
        self._address, self._settings, self._presence = address, settings, presence
        self._db = db  # writes
        self._readers = readers
        self._writer: GroupedWriter[BatchJob] = GroupedWriter(self._begin_writing)
        self._writing: asyncio.Future[Sequence[JobOutcome]] | None = None  # held, since the event loop holds it weakly
        self._is_down = False
        self._closed = False

    @classmethod
    async def open(
        cls,
        address: str,
        migrations: Sequence[Migration] | None = None,
        presence: Presence | None = None,
        **settings: str,
    ) -> "PostgresqlStore":
        """Connect with these session settings, and migrate the database."""
        db = await connect(address, **settings)
        try:
            if presence:
                await claim(db, presence)
            await migrate(db, migration.known("postgresql") if migrations is None else migrations)
            unsafe = await unsafe_settings(db)
            readers = await asyncpg.create_pool(address, **READERS, **options(**settings))
        except BaseException as failure:
            await close(db)
            if isinstance(failure, FAILURES):
                raise cannot_connect(address, failure) from failure
            raise
        store = cls(address, db, readers, settings, presence)
        store.unsafe = unsafe
        if unsafe:
            log.warning(UNSAFE, shown(address), " and ".join(unsafe))
        return store

    async def commit(self, *changes: Change) -> None:
        job = BatchJob.of(changes, self.fence)
        self._check_open()
        if changes:
            await self._writer.ask(job)

    async def check_still_there(self) -> None:
        self._check_open()
        async with self._reader() as reader:
            await reader.fetchval("select 1")

    async def truncate_wal(self) -> None:
        """Free deleted rows; the server's own log and its backups are its administrator's business."""
        self._check_open()
        async with self._reader() as reader:
            for kind in RECORDS:
                await reader.execute(f"vacuum {kind.TABLE}")

    async def close(self) -> None:
        self._closed = True
        await self._writer.settled()
        await close(self._db)
        self._readers.terminate()

    def _begin_writing(self, jobs: Sequence[BatchJob], answer: JobAnswer) -> None:
        self._writing = asyncio.ensure_future(self._write(jobs))
        self._writing.add_done_callback(answer)

    async def _write(self, jobs: Sequence[BatchJob]) -> Sequence[JobOutcome]:
        try:
            try:
                return await self._attempt(jobs)
            except CommitInDoubt:
                raise
            except Unreachable:  # only a write shows that the server has closed the connection: take a new one
                return await self._attempt(jobs)
        except StoreError as failure:
            return [type(failure)(*failure.args) for _ in jobs]

    async def _attempt(self, jobs: Sequence[BatchJob]) -> Sequence[JobOutcome]:
        db = await self._connected()
        try:
            return await write_group(db, jobs)
        except BaseException:
            db.terminate()  # it may be in the middle of a transaction
            raise

    async def _connected(self) -> Any:
        """Return the writing connection; renew a broken one, waiting a little for a server that restarts."""
        until = asyncio.get_running_loop().time() + (0 if self._is_down else PATIENCE)
        while self._db.is_closed():
            try:
                self._db = await self._connect()
            except Unreachable as failure:
                if asyncio.get_running_loop().time() < until:
                    await asyncio.sleep(PAUSE)
                    continue
                if not self._is_down:
                    log.error("%s", failure)
                self._is_down = True
                raise
        if self._is_down:
            log.warning("the PostgreSQL server at %s is back", shown(self._address))
        self._is_down = False
        return self._db

    async def _connect(self) -> Any:
        db = await connect_again(self._address, **self._settings)
        try:
            if self._presence:
                await claim(db, self._presence)
        except FAILURES as failure:  # the server has stopped again
            db.terminate()
            raise cannot_connect(self._address, failure) from failure
        except Locked as taken:
            db.terminate()
            raise LeaseLost(*taken.args) from taken
        return db

    async def _rows(self, asked: Statement) -> list[Any]:
        self._check_open()
        async with self._reader() as reader:
            rows: list[Any] = await reader.fetch(with_numbers(asked.text), *asked.values)
            return rows

    @asynccontextmanager
    async def _reader(self) -> AsyncIterator[Any]:
        try:
            async with self._readers.acquire() as reader:
                yield reader
        except FAILURES as failure:
            raise explained(failure) from failure

    def _check_open(self) -> None:
        if self._closed:
            raise StoreFailed("the store is closed")
