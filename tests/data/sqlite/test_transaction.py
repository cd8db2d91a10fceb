"""When the disk fails: everyone concerned is told, nothing half is kept, and it goes on afterwards."""

import asyncio
import resource
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import pytest

from data.errors import ConstraintFailed
from data.migration import Migration
from data.sql import Statement, statement
from data.sqlite import connection
from data.sqlite.connection import open_for_writing, prepare
from data.sqlite.store import SqliteStore
from data.sqlite.transaction import write_group
from data.store import Insert, StaleWrite, StoreFailed

MIGRATION = Migration(1, "leaves", "create table leaves (id text primary key, text text not null);\n")


@dataclass(frozen=True, slots=True)
class Leaf:
    TABLE: ClassVar[str] = "leaves"
    KEY: ClassVar[tuple[str, ...]] = ("id",)

    id: str
    text: str = ""


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await SqliteStore.open(tmp_path / "leaves.db", [MIGRATION])
    yield opened
    await opened.close()


@contextmanager
def full_disk(size: int) -> Iterator[None]:
    """Let no file grow beyond `size`; Python ignores the signal, so that the write itself fails."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_a_full_disk_fails_the_whole_group_and_later_commits_work(store: SqliteStore, tmp_path: Path) -> None:
    await store.commit(Insert(Leaf("before")))
    with full_disk((tmp_path / "leaves.db-wal").stat().st_size + 5_000):
        told = await asyncio.gather(
            *(store.commit(Insert(Leaf(str(who), "x" * 10_000))) for who in range(5)), return_exceptions=True
        )
    assert [type(outcome) for outcome in told] == [StoreFailed] * 5
    assert await store.find(Leaf) == [Leaf("before")]
    await store.commit(Insert(Leaf("after")))
    assert await store.count(Leaf) == 2


async def test_what_was_answered_before_a_full_disk_is_there_after_opening_again(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "leaves.db", [MIGRATION])
    answered = []
    with full_disk(120_000):
        for number in range(100):
            try:
                await store.commit(Insert(Leaf(f"{number:03}", "x" * 3_000)))
            except StoreFailed:
                continue
            answered.append(f"{number:03}")
    await store.close()
    again = await SqliteStore.open(tmp_path / "leaves.db", [MIGRATION])
    assert 0 < len(answered) < 100
    assert [leaf.id for leaf in await again.find(Leaf)] == answered
    await again.close()


class FailingCursor(sqlite3.Cursor):
    """Carries out statements, but for those its connection is told to fail at."""

    connection: "Failing"

    def execute(self, sql: str, parameters: object = (), /) -> "FailingCursor":
        self.connection.fail(sql)
        super().execute(sql, parameters)  # type: ignore[arg-type]
        return self


class Failing(sqlite3.Connection):
    """A connection whose statements that begin with `at` fail, with or without giving up the transaction."""

    at = ""
    gives_up = False

    def fail(self, sql: str) -> None:
        if not self.at or not sql.startswith(self.at):
            return
        if self.gives_up:
            super().execute("rollback")
        raise sqlite3.OperationalError("disk I/O error")

    def execute(self, sql: str, parameters: object = (), /) -> sqlite3.Cursor:
        self.fail(sql)
        return super().execute(sql, parameters)  # type: ignore[arg-type]

    def cursor(self, factory: object = None, /) -> FailingCursor:  # type: ignore[override]
        return super().cursor(FailingCursor)


@pytest.fixture
def db() -> Iterator[Failing]:
    opened = sqlite3.connect(":memory:", isolation_level=None, factory=Failing)
    opened.execute("create table leaves (id text primary key, text text not null)")
    yield opened
    opened.close()


def ids(db: sqlite3.Connection) -> list[str]:
    return [name for (name,) in db.execute("select id from leaves order by id")]


JOBS = [[statement(Insert(Leaf(name)))] for name in "aab"]


@pytest.mark.parametrize("at", ["begin", "savepoint", "release", "commit"])
@pytest.mark.parametrize("gives_up", [False, True])
def test_whichever_step_fails_the_group_is_not_written(db: Failing, at: str, gives_up: bool) -> None:
    db.at, db.gives_up = at, gives_up and at != "begin"
    assert [type(outcome) for outcome in write_group(db, JOBS)] == [StoreFailed] * 3
    assert not db.in_transaction
    db.at = ""
    assert ids(db) == []
    assert [type(outcome) for outcome in write_group(db, JOBS)] == [type(None), StaleWrite, type(None)]
    assert ids(db) == ["a", "b"]


def test_a_change_that_fails_fails_alone(db: Failing) -> None:
    db.execute("create table twigs (id text)")
    jobs = [*JOBS, [statement(Insert(Leaf("c"))), statement(Insert(Twig("x", 1)))], [statement(Insert(Leaf("d")))]]
    outcomes = write_group(db, jobs)
    assert [type(outcome) for outcome in outcomes] == [type(None), StaleWrite, type(None), StoreFailed, type(None)]
    assert ids(db) == ["a", "b", "d"]


def test_a_change_that_takes_the_transaction_with_it_fails_the_group(db: Failing) -> None:
    db.at, db.gives_up = "insert into leaves", True
    assert [str(outcome) for outcome in write_group(db, JOBS)] == ["disk I/O error"] * 3
    assert not db.in_transaction


@dataclass(frozen=True, slots=True)
class Twig:
    """A record that its table has no column for."""

    TABLE: ClassVar[str] = "twigs"
    KEY: ClassVar[tuple[str, ...]] = ("id",)

    id: str
    length: int


async def test_reading_what_has_no_table_fails_clearly(store: SqliteStore) -> None:
    with pytest.raises(StoreFailed, match="twigs"):
        await store.find(Twig)


def test_what_is_committed_is_synced(tmp_path: Path) -> None:
    db = open_for_writing((tmp_path / "leaves.db").as_uri(), [MIGRATION])
    asked = {
        name: db.execute(f"pragma {name}").fetchone()[0] for name in ("journal_mode", "synchronous", "foreign_keys")
    }
    db.close()
    assert asked == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


@pytest.mark.parametrize("must_hit", [False, True])
@pytest.mark.parametrize("name", ["a", "gone"])
def test_late_is_only_what_had_to_hit_and_hit_nothing(db: Failing, name: str, must_hit: bool) -> None:
    write_group(db, JOBS)
    (outcome,) = write_group(db, [[Statement("update leaves set text = 'x' where id = ?", (name,), must_hit)]])
    assert isinstance(outcome, StaleWrite) == (must_hit and name == "gone")


def test_of_a_job_that_came_too_late_nothing_more_is_tried(tmp_path: Path) -> None:
    """What follows was meant for the row as it was, and may not fit any more: the job is told that it was late."""
    db = open_for_writing((tmp_path / "leaves.db").as_uri(), [MIGRATION])
    late = Statement("update leaves set text = 'x' where id = 'gone'", (), must_hit=True)
    unfit = Statement("insert into leaves values ('new', null)", ())
    assert [type(outcome) for outcome in write_group(db, [(late, unfit), (unfit,)])] == [StaleWrite, ConstraintFailed]
    assert db.execute("select count(*) from leaves").fetchone() == (0,)
    db.close()


def test_a_new_database_is_on_disk_and_so_is_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[tuple[str, bool]] = []
    path = tmp_path / "leaves.db"
    monkeypatch.setattr(connection, "to_disk", lambda file: done.append((file.name, path.exists())))
    prepare(path, [MIGRATION])
    assert done == [("leaves.db.new", False), (tmp_path.name, True)]
