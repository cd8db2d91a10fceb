"""Bring a database to the shape this program knows."""

import hashlib
import sqlite3
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from data.store import ChangedMigration, NewerDatabase, StoreFailed

FOLDER = Path(__file__).parent / "migrations"

RECORD = """
create table if not exists migration (
    number integer primary key,
    name text not null,
    sha256 text not null,
    applied_at bigint not null
)
"""


@dataclass(frozen=True, slots=True)
class Migration:
    """One file of the folder, `NNNN_name.sql`."""

    number: int
    name: str
    text: str

    @property
    def sha256(self) -> str:
        """Fingerprint the text, so that a change after the fact is noticed."""
        return hashlib.sha256(self.text.encode()).hexdigest()


def known(folder: Path = FOLDER) -> list[Migration]:
    """Read all migrations, in order."""
    found = []
    for path in sorted(folder.glob("*.sql")):
        number, _, name = path.stem.partition("_")
        found.append(Migration(int(number), name, path.read_text(encoding="utf-8")))
    if [migration.number for migration in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"the migrations in {folder} are not numbered 1, 2, 3…")
    return found


def pending(db: sqlite3.Connection, migrations: Sequence[Migration]) -> list[Migration]:
    """Say which are still to apply; refuse a database that isn't a past of this program. Writes nothing."""
    applied = _applied(db)
    if len(applied) > len(migrations):
        raise NewerDatabase(
            f"The database has migration {len(applied)}, this Cairn knows {len(migrations)}: it needs a later Cairn."
        )
    for number, sha256 in enumerate(applied, start=1):
        if sha256 != migrations[number - 1].sha256:
            raise ChangedMigration(f"Migration {number} was changed after it had been applied to this database.")
    return list(migrations[len(applied) :])


def _applied(db: sqlite3.Connection) -> list[str]:
    tables = {name for (name,) in db.execute("select name from sqlite_master where type = 'table'")}
    if "migration" in tables:
        return [sha256 for (sha256,) in db.execute("select sha256 from migration order by number")]
    if tables:
        raise StoreFailed("This is a database, but not one of Cairn's.")
    return []


def apply(db: sqlite3.Connection, migration: Migration) -> None:
    """
    Apply one migration and note it down, both or neither.

    Foreign keys rest meanwhile, so that a migration may build a table anew, and are checked before the end.
    """
    db.execute("pragma foreign_keys = off")
    db.execute("begin immediate")
    try:
        for statement in statements(migration.text):
            db.execute(statement)
        if db.execute("pragma foreign_key_check").fetchone():
            raise StoreFailed(f"Migration {migration.number} would leave rows that refer to nothing.")
        _note(db, migration)
        db.execute("commit")
    except BaseException:
        if db.in_transaction:
            db.execute("rollback")
        raise
    finally:
        db.execute("pragma foreign_keys = on")


def _note(db: sqlite3.Connection, migration: Migration) -> None:
    db.execute(RECORD)
    row = (migration.number, migration.name, migration.sha256, time.time_ns() // 1_000_000)
    db.execute("insert into migration (number, name, sha256, applied_at) values (?, ?, ?, ?)", row)


def statements(text: str) -> Iterator[str]:
    """Cut a script into statements, since `executescript` would commit behind our back."""
    gathered = ""
    for line in text.splitlines(keepends=True):
        gathered += line
        if sqlite3.complete_statement(gathered):
            yield gathered
            gathered = ""
    if any(line.strip() and not line.lstrip().startswith("--") for line in gathered.splitlines()):
        raise ValueError(f"a statement without its semicolon: {gathered.strip()!r}")
