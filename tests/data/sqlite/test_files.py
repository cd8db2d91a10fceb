"""A database is never replaced by an empty one in silence, is its owner's alone, and is missed when it is gone."""

import asyncio
import logging
import os
import shutil
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from data.errors import (
    AccessDenied,
    CannotOpen,
    DatabaseVanished,
    EmptyDatabase,
    MissingDatabase,
    NotOurDatabase,
    StoreFailed,
)
from data.records import Person
from data.sqlite.backup import back_up, restore
from data.sqlite.files import to_disk
from data.sqlite.store import SqliteStore
from data.store import EVERYTHING, Delete, Insert
from data.watch import watch

NAME = "cairn.sqlite3"


async def fill(path: Path, *names: str) -> None:
    store = await SqliteStore.open(path)
    await store.commit(*(Insert(Person(name)) for name in names))
    await store.close()


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: mode(file) for file in folder.iterdir()}


def owner(path: Path) -> tuple[int, int]:
    return path.stat().st_uid, path.stat().st_gid


def beside(path: Path, suffix: str) -> Path:
    return Path(f"{path}{suffix}")


# A start without a database


async def test_a_new_database_is_announced_in_one_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "new" / NAME
    with caplog.at_level(logging.INFO, "data"):
        await (await SqliteStore.open(path)).close()
        await (await SqliteStore.open(path)).close()
    [line] = caplog.messages
    assert str(path) in line
    assert sorted(modes(path.parent)) == [NAME, f"{NAME}.lock"]


LEFT = ["-wal", "-shm", "-journal", ".before-restore", ".4711.partial"]


@pytest.mark.parametrize("left", LEFT)
async def test_a_start_that_finds_remains_and_no_database_stops(tmp_path: Path, left: str) -> None:
    path = tmp_path / NAME
    await fill(path, "ana")
    path.unlink()
    beside(path, left).write_bytes(b"something")
    with pytest.raises(MissingDatabase, match=left) as told:
        await SqliteStore.open(path)
    assert "restore" in str(told.value)
    assert not path.exists()
    beside(path, left).unlink()
    await fill(path, "ben")


async def test_a_start_that_finds_backups_and_no_database_stops(tmp_path: Path) -> None:
    path, copy = tmp_path / NAME, tmp_path / "backups" / "cairn-20260102-030405.sqlite3"
    await fill(path, "ana")
    copy.parent.mkdir()
    back_up(path, copy)
    path.unlink()
    with pytest.raises(MissingDatabase, match=copy.name):
        await SqliteStore.open(path)
    assert restore(copy, path) is None
    await (await SqliteStore.open(path)).close()


async def test_a_link_that_leads_nowhere_is_not_a_new_database(tmp_path: Path) -> None:
    (tmp_path / NAME).symlink_to(tmp_path / "unmounted" / NAME)
    with pytest.raises(MissingDatabase, match="points to"):
        await SqliteStore.open(tmp_path / NAME)
    assert not (tmp_path / "unmounted").exists()


async def test_an_empty_file_or_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / NAME).touch()
    with pytest.raises(EmptyDatabase, match="empty file"):
        await SqliteStore.open(tmp_path / NAME)
    with pytest.raises(NotOurDatabase, match="is a folder"):
        await SqliteStore.open(tmp_path)


async def test_a_file_of_one_byte_is_empty(tmp_path: Path) -> None:
    """SQLite would take it for a new database, and every game would be gone."""
    (tmp_path / NAME).write_bytes(b"x")
    with pytest.raises(EmptyDatabase, match="empty file"):
        await SqliteStore.open(tmp_path / NAME)
    with pytest.raises(EmptyDatabase, match="empty file"):
        back_up(tmp_path / NAME, tmp_path / "copy.db")
    assert (tmp_path / NAME).read_bytes() == b"x"


