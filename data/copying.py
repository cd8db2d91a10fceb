"""Move a database from one kind to the other: whole, compared row by row and replayed, or not at all."""

import hashlib
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path

from data import migration
from data.copy_side import CHUNK, CopySide, Row, all_of, too_old
from data.errors import CopyRefused
from data.logs import Proof, Rules, prove
from data.opening import is_postgresql, postgresql
from data.records import RECORDS
from data.sql import SqlReads, Statement, shape
from data.sqlite import backup, connection, migrate
from data.sqlite.files import check_nothing_remains, real_path
from data.sqlite.lease import Lease
from data.sqlite.partial import partial, sweep, take_place
from data.store import Record


async def copy(source: str, target: str, rules: Rules) -> tuple[dict[str, int], int]:
    """Copy everything into a database in which nothing is yet; tell each table's rows, and the logs replayed there."""
    if source == target:
        raise CopyRefused("A database can't be copied onto itself.")
    async with _from(source) as old, _to(target) as new:
        for kind in RECORDS:
            async for rows in old.rows(kind):
                await new.add(kind, rows)
        counted = {kind.TABLE: await _compared(old, new, kind) for kind in RECORDS}
        return counted, (await prove(new, rules)).check().logs


async def verify(address: str, rules: Rules) -> Proof:
    """Look at all of a database, replay every log in it, and change nothing; the bot may be playing on it."""
    later = 0 if is_postgresql(address) else backup.verify(Path(address))
    async with reading(address) as side:
        return replace((await prove(side, rules)).check(), later=later)


def reading(address: str) -> AbstractAsyncContextManager[CopySide]:
    """Read a database as of one moment; a file of an earlier Cairn as the next start would make it."""
    return (
        postgresql().from_server(address, is_alone=False) if is_postgresql(address) else _as_it_will_be(Path(address))
    )


async def _compared(old: CopySide, new: CopySide, kind: type[Record]) -> int:
    (wanted, expected), (copied, given) = await _fingerprint(old, kind), await _fingerprint(new, kind)
    if (wanted, expected) != (copied, given):
        raise CopyRefused(f"The copy of {kind.TABLE} is not what it should be: {copied} rows, of {wanted}.")
    return copied


async def _fingerprint(side: CopySide, kind: type[Record]) -> tuple[int, str]:
    number, digest = 0, hashlib.sha256()
    async for rows in side.rows(kind):
        number += len(rows)
        digest.update(repr([tuple(row) for row in rows]).encode())
    return number, digest.hexdigest()


def _from(address: str) -> AbstractAsyncContextManager[CopySide]:
    return postgresql().from_server(address) if is_postgresql(address) else _from_file(Path(address))


def _to(address: str) -> AbstractAsyncContextManager[CopySide]:
    return postgresql().to_server(address) if is_postgresql(address) else _to_file(Path(address))


class FileSide(SqlReads):
    """An SQLite database; nobody waits for this event loop."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def rows(self, kind: type[Record]) -> AsyncIterator[Sequence[Row]]:
        cursor = self._db.execute(all_of(kind))
        while rows := cursor.fetchmany(CHUNK):
            yield rows

    async def add(self, kind: type[Record], rows: Sequence[Row]) -> None:
        self._db.executemany(shape(kind).insert, rows)

    async def _rows(self, asked: Statement) -> Sequence[Row]:
        return self._db.execute(asked.text, asked.values).fetchall()


@asynccontextmanager
async def _from_file(path: Path) -> AsyncIterator[CopySide]:
    path = real_path(path)
    lease = Lease(path) if path.exists() else None
    try:
        if connection.look(path, migration.known()):
            raise too_old(str(path))
        with closing(sqlite3.connect(connection.untouched(path), uri=True)) as db:
            yield FileSide(db)
    except sqlite3.Error as failure:
        raise connection.cannot_open(path, failure) from failure
    finally:
        if lease:
            lease.release()


@asynccontextmanager
async def _to_file(path: Path) -> AsyncIterator[CopySide]:
    path = real_path(path)
    if path.exists():
        raise CopyRefused(f"{path} is there already; nothing is overwritten.")
    sweep(path.parent)  # files of a killed copy
    check_nothing_remains(path)
    with partial(path) as half:
        try:
            with closing(sqlite3.connect(half, isolation_level=None)) as db:
                for step in migration.known():
                    migrate.apply(db, step)
                db.execute("begin")
                yield FileSide(db)
                db.execute("commit")
        except sqlite3.Error as failure:
            raise connection.failed(failure) from failure
        take_place(half, path)


@asynccontextmanager
async def _as_it_will_be(path: Path) -> AsyncIterator[FileSide]:
    """Read a file, or if it is of an earlier Cairn, what the next start would make of it."""
    try:
        with closing(sqlite3.connect(connection.untouched(path), uri=True)) as db:
            db.execute("begin")  # all reads see one moment, though the bot may be playing
            later = migrate.pending(db, migration.known())
            if not later:
                yield FileSide(db)
                return
            with closing(sqlite3.connect(":memory:", isolation_level=None)) as new:
                db.backup(new)
                for step in later:
                    migrate.apply(new, step)
                yield FileSide(new)
    except sqlite3.Error as failure:
        raise connection.cannot_open(path, failure) from failure
