"""Bring an SQLite database to this program's schema."""

import hashlib
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import cache

from data.errors import DamagedDatabase, NotOurDatabase, StoreFailed
from data.migration import RECORD, Migration, still_to_apply


def pending(db: sqlite3.Connection, migrations: Sequence[Migration]) -> list[Migration]:
    """Say which are still to apply; refuse a database that isn't a past of this program. Writes nothing."""
    applied = _applied(db)
    later = still_to_apply(applied, migrations)
    _check_shape(db, migrations[: len(applied)])
    return later


def _applied(db: sqlite3.Connection) -> list[str]:
    tables = {name for (name,) in db.execute("select name from sqlite_master where type = 'table'")}
    if "migration" in tables:
        return [sha256 for (sha256,) in db.execute("select sha256 from migration order by number")]
    if tables:
        raise NotOurDatabase("This is a database, but not one of Cairn's.")
    return []


def _check_shape(db: sqlite3.Connection, applied: Sequence[Migration]) -> None:
    """Refuse a database that lacks what its migrations created; a host's own additions don't matter."""
    lacking = _made_by(tuple(applied)) - _shape(db)
    if lacking:
        names = ", ".join(sorted(name for name, _ in lacking))
        raise DamagedDatabase(f"The database's schema is not what Cairn has made: {names} is missing or changed.")


@cache
def _made_by(migrations: tuple[Migration, ...]) -> frozenset[tuple[str, str]]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        for migration in migrations:
            apply(model, migration)
        return _shape(model)


def _shape(db: sqlite3.Connection) -> frozenset[tuple[str, str]]:
    return frozenset(db.execute("select name, sql from sqlite_master where sql is not null"))


def apply(db: sqlite3.Connection, migration: Migration) -> None:
    """
    Apply one migration and note it down, both or neither.

    Foreign keys are off meanwhile, so that a migration may rebuild a table, and are checked before the commit.
    """
    db.create_function("sha256_hex", 1, _sha256_hex, deterministic=True)
    db.execute("pragma foreign_keys = off")
    db.execute("begin immediate")
    try:
        for statement in statements(migration.text):
            db.execute(statement)
        if db.execute("pragma foreign_key_check").fetchone():
            raise StoreFailed(f"Migration {migration.number} would leave rows that refer to nothing.")
        db.execute(RECORD)
        row = (migration.number, migration.name, migration.sha256, time.time_ns() // 1_000_000)
        db.execute("insert into migration (number, name, sha256, applied_at) values (?, ?, ?, ?)", row)
        db.execute("commit")
    except BaseException:
        if db.in_transaction:
            db.execute("rollback")
        raise
    finally:
        db.execute("pragma foreign_keys = on")


def _sha256_hex(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def statements(text: str) -> Iterator[str]:
    """Cut a script into statements, because `executescript` would commit by itself."""
    gathered = ""
    for line in text.splitlines(keepends=True):
        gathered += line
        if sqlite3.complete_statement(gathered):
            yield gathered
            gathered = ""
    if any(line.strip() and not line.lstrip().startswith("--") for line in gathered.splitlines()):
        raise ValueError(f"a statement without its semicolon: {gathered.strip()!r}")
