"""From a file to a server and back: every row, or nothing; a target that has rows is left alone."""

import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.tables.play import table_faults
from data import copying
from data.__main__ import INTERRUPTED, main
from data.copying import verify
from data.errors import CannotOpen, CopyRefused, DamagedDatabase, Locked, MissingDatabase, MissingDriver, StoreError
from data.logs import Proof, tables
from data.migration import known
from data.opening import open_store
from data.records import RECORDS, Person, Posting
from data.sqlite.store import SqliteStore
from data.store import Insert, Store
from tests.contract.stores.postgresql import address
from tests.sampled import sampled

MANY = 8_000  # rows, which take long enough to be killed among them
NEWEST = Path(__file__).parent / "databases" / f"{len(known()):04}.sqlite3"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return Path(shutil.copy(NEWEST, tmp_path / "cairn.sqlite3"))


async def copy(source: str, target: str) -> tuple[dict[str, int], int]:
    return await copying.copy(source, target, table_faults)


async def everything(store: Store) -> dict[str, list[object]]:
    found: dict[str, list[object]] = {kind.TABLE: list(await store.find(kind)) for kind in RECORDS}
    found["logs"] = [rows async for rows in tables(store)]
    await store.close()
    return found


async def test_there_and_back_everything_is_as_it_was(database: Path, tmp_path: Path) -> None:
    there, back = await address(tmp_path), tmp_path / "back.sqlite3"
    rows, replayed = await copy(str(database), there)
    assert (rows, replayed) == await copy(there, str(back))
    before = await everything(await open_store(database))
    assert {table: len(found) for table, found in before.items() if table != "logs"} == rows
    assert len(before["logs"]) == rows["tables"] > 5
    assert replayed == rows["rounds"]
    assert await everything(await open_store(there)) == before
    assert await everything(await open_store(back)) == before
    assert not names(tmp_path, "partial")


async def test_a_target_with_rows_is_refused_and_left_alone(database: Path, tmp_path: Path) -> None:
    there, taken = await address(tmp_path), tmp_path / "taken.sqlite3"
    for where in (there, taken):
        store = await open_store(where)
        await store.commit(Insert(Person("dear to me")))
        await store.close()
        with pytest.raises(CopyRefused, match="nothing is overwritten"):
            await copy(str(database), str(where))
        assert (await everything(await open_store(where)))["people"] == [Person("dear to me")]


