"""Bring a PostgreSQL database to the shape this program knows, one process at a time."""

import re
import time
from collections.abc import Sequence
from typing import Any, Final

from data.errors import CannotOpen, NotOurDatabase
from data.migration import RECORD, Migration, still_to_apply

LOCK: Final = 0x636169726E  # "cairn": other processes that migrate this database wait for it
# Else text would be sorted by the server's language and not as in SQLite.
TEXT: Final = re.compile(r"(?<=[a-z_0-9] )text\b")


async def migrate(db: Any, migrations: Sequence[Migration]) -> None:
    """Apply the missing migrations, each with its record, all or none."""
    async with db.transaction():
        await db.execute("select pg_advisory_xact_lock($1)", LOCK)
        for migration in await pending(db, migrations):
            await db.execute(in_dialect(migration.text))
            await db.execute(in_dialect(RECORD))
            await db.execute(
                "insert into migration (number, name, sha256, applied_at) values ($1, $2, $3, $4)",
                migration.number,
                migration.name,
                migration.sha256,
                time.time_ns() // 1_000_000,
            )


async def pending(db: Any, migrations: Sequence[Migration]) -> list[Migration]:
    """Say which are still to apply; refuse a database that isn't a past of this program. Writes nothing."""
    await _check_encoding(db)
    rows = await db.fetch("select tablename from pg_tables where schemaname = current_schema()")
    tables = {row["tablename"] for row in rows}
    if tables and "migration" not in tables:
        raise NotOurDatabase("This is a database, but not one of Cairn's: give Cairn one, or a schema, of its own.")
    applied = await db.fetch("select sha256 from migration order by number") if tables else []
    return still_to_apply([row["sha256"] for row in applied], migrations)


async def _check_encoding(db: Any) -> None:
    encoding = await db.fetchval("show server_encoding")
    if encoding != "UTF8":
        raise CannotOpen(f"The PostgreSQL database is encoded in {encoding}: make one with `createdb --encoding UTF8`.")


def in_dialect(text: str) -> str:
    """Translate a migration into PostgreSQL's dialect."""
    return TEXT.sub('text collate "C"', text)
