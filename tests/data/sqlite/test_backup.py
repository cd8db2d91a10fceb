"""A copy made while the bot runs is whole and sound; what it replaces is kept."""

import asyncio
import hashlib
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest

from data.__main__ import main
from data.errors import CopyRefused, DamagedDatabase, EmptyDatabase, Locked, NotOurDatabase, StoreError
from data.records import Person
from data.sqlite.backup import _like_the_old, _open, _second_name, back_up, check, restore, verify
from data.sqlite.store import SqliteStore
from data.store import EVERYTHING, Delete, Insert
from tests.sampled import sampled

ROOT = Path(__file__).parents[3]
DATABASES = Path(__file__).parents[1] / "databases"


async def fill(path: Path, *names: str) -> None:
    store = await SqliteStore.open(path)
    await store.commit(*(Insert(Person(name)) for name in names))
    await store.close()


async def names(path: Path) -> list[str]:
    store = await SqliteStore.open(path)
    found = [person.id for person in await store.find(Person)]
    await store.close()
    return found


def listed(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def fingerprint(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


async def test_a_copy_is_made_while_the_bot_writes(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "cairn.db")
    pairs = 0

    async def play() -> None:
        nonlocal pairs
        while True:
            await store.commit(Insert(Person(f"x{pairs:06}")), Insert(Person(f"y{pairs:06}")))
            pairs += 1

    playing = asyncio.create_task(play())
    seen = []
    for number in range(5):
        await asyncio.sleep(0.01)
        seen.append(pairs)
        await asyncio.to_thread(back_up, tmp_path / "cairn.db", tmp_path / f"copy{number}.db")
    assert pairs > seen[0], "the copies stopped the play"
    playing.cancel()
    await store.close()
    for number, answered in enumerate(seen):
        found = await names(tmp_path / f"copy{number}.db")
        assert len(found) % 2 == 0
        assert len(found) >= 2 * answered


async def test_a_copy_is_one_file_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    await fill(tmp_path / "cairn.db", "ana")
    (tmp_path / "copies").mkdir()
    back_up(tmp_path / "cairn.db", tmp_path / "copies" / "copy.db")
    assert listed(tmp_path / "copies") == ["copy.db"]
    assert listed(tmp_path) == ["cairn.db", "cairn.db.lock", "copies"]


async def test_nothing_is_overwritten(tmp_path: Path) -> None:
    await fill(tmp_path / "cairn.db", "ana")
    (tmp_path / "copy.db").write_text("dear to me")
    for target in ("copy.db", "cairn.db"):
        before = fingerprint(tmp_path / target)
        with pytest.raises(CopyRefused, match="nothing is overwritten"):
            back_up(tmp_path / "cairn.db", tmp_path / target)
        assert fingerprint(tmp_path / target) == before


async def test_what_is_restored_is_what_was_copied_and_the_old_is_kept(tmp_path: Path) -> None:
    path, copy = tmp_path / "cairn.db", tmp_path / "copy.db"
    await fill(path, "ana", "ben")
    back_up(path, copy)
    await fill(path, "cleo")
    kept = restore(copy, path)
    assert kept == tmp_path / "cairn.db.before-restore"
    assert await names(path) == ["ana", "ben"]
    assert await names(kept) == ["ana", "ben", "cleo"]


async def test_a_restore_where_nothing_was(tmp_path: Path) -> None:
    await fill(tmp_path / "cairn.db", "ana")
    back_up(tmp_path / "cairn.db", tmp_path / "copy.db")
    assert restore(tmp_path / "copy.db", tmp_path / "new.db") is None
    assert await names(tmp_path / "new.db") == ["ana"]


async def test_what_the_killed_bot_had_not_tidied_up_is_kept_too(tmp_path: Path) -> None:
    live, path, copy = tmp_path / "live.db", tmp_path / "cairn.db", tmp_path / "copy.db"
    store = await SqliteStore.open(live)
    await store.commit(Insert(Person("ana")))
    back_up(live, copy)
    await store.commit(Insert(Person("ben")))
    for suffix in ("", "-wal", "-shm"):  # as a kill leaves them
        (tmp_path / f"cairn.db{suffix}").write_bytes((tmp_path / f"live.db{suffix}").read_bytes())
    await store.close()
    kept = restore(copy, path)
    assert kept
    assert await names(path) == ["ana"]
    assert await names(kept) == ["ana", "ben"]


async def test_a_restore_is_refused_while_the_bot_runs(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "cairn.db")
    await store.commit(Insert(Person("ana")))
    back_up(tmp_path / "cairn.db", tmp_path / "copy.db")
    await store.commit(Delete(Person, EVERYTHING))
    with pytest.raises(Locked, match="in use by process"):
        restore(tmp_path / "copy.db", tmp_path / "cairn.db")
    assert await store.count(Person) == 0
    await store.close()


async def test_what_lay_beside_a_damaged_database_is_kept_with_it_and_does_not_join_the_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(tmp_path / "good.db", "ana")
    for suffix in ("", "-wal"):
        (tmp_path / f"cairn.db{suffix}").write_text("Dear diary, " * 1000)

    def only_to_read(path: Path, mode: str) -> sqlite3.Connection:
        if mode == "rw":
            raise sqlite3.DatabaseError("malformed")
        return _open(path, mode)

    monkeypatch.setattr("data.sqlite.backup._open", only_to_read)
    restore(tmp_path / "good.db", tmp_path / "cairn.db")
    assert "cairn.db.before-restore-wal" in listed(tmp_path)
    assert not (tmp_path / "cairn.db-wal").exists()
    assert await names(tmp_path / "cairn.db") == ["ana"]


async def test_a_second_restore_does_not_overwrite_what_the_first_kept(tmp_path: Path) -> None:
    await fill(tmp_path / "cairn.db", "ana")
    back_up(tmp_path / "cairn.db", tmp_path / "copy.db")
    restore(tmp_path / "copy.db", tmp_path / "cairn.db")
    with pytest.raises(CopyRefused, match="move it away"):
        restore(tmp_path / "copy.db", tmp_path / "cairn.db")


def damaged(good: Path, bad: Path) -> None:
    content = bytearray(good.read_bytes())
    content[4096 + 100 :] = b"\xff" * len(content[4096 + 100 :])
    bad.write_bytes(content)


def quietly_damaged(good: Path, bad: Path) -> None:
    """Change one of the two places, table and index, where a name stands: only a check of all notices."""
    content = bytearray(good.read_bytes())
    assert content.count(b"person 77") == 2
    place = content.rindex(b"person 77")
    content[place : place + 9] = b"person 7!"
    bad.write_bytes(content)


async def test_a_bad_copy_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    await fill(tmp_path / "cairn.db", *(f"person {number}" for number in range(100)))
    back_up(tmp_path / "cairn.db", tmp_path / "good.db")
    damaged(tmp_path / "good.db", tmp_path / "damaged.db")
    quietly_damaged(tmp_path / "good.db", tmp_path / "quietly.db")
    (tmp_path / "empty.db").touch()
    (tmp_path / "text.db").write_text("Dear diary, " * 1000)
    with sqlite3.connect(tmp_path / "foreign.db") as foreign:
        foreign.execute("create table sheep (id text)")
    foreign.close()
    before = fingerprint(tmp_path / "cairn.db")
    for bad in ("damaged.db", "quietly.db", "empty.db", "text.db", "foreign.db", "missing.db"):
        with pytest.raises(StoreError):
            restore(tmp_path / bad, tmp_path / "cairn.db")
        with pytest.raises(StoreError):
            back_up(tmp_path / bad, tmp_path / "copy.db")
    assert fingerprint(tmp_path / "cairn.db") == before
    assert not [name for name in listed(tmp_path) if name.endswith((".partial", ".before-restore", "copy.db"))]


async def test_the_command_says_in_one_line_what_it_did_or_why_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, copy = str(tmp_path / "cairn.db"), str(tmp_path / "copy.db")
    await fill(Path(path), "ana")
    assert await asyncio.to_thread(main, ["backup", path, copy]) == 0
    assert "the copy is sound" in capsys.readouterr().out
    assert main(["backup", path, copy]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert main(["restore", copy, path]) == 0
    assert "before-restore" in capsys.readouterr().out
    assert main(["restore", str(tmp_path / "nothing"), path]) == 1
    assert main(["backup", path, str(tmp_path / "no folder" / "copy.db")]) == 1
    with pytest.raises(SystemExit) as usage:
        main(["burn"])
    assert usage.value.code == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["restore", "copy.db", ""], "path of a database is empty"),
        (["restore", "", "cairn.db"], "path of a database is empty"),
        (["backup", "cairn.db", "."], "path of a database is empty"),
        (["restore", "copy.db", ".."], "is a folder"),
        (["restore", "copy.db", "copy.db"], "onto itself"),
        (["restore", "nothing.db", "cairn.db"], "no database at nothing.db"),
        (["restore", "copy.db", "no folder/cairn.db"], "no folder"),
        (["backup", "cairn.db\nx", "new.db"], "no database at cairn.db x"),
        (["verify", "text.db"], "not a database"),
        (["verify", "zero.db"], "empty file"),
    ],
)
async def test_odd_wishes_get_one_clear_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    await fill(tmp_path / "cairn.db", "ana")
    back_up(tmp_path / "cairn.db", tmp_path / "copy.db")
    (tmp_path / "text.db").write_text("Dear diary, " * 1000)
    (tmp_path / "zero.db").touch()
    before = listed(tmp_path)
    assert await asyncio.to_thread(main, arguments) == 1
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
    assert listed(tmp_path) == before