async def test_a_servers_database_is_copied_only_while_nobody_plays_on_it(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.postgresql.presence.PATIENCE_S", 0.1)
    there, back = await address(tmp_path), str(tmp_path / "back.sqlite3")
    playing = await open_store(there, is_alone=True)
    for source, target in ((there, back), (str(database), there)):
        with pytest.raises(Locked, match="in use by another Cairn"):
            await copy(source, target)
    assert await verify(there, table_faults) == Proof(0)
    await playing.close()


async def test_a_source_that_is_missing_in_use_or_old_is_refused(database: Path, tmp_path: Path) -> None:
    there = await address(tmp_path)
    with pytest.raises(MissingDatabase):
        await copy(str(tmp_path / "nothing"), there)
    store = await SqliteStore.open(database)
    with pytest.raises(Locked):
        await copy(str(database), there)
    await store.close()
    old = shutil.copy(NEWEST.with_name("0001.sqlite3"), tmp_path / "old.sqlite3")
    with pytest.raises(CannotOpen, match="earlier Cairn"):
        await copy(str(old), there)
    with pytest.raises(CannotOpen, match="earlier Cairn"):
        await copy(there, str(tmp_path / "new.sqlite3"))
    with pytest.raises(CopyRefused):
        await copy(there, there)


async def test_a_copy_that_is_not_alike_is_not_kept(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there, back = await address(tmp_path), tmp_path / "back.sqlite3"
    await copy(str(database), there)

    async def lose_one(self: object, kind: object, rows: list[object]) -> None:
        await honest(self, kind, rows[1:] if kind is Posting else rows)  # type: ignore[arg-type]

    honest = copying.FileSide.add
    monkeypatch.setattr(copying.FileSide, "add", lose_one)
    with pytest.raises(StoreError, match="is not what it should be"):
        await copy(there, str(back))
    assert not back.exists()


async def test_a_log_that_leads_elsewhere_is_never_copied(database: Path, tmp_path: Path) -> None:
    there, back = await address(tmp_path), tmp_path / "back.sqlite3"
    with closing(sqlite3.connect(database)) as db, db:
        assert db.execute("update entries set digest = 'another' where number = 1").rowcount
    for target in (there, str(back)):
        with pytest.raises(DamagedDatabase, match="don't lead to what they say"):
            await copy(str(database), target)
    with pytest.raises(DamagedDatabase, match="don't lead to what they say"):
        await verify(str(database), table_faults)
    assert not back.exists()
    assert not any((await everything(await open_store(there))).values())


async def test_every_log_is_replayed_wherever_it_lies_and_nothing_is_changed(database: Path, tmp_path: Path) -> None:
    there = await address(tmp_path)
    logs = (await copy(str(database), there))[1]
    assert await verify(there, table_faults) == Proof(logs)
    assert await verify(str(database), table_faults) == Proof(logs)
    old = NEWEST.with_name("0001.sqlite3")
    before = old.read_bytes()
    assert (await verify(str(old), table_faults)).later == len(known()) - 1
    assert old.read_bytes() == before


@pytest.mark.parametrize("seconds", sampled([0.0, 0.05, 0.15], full=[0.0, 0.02, 0.05, 0.1, 0.15, 0.2]))
async def test_a_copy_that_is_killed_leaves_nothing_and_can_be_made_again(
    database: Path, tmp_path: Path, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.postgresql.presence.PATIENCE_S", 60.0)  # until the server has noticed
    fill(database)
    there, back = await address(tmp_path), str(tmp_path / "back.sqlite3")
    for source, target in ((str(database), there), (there, back)):
        kill(seconds, source, target)
        if not await was_through(target):
            await copy(source, target)
    assert await everything(await open_store(back)) == await everything(await open_store(database))
    assert not names(tmp_path, "partial")


async def was_through(target: str) -> bool:
    """Tell whether the copy was made before the kill; half of one is never opened."""
    if "://" not in target and not exists(target):
        if names(Path(target).parent, "partial"):
            with pytest.raises(MissingDatabase, match="partial"):
                await open_store(target)
        return False
    found = await everything(await open_store(target))
    assert not any(found.values()) or len(found["people"]) > MANY
    return any(found.values())


def exists(target: str) -> bool:
    return Path(target).exists()


def names(folder: Path, part: str) -> list[str]:
    return [path.name for path in folder.iterdir() if part in path.name]


def fill(database: Path) -> None:
    """Make it large enough to be killed in the middle."""
    with closing(sqlite3.connect(database)) as db:
        rows = ((f"p{number}", "x" * 100) for number in range(MANY))
        db.executemany("insert into people values (?, ?, '', 1, 0, '', '', 0, '', 0)", rows)
        db.commit()


def kill(seconds: float, *arguments: str) -> None:
    """Begin a copy in another process, and kill it so long afterwards."""
    program = "import sys, asyncpg; from data.__main__ import main; print(flush=True); main(['copy', *sys.argv[1:]])"
    asked = [sys.executable, "-c", program, *arguments]
    with subprocess.Popen(asked, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout
        process.stdout.readline()
        time.sleep(seconds)
        process.send_signal(signal.SIGKILL)


async def test_without_the_driver_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("data.opening.find_spec", lambda name: None)
    with pytest.raises(MissingDriver, match="pip install"):
        await open_store("postgresql://127.0.0.1/cairn")


def test_the_command_says_in_one_line_what_it_did_or_why_not(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["copy", str(database), str(tmp_path / "other.sqlite3")]) == 0
    assert "rows are copied and compared, and" in capsys.readouterr().out
    assert main(["verify", str(database)]) == 0
    assert "logs in it lead to what they say" in capsys.readouterr().out
    for target in (str(tmp_path / "other.sqlite3"), "", "mysql://u:pw@h/x", "postgresql://u:pw@127.0.0.1:1/x"):
        assert main(["copy", str(database), target]) == 1
        told = capsys.readouterr().err
        assert told.count("\n") == 1
        assert "pw" not in told


def test_who_interrupts_it_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("data.__main__.copy", interrupted)
    assert main(["copy", "one", "other"]) == INTERRUPTED
    assert capsys.readouterr().err == "Interrupted. Nothing half done is left: ask again.\n"
