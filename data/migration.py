"""Migrations: steps that bring a database to this program's schema, one file each, the same for every kind of database.

A step is `migrations/NNNN_name.sql`. Where a database needs other SQL, `NNNN_name.DIALECT.sql` stands beside it.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from data.errors import ChangedMigration, NewerDatabase

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
    number: int
    name: str
    text: str

    @property
    def sha256(self) -> str:
        """Compute the hash of the text, by which a later change is noticed."""
        return hashlib.sha256(self.text.encode()).hexdigest()


def known(dialect: str = "sqlite", folder: Path = FOLDER) -> list[Migration]:
    migrations = []
    for path in sorted(path for path in folder.glob("*.sql") if "." not in path.stem):
        number, _, name = path.stem.partition("_")
        special = path.with_suffix(f".{dialect}.sql")
        migrations.append(
            Migration(int(number), name, (special if special.exists() else path).read_text(encoding="utf-8"))
        )
    if [migration.number for migration in migrations] != list(range(1, len(migrations) + 1)):
        raise ValueError(f"the migrations in {folder} are not numbered 1, 2, 3…")
    return migrations


def still_to_apply(applied: Sequence[str], migrations: Sequence[Migration]) -> list[Migration]:
    """Compare the hashes of applied migrations, and list the missing ones; refuse a database with others."""
    if len(applied) > len(migrations):
        raise NewerDatabase(
            f"The database has migration {len(applied)}, this Cairn knows {len(migrations)}: it needs a later Cairn."
        )
    for number, sha256 in enumerate(applied, start=1):
        if sha256 != migrations[number - 1].sha256:
            raise ChangedMigration(f"Migration {number} was changed after it had been applied to this database.")
    return list(migrations[len(applied) :])