async def test_a_sound_database_is_verified_and_a_quietly_damaged_one_is_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await fill(tmp_path / "cairn.db", *(f"person {number}" for number in range(100)))
    quietly_damaged(tmp_path / "cairn.db", tmp_path / "bad.db")
    assert await asyncio.to_thread(main, ["verify", str(tmp_path / "cairn.db")]) == 0
    assert "is sound" in capsys.readouterr().out
    assert await asyncio.to_thread(main, ["verify", str(tmp_path / "bad.db")]) == 1
    assert "damaged" in capsys.readouterr().err


async def test_what_is_wrong_with_a_copy_is_said_with_its_name(tmp_path: Path) -> None:
    await fill(tmp_path / "cairn.db", "ana")
    damaged(tmp_path / "cairn.db", tmp_path / "bad.db")
    with pytest.raises(DamagedDatabase, match=r"/bad\.db: database disk image is malformed"):
        verify(tmp_path / "bad.db")
    (tmp_path / "text.db").write_text("Dear diary, " * 1000)
    with pytest.raises(NotOurDatabase, match=r"/text\.db: file is not a database"):
        verify(tmp_path / "text.db")


async def test_rows_that_refer_to_nothing_are_damage(tmp_path: Path) -> None:
    await fill(tmp_path / "cairn.db", "ana")
    with closing(sqlite3.connect(tmp_path / "cairn.db", isolation_level=None)) as db:
        db.execute("create table sheep (owner text references people (id))")
        db.execute("insert into sheep values ('ana')")
        assert check(db) == 0
        db.execute("insert into sheep values ('nobody')")
        with pytest.raises(DamagedDatabase, match="refer to nothing"):
            check(db)


