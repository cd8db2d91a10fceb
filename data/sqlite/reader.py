"""Reading from SQLite: a store's own half, and all there is of a copy that is only looked at."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from data import sql
from data.errors import StoreFailed
from data.sqlite.connection import BUSY_SECONDS, cannot_open, check_file, failed, untouched
from data.store import EVERYTHING, ColumnValue, R, Record, Where

MANY = 500  # rows that are made into records in a thread, so that the event loop isn't held up


class SqliteReader:
    """Fetch records through one connection."""

    def __init__(self, reader: aiosqlite.Connection) -> None:
        self._reader = reader
        self._closed = False

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

    def _check_open(self) -> None:
        if self._closed:
            raise StoreFailed("the store is closed")

    async def _rows(self, asked: sql.Statement) -> list[tuple[ColumnValue, ...]]:
        self._check_open()
        try:
            return list(map(tuple, await self._reader.execute_fetchall(asked.text, asked.values)))
        except sqlite3.Error as failure:
            raise failed(failure) from failure


def connection(uri: str) -> aiosqlite.Connection:
    """Prepare a connection; it is opened when entered."""
    return aiosqlite.connect(uri, uri=True, isolation_level=None, timeout=BUSY_SECONDS)


@asynccontextmanager
async def reading(path: Path) -> AsyncIterator[SqliteReader]:
    """Look into a database that nobody writes, such as a backup; nothing is put beside it."""
    check_file(path)
    try:
        async with connection(untouched(path)) as opened:
            yield SqliteReader(opened)
    except sqlite3.Error as failure:
        raise cannot_open(path, failure) from failure
