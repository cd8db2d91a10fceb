"""Every record is a table of the database and every table a record, column for column."""

import re
import sqlite3
from collections.abc import Iterator
from typing import ClassVar, get_args, get_origin, get_type_hints

import pytest

from data import records
from data.migration import known
from data.sql import shape
from data.sqlite import migrate
from data.store import Record

KINDS: dict[str, type[Record]] = {kind.TABLE: kind for kind in records.RECORDS}
TYPES = {str: "text", int: "bigint", bool: "bigint"}  # an `integer` of PostgreSQL has 32 bits


@pytest.fixture(scope="module")
def db() -> Iterator[sqlite3.Connection]:
    opened = sqlite3.connect(":memory:", isolation_level=None)
    for migration in known():
        migrate.apply(opened, migration)
    yield opened
    opened.close()


def columns_of(kind: type[Record]) -> list[tuple[str, str, bool]]:
    """Name, type and whether there must be a value."""
    hints = {name: hint for name, hint in get_type_hints(kind).items() if get_origin(hint) is not ClassVar}
    described = []
    for name, hint in hints.items():
        (base,) = [part for part in get_args(hint) or (hint,) if part is not type(None)]
        described.append((name, TYPES[base], type(None) not in get_args(hint)))
    return described


def test_every_table_has_its_record_and_every_record_its_table(db: sqlite3.Connection) -> None:
    tables = {name for (name,) in db.execute("select name from sqlite_master where type = 'table'")}
    assert set(KINDS) | {"migration"} == tables
    assert len(KINDS) == len(records.RECORDS)


@pytest.mark.parametrize("table", KINDS)
def test_fields_and_columns_are_the_same(db: sqlite3.Connection, table: str) -> None:
    there = db.execute(f"select name, lower(type), \"notnull\" from pragma_table_info('{table}')").fetchall()
    assert columns_of(KINDS[table]) == [(name, kind, bool(needed)) for name, kind, needed in there]


@pytest.mark.parametrize("table", KINDS)
def test_the_key_is_the_primary_key(db: sqlite3.Connection, table: str) -> None:
    keys = db.execute(f"select name from pragma_table_info('{table}') where pk > 0 order by pk").fetchall()
    assert [name for (name,) in keys] == list(KINDS[table].KEY)


@pytest.mark.parametrize("table", KINDS)
def test_records_are_frozen_slotted_and_plain(table: str) -> None:
    kind = KINDS[table]
    assert kind is records.Table or set(shape(kind).columns) == set(
        getattr(kind, "__slots__", ())
    )  # records.py says why
    example = shape(kind).record(["x"] * len(shape(kind).columns))
    with pytest.raises(AttributeError):
        setattr(example, kind.KEY[0], "y")


def test_migrations_keep_to_what_all_databases_know() -> None:
    dialect = re.compile(
        r"autoincrement|without rowid|strict|pragma|\binteger\b|insert or|datetime\(|serial|jsonb", re.IGNORECASE
    )
    for migration in known():
        assert not dialect.findall(migration.text), migration.name