def test_of_an_older_database_it_is_said_what_the_next_start_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    *_, oldest, older, newest = sorted(DATABASES.glob("*.sqlite3"))
    later = "; the next start brings it up to date by"
    for database, said in ((oldest, f"{later} 2 steps.\n"), (older, f"{later} 1 step.\n"), (newest, "they say.\n")):
        copy = tmp_path / database.name
        copy.write_bytes(database.read_bytes())
        assert main(["verify", str(copy)]) == 0
        assert capsys.readouterr().out.endswith(said)


def test_a_restore_killed_at_any_moment_leaves_the_old_database_or_the_new(tmp_path: Path) -> None:
    """At each of its steps, and at random moments: a few, or 1,000 with CAIRN_TEST_FULL=1."""
    kills = sampled("12", full="1000")
    program = [sys.executable, "-m", "tools.drill.killed_restores", str(tmp_path), kills, "7"]
    done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, timeout=1_800, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert len(lines) > int(kills) + 20
    assert set(lines) == {"old new old 0", "new new new 0"}


@pytest.mark.parametrize("verb", [back_up, restore])
async def test_a_full_disk_is_told_of_where_it_is_full(
    verb: Callable[[Path, Path], object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, full = tmp_path / "here" / "cairn.db", tmp_path / "full"
    source.parent.mkdir()
    full.mkdir()
    await fill(source, *map(str, range(2_000)))
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    def connect_to_a_full_disk(path: Path | str, **options: bool) -> sqlite3.Connection:
        db = connect(path, **options)
        if Path(path).parent == full:
            db.execute("pragma max_page_count = 2")
        return db

    monkeypatch.setattr(sqlite3, "connect", connect_to_a_full_disk)
    with pytest.raises(CopyRefused) as refused:
        verb(source, full / "copy.db")
    assert str(refused.value) == f"There is no room in {full} for a copy of {source}."
    assert [name for name in listed(full) if not name.endswith(".lock")] == []


def test_a_database_in_which_nothing_was_begun_is_empty() -> None:
    with closing(sqlite3.connect(":memory:")) as nothing, pytest.raises(EmptyDatabase, match="database is empty"):
        check(nothing)


def test_without_a_verb_it_says_which_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([])
    assert "the following arguments are required: verb" in capsys.readouterr().err


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
@pytest.mark.parametrize(("is_root", "owner"), [(True, 1234), (False, 0)])
def test_what_is_restored_where_nothing_was_belongs_to_the_folders_owner_if_root_restores_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_root: bool, owner: int
) -> None:
    """Anybody else couldn't give it away, and need not."""
    half = tmp_path / "half"
    half.touch(mode=0o644)
    os.chown(tmp_path, 1234, 1234)
    monkeypatch.setattr(os, "geteuid", lambda: 0 if is_root else 1000)
    _like_the_old(half, tmp_path / "cairn.sqlite3")
    assert (half.stat().st_uid, half.stat().st_gid, half.stat().st_mode & 0o777) == (owner, owner, 0o600)


def test_where_a_file_can_have_no_second_name_it_is_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, name = tmp_path / "cairn.sqlite3", tmp_path / "kept"
    path.write_text("all that was played")
    monkeypatch.setattr(os, "link", Mock(side_effect=OSError))
    _second_name(path, name)
    assert path.read_text() == name.read_text() == "all that was played"


def test_a_second_name_is_given_again_after_a_kill_and_in_place_of_an_older_one(tmp_path: Path) -> None:
    path, name = tmp_path / "cairn.sqlite3-wal", tmp_path / "kept-wal"
    path.write_text("new")
    name.write_text("of an earlier restore")
    for _ in range(2):
        _second_name(path, name)
        assert name.samefile(path)
