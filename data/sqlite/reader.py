"""Read from SQLite: the reading half of a store, or a copy that is only looked at."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from data.errors import StoreFailed
from data.sql import SqlReads, Statement
from data.sqlite.connection import BUSY_SECONDS, cannot_open, check_file, failed, untouched
from data.store import ColumnValue


class SqliteReader(SqlReads):
    """Fetch records through one connection."""

    def __init__(self, reader: aiosqlite.Connection) -> None:
        self._reader = reader
        self._closed = False

    def _check_open(self) -> None:
        if self._closed:
            raise StoreFailed("the store is closed")

    async def _rows(self, asked: Statement) -> list[tuple[ColumnValue, ...]]:
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
    """Read a database that nobody writes, such as a backup, without creating files beside it."""
    check_file(path)
    try:
        async with connection(untouched(path)) as opened:
            yield SqliteReader(opened)
    except sqlite3.Error as failure:
        raise cannot_open(path, failure) from failure