async def test_a_file_with_a_second_name_is_refused_under_both(tmp_path: Path) -> None:
    first, second = tmp_path / NAME, tmp_path / "second.db"
    await fill(first, "ana")
    second.hardlink_to(first)
    for path in (first, second):
        with pytest.raises(CannotOpen, match=r"has 2 names \(hard links\)"):
            await SqliteStore.open(path)
        with pytest.raises(CannotOpen, match="hard links"):
            back_up(path, tmp_path / "copy.db")
    second.unlink()
    await (await SqliteStore.open(first)).close()


async def test_the_second_name_that_a_killed_restore_has_left_does_no_harm(tmp_path: Path) -> None:
    await fill(tmp_path / NAME, "ana")
    (tmp_path / f"{NAME}.before-restore").hardlink_to(tmp_path / NAME)
    store = await SqliteStore.open(tmp_path / NAME)
    assert [person.id for person in await store.find(Person)] == ["ana"]
    await store.close()


@pytest.mark.parametrize("place", ["file/cairn.db", "n" * 300])
async def test_a_place_where_nothing_can_be_made_is_the_databases_fault(tmp_path: Path, place: str) -> None:
    """The system's own error is what an outage of Discord looks like, and would be waited out for ever."""
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(CannotOpen, match="There can be no database at"):
        await SqliteStore.open(tmp_path / place)


async def test_a_folder_of_somebody_else_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(tmp_path))

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(AccessDenied, match="Permission denied"):
        await SqliteStore.open(tmp_path / NAME)


async def test_a_kill_at_the_first_start_keeps_nobody_from_the_second(tmp_path: Path) -> None:
    for suffix in (".new", ".new-wal", ".new-journal"):
        (tmp_path / f"{NAME}{suffix}").write_bytes(b"half a database")
    await fill(tmp_path / NAME, "ana")
    assert sorted(modes(tmp_path)) == [NAME, f"{NAME}.lock"]


async def test_a_start_tidies_up_after_a_killed_backup_and_leaves_a_running_one_alone(tmp_path: Path) -> None:
    from data.sqlite.partial import partial

    path = tmp_path / NAME
    await fill(path, "ana")
    dead = tmp_path / "copy.db.4711.partial"
    dead.write_bytes(b"half a copy")
    with partial(tmp_path / "other.db") as alive:
        assert not dead.exists()
        dead.write_bytes(b"half a copy")
        await fill(path, "ben")
        assert alive.exists()
    assert not dead.exists()
    assert not alive.exists()


# Gone while in use


def remove(path: Path) -> None:
    path.unlink()


def remove_log(path: Path) -> None:
    Path(f"{path}-wal").unlink()


def remove_lock(path: Path) -> None:
    Path(f"{path}.lock").unlink()


def remove_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def move_away(path: Path) -> None:
    path.parent.rename(path.parent.with_name("moved"))


def put_another(path: Path) -> None:
    shutil.copy(path, f"{path}.copy")
    Path(f"{path}.copy").replace(path)


async def commits_until_told(store: SqliteStore) -> None:
    """Commit in a burst; the loss must be told some time, a quarter of a second from now where nothing else is slow."""
    with pytest.raises(DatabaseVanished):
        async with asyncio.timeout(300):
            for number in count():
                await store.commit(Insert(Person(f"lost {number}")))
                await asyncio.sleep(0.01)


@pytest.mark.parametrize("left", [0, 1])
async def test_what_is_emptied_while_in_use_is_noticed(tmp_path: Path, left: int) -> None:
    """It is the same file still, so only its size tells."""
    path = tmp_path / NAME
    await fill(path, "ana")
    store = await SqliteStore.open(path)
    os.truncate(path, left)
    with pytest.raises(DatabaseVanished, match="emptied"):
        await store.check_still_there()
    await store.close()


@pytest.mark.parametrize("meddle", [remove, remove_log, remove_lock, remove_folder, move_away, put_another])
async def test_what_vanishes_while_in_use_is_noticed(tmp_path: Path, meddle: Callable[[Path], None]) -> None:
    path = tmp_path / "var" / NAME
    await fill(path, "ana")
    store = await SqliteStore.open(path)
    watching = asyncio.create_task(watch(store, seconds=0.01))
    await store.commit(Insert(Person("ben")))
    await store.check_still_there()
    assert not watching.done()
    meddle(path)
    await commits_until_told(store)
    for name in ("cleo", "dora"):
        with pytest.raises(DatabaseVanished, match="removed, replaced or emptied"):
            await store.commit(Insert(Person(name)))
    with pytest.raises(DatabaseVanished):
        await asyncio.wait_for(watching, 300)
    await store.close()


