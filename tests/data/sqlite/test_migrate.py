"""Migrations: in order, once, each with its record or not at all; a database from the future stays as it is."""

import hashlib
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from data.errors import ChangedMigration, EmptyDatabase, NewerDatabase, NotOurDatabase, StoreFailed
from data.migration import Migration, known
from data.sqlite import migrate
from data.sqlite.store import SqliteStore
from tests.data.whole_schema import whole_schema

ONE = Migration(1, "one", "create table one (id text primary key);\ninsert into one values ('a');\n")
TWO = Migration(2, "two", "alter table one add column more text;\n")
ANEW = """
create table c (id text primary key, n bigint);
insert into c select id, 1 from a;
drop table a;
alter table c rename to a;
"""


@pytest.fixture
def db() -> Iterator[sqlite3.Connection]:
    opened = sqlite3.connect(":memory:", isolation_level=None)
    yield opened
    opened.close()


def tables(db: sqlite3.Connection) -> set[str]:
    return {name for (name,) in db.execute("select name from sqlite_master where type = 'table'")}


async def open_and_close(path: Path, *migrations: Migration) -> None:
    await (await SqliteStore.open(path, migrations)).close()


def fingerprints(path: Path) -> dict[str, str]:
    return {
        file.name: hashlib.sha256(file.read_bytes()).hexdigest()
        for file in path.parent.iterdir()
        if file.suffix in {".db", ".db-wal"}
    }


def test_a_migration_is_applied_with_its_record(db: sqlite3.Connection) -> None:
    migrate.apply(db, ONE)
    assert db.execute("select * from one").fetchall() == [("a",)]
    assert db.execute("select number, name, sha256 from migration").fetchall() == [(1, "one", ONE.sha256)]
    assert migrate.pending(db, [ONE, TWO]) == [TWO]


@pytest.mark.parametrize("bad", ["insert into one values ('a');", "nonsense;", "insert into nobody values (1);"])
def test_a_migration_that_fails_leaves_nothing(db: sqlite3.Connection, bad: str) -> None:
    migrate.apply(db, ONE)
    with pytest.raises(sqlite3.Error):
        migrate.apply(db, Migration(2, "two", f"create table two (id text);\n{bad}\n"))
    assert tables(db) == {"one", "migration"}
    assert migrate.pending(db, [ONE, TWO]) == [TWO]


def test_a_migration_may_build_a_table_anew_that_others_refer_to(db: sqlite3.Connection) -> None:
    migrate.apply(db, Migration(1, "one", "create table a (id text primary key);\ninsert into a values ('x');\n"))
    migrate.apply(db, Migration(2, "two", "create table b (a text references a (id));\ninsert into b values ('x');\n"))
    migrate.apply(db, Migration(3, "three", ANEW))
    assert db.execute("select * from a").fetchall() == [("x", 1)]
    assert db.execute("pragma foreign_keys").fetchall() == [(1,)]


def test_a_migration_that_leaves_rows_referring_to_nothing_is_undone(db: sqlite3.Connection) -> None:
    migrate.apply(
        db, Migration(1, "one", "create table a (id text primary key);\ncreate table b (a text references a);\n")
    )
    with pytest.raises(StoreFailed, match="refer to nothing"):
        migrate.apply(db, Migration(2, "two", "insert into b values ('x');\n"))
    assert db.execute("select count(*) from b").fetchall() == [(0,)]


def test_a_script_is_cut_at_its_statements() -> None:
    trigger = "create trigger t after insert on one begin\n  delete from one;\n  select 1;\nend;\n"
    script = f"-- first; a remark\ncreate table one (id text default ';');\n{trigger}\n-- last remark;\n"
    cut = list(migrate.statements(script))
    assert len(cut) == 2
    assert cut[1] == trigger
    with pytest.raises(ValueError, match="semicolon"):
        list(migrate.statements("create table one (id text)\n"))


def test_the_numbers_have_no_hole(tmp_path: Path) -> None:
    (tmp_path / "0001_one.sql").write_text("")
    (tmp_path / "0003_three.sql").write_text("")
    with pytest.raises(ValueError, match="numbered"):
        known(folder=tmp_path)
    assert [migration.number for migration in known()] == list(range(1, len(known()) + 1))


def test_the_schema_that_tests_begin_with_is_the_one_that_all_migrations_make() -> None:
    made = []
    for migrations in (known(), whole_schema()):
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
            for migration in migrations:
                migrate.apply(db, migration)
            made.append(set(db.execute("select type, name, tbl_name, sql from sqlite_master")))
            tables = [name for (name,) in db.execute("select name from sqlite_master where type = 'table'")]
            filled = {name for name in tables if db.execute(f"select 1 from {name}").fetchone()}
            assert filled == {"migration"}
    assert made[0] == made[1]


async def test_a_database_is_brought_up_to_date_once(tmp_path: Path) -> None:
    path = tmp_path / "cairn.db"
    await open_and_close(path, ONE)
    await open_and_close(path, ONE, TWO)
    before = fingerprints(path)
    await open_and_close(path, ONE, TWO)
    assert fingerprints(path) == before


async def test_a_newer_database_is_refused_and_untouched(tmp_path: Path) -> None:
    path = tmp_path / "cairn.db"
    await open_and_close(path, ONE, TWO)
    before = fingerprints(path)
    with pytest.raises(NewerDatabase, match="needs a later Cairn"):
        await SqliteStore.open(path, [ONE])
    assert fingerprints(path) == before
    await open_and_close(path, ONE, TWO)


async def test_a_newer_database_whose_program_was_killed_is_refused_and_untouched(tmp_path: Path) -> None:
    alive = tmp_path / "alive.db"
    store = await SqliteStore.open(alive, [ONE, TWO])
    (tmp_path / "left").mkdir()
    path = tmp_path / "left" / "cairn.db"
    for suffix in ("", "-wal"):
        shutil.copy(f"{alive}{suffix}", f"{path}{suffix}")
    await store.close()
    before = fingerprints(path)
    assert len(before) == 2
    with pytest.raises(NewerDatabase):
        await SqliteStore.open(path, [ONE])
    assert fingerprints(path) == before


async def test_a_migration_changed_after_the_fact_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cairn.db"
    await open_and_close(path, ONE)
    before = fingerprints(path)
    with pytest.raises(ChangedMigration, match="Migration 1"):
        await SqliteStore.open(path, [Migration(1, "one", ONE.text + "-- a remark\n"), TWO])
    assert fingerprints(path) == before


async def test_a_file_that_is_no_database_of_ours_is_refused_and_untouched(tmp_path: Path) -> None:
    text = tmp_path / "text.db"
    text.write_text("Dear diary, " * 100)
    foreign = tmp_path / "foreign.db"
    with sqlite3.connect(foreign) as other:
        other.execute("create table sheep (id text)")
    other.close()
    before = fingerprints(text)
    for path in (text, foreign):
        with pytest.raises(NotOurDatabase):
            await SqliteStore.open(path)
    assert fingerprints(text) == before


async def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cairn.db").touch()
    with pytest.raises(EmptyDatabase, match="empty file"):
        await open_and_close(tmp_path / "cairn.db", ONE)
    assert not (tmp_path / "cairn.db").stat().st_size
