"""Copy from a PostgreSQL database, or to one."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from data import migration
from data.copy_side import CHUNK, CopySide, Row, all_of, too_old
from data.errors import CopyRefused
from data.postgresql.batch import with_numbers
from data.postgresql.connection import FAILURES, close, connect, explained
from data.postgresql.migrate import migrate, pending
from data.postgresql.presence import Presence, claim
from data.records import RECORDS
from data.sql import SqlReads, Statement, shape
from data.store import Record


class ServerSide(SqlReads):
    """A PostgreSQL database, in one transaction."""

    def __init__(self, db: Any) -> None:
        self._db = db

    async def rows(self, kind: type[Record]) -> AsyncIterator[Sequence[Row]]:
        cursor = await self._db.cursor(all_of(kind))
        while rows := await cursor.fetch(CHUNK):
            yield [tuple(row) for row in rows]

    async def add(self, kind: type[Record], rows: Sequence[Row]) -> None:
        await self._db.copy_records_to_table(kind.TABLE, records=rows, columns=shape(kind).columns)

    async def _rows(self, asked: Statement) -> Sequence[Any]:
        rows: Sequence[Any] = await self._db.fetch(with_numbers(asked.text), *asked.values)
        return rows


@asynccontextmanager
async def from_server(address: str, *, is_alone: bool = True) -> AsyncIterator[CopySide]:
    async with _connected(address, is_alone=is_alone) as db, db.transaction(isolation="repeatable_read", readonly=True):
        if await pending(db, migration.known("postgresql")):
            raise too_old("the PostgreSQL database")
        yield ServerSide(db)


@asynccontextmanager
async def to_server(address: str) -> AsyncIterator[CopySide]:
    async with _connected(address, is_alone=True) as db, db.transaction():
        await migrate(db, migration.known("postgresql"))
        for kind in RECORDS:
            if await db.fetchval(f"select exists (select from {kind.TABLE})"):
                raise CopyRefused(f"The PostgreSQL database has rows already ({kind.TABLE}); nothing is overwritten.")
        yield ServerSide(db)


@asynccontextmanager
async def _connected(address: str, *, is_alone: bool) -> AsyncIterator[Any]:
    """Connect; what is copied while somebody plays would be old at once."""
    db = await connect(address)
    try:
        if is_alone:
            await claim(db, Presence.ALONE)
        yield db
    except FAILURES as failure:
        raise explained(failure) from failure
    finally:
        await close(db)