# Whose it is


async def test_all_files_are_the_owners_alone(tmp_path: Path) -> None:
    path, copy = tmp_path / NAME, tmp_path / "copy.db"
    before = os.umask(0)
    try:
        store = await SqliteStore.open(path)
        await store.commit(Insert(Person("ana")))
        back_up(path, copy)
        assert modes(tmp_path) == dict.fromkeys((NAME, f"{NAME}-wal", f"{NAME}-shm", f"{NAME}.lock", "copy.db"), 0o600)
        await store.close()
    finally:
        os.umask(before)


@pytest.mark.parametrize(("before", "after"), [(0o644, 0o600), (0o640, 0o640), (0o600, 0o600)])
async def test_what_everybody_could_read_is_taken_back(tmp_path: Path, before: int, after: int) -> None:
    path = tmp_path / NAME
    await fill(path, "ana")
    for name in modes(tmp_path):
        (tmp_path / name).chmod(before)
    store = await SqliteStore.open(path)
    assert set(modes(tmp_path).values()) == {after}
    await store.close()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
async def test_a_restore_keeps_owner_and_mode(tmp_path: Path) -> None:
    path, copy = tmp_path / NAME, tmp_path / "copy.db"
    await fill(path, "ana")
    back_up(path, copy)
    os.chown(path, 1234, 4321)
    path.chmod(0o640)
    restore(copy, path)
    assert (*owner(path), mode(path)) == (1234, 4321, 0o640)
    assert owner(beside(path, ".lock")) == (1234, 4321)
    os.chown(tmp_path, 99, 99)
    restore(copy, tmp_path / "new.db")
    assert (*owner(tmp_path / "new.db"), mode(tmp_path / "new.db")) == (99, 99, 0o600)


# What is deleted is gone


async def test_what_is_deleted_is_nowhere_after_the_log_is_emptied(tmp_path: Path) -> None:
    path, name = tmp_path / NAME, "a name nobody else has"
    store = await SqliteStore.open(path)
    await store.commit(Insert(Person("1", name=name)), Insert(Person("2", name="somebody else")))
    await store.truncate_wal()
    assert name.encode() in path.read_bytes()
    await store.commit(Delete(Person, EVERYTHING))
    await store.truncate_wal()
    assert not [left for left in modes(tmp_path) if name.encode() in (tmp_path / left).read_bytes()]
    await store.close()


async def test_every_connection_overwrites_what_it_deletes(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / NAME)
    assert store._db.execute("pragma secure_delete").fetchall() == [(1,)]
    assert [tuple(row) for row in await store._reader.execute_fetchall("pragma secure_delete")] == [(1,)]
    await store.close()


async def test_a_promise_that_cannot_be_set_is_not_taken_for_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.sqlite.connection.PRAGMAS", {"synchronous": 7})
    with pytest.raises(StoreFailed, match="synchronous"):
        await SqliteStore.open(tmp_path / NAME)


async def test_while_the_log_is_being_read_it_cannot_be_emptied_and_that_is_said(tmp_path: Path) -> None:
    path = tmp_path / NAME
    store = await SqliteStore.open(path)
    await store.commit(Insert(Person("1", name="Ana")))
    await asyncio.get_running_loop().run_in_executor(store._thread, store._db.execute, "pragma busy_timeout = 0")
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("begin")
        reader.execute("select count(*) from people").fetchall()
        await store.commit(Insert(Person("2", name="Ben")))
        with pytest.raises(StoreFailed, match="being read"):
            await store.truncate_wal()
    await store.truncate_wal()
    await store.close()


def test_what_was_brought_to_disk_is_closed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    to_disk(tmp_path)
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(synced[0])
