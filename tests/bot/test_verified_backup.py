"""A backup counts when every log in it leads to what it says; else it is put aside, and the older ones stay."""

import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.backups import Backups
from bot.tables.play import table_faults
from bot.verified_backup import FAILED, UNSOUND, USAGE, VerifiedBackup, back_up, main, replay
from data.errors import DamagedDatabase
from data.logs import Fault, TableRows
from data.sqlite import backups
from data.sqlite.store import SqliteStore

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
FROZEN = Path(__file__).parents[1] / "data" / "databases" / "0001.sqlite3"


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """Games of all kinds, as a release of old left them, brought up to date."""
    path = tmp_path / "cairn.sqlite3"
    path.write_bytes(FROZEN.read_bytes())
    await (await SqliteStore.open(path)).close()
    return path


def alter(database: Path, statement: str) -> None:
    with closing(sqlite3.connect(database)) as db, db:
        assert db.execute(statement).rowcount > 0


def test_daily_backups_are_proved_rotated_and_the_owners_alone(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    for day in range(12):
        copy = back_up(database, folder, NOON + timedelta(days=day)).copy
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert len(backups.found(database, folder)) == 8  # seven days, and the end of the week before
    assert backups.newest(database, folder) == NOON + timedelta(days=11)


@pytest.mark.parametrize(
    "damage",
    [
        "update entries set digest = 'another' where kind = 'act' and number = 1",
        "update entries set action = 'nonsense' where kind = 'act' and number = 1",
        "update rounds set seed = 'another seed' where game in ('tactic', 'logan_stones')",
    ],
)
def test_a_log_that_leads_elsewhere_is_found_and_the_last_good_backup_stays(
    database: Path, tmp_path: Path, damage: str
) -> None:
    folder = tmp_path / "kept"
    good = back_up(database, folder, NOON).copy
    alter(database, damage)
    for day in (1, 2):
        with pytest.raises(DamagedDatabase, match="don't lead to what they say"):
            back_up(database, folder, NOON + timedelta(days=day))
    assert sorted(path.name for path in folder.iterdir()) == [good.name, f"cairn-20260303-120000.sqlite3{UNSOUND}"]
    assert backups.newest(database, folder) == NOON


BROKEN = "update entries set digest = 'another' where number = 1 and table_id = (select min(table_id) from entries)"


def test_one_broken_log_does_not_stop_the_backup_and_is_named_beside_it(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    assert not back_up(database, folder, NOON).broken
    alter(database, BROKEN)
    made = back_up(database, folder, NOON + timedelta(days=1))
    (broken,) = made.broken
    assert backups.newest(database, folder) == NOON + timedelta(days=1)
    listed = backups.broken_list(made.copy)
    assert [str(broken)] == backups.broken(database, folder)
    assert str(broken) in listed.read_text(encoding="utf-8")
    assert "python -m data mend" in listed.read_text(encoding="utf-8")
    assert stat.S_IMODE(listed.stat().st_mode) == 0o600


def test_while_something_is_newly_broken_no_older_backup_is_removed(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    for day in range(8):
        back_up(database, folder, NOON + timedelta(days=day))
    before = set(backups.found(database, folder))
    alter(database, BROKEN)
    made = back_up(database, folder, NOON + timedelta(days=8))
    assert set(backups.found(database, folder)) == before | {made.copy}
    for day in range(9, 40):
        back_up(database, folder, NOON + timedelta(days=day))
    assert len(backups.found(database, folder)) < 12
    assert {path.name for path in folder.glob("*.broken")} == {
        backups.broken_list(copy).name for copy in backups.found(database, folder)
    }


FALLS = [DamagedDatabase("no"), RecursionError(), KeyError("no"), MemoryError(), OSError(5, "no"), SystemError()]


@pytest.mark.parametrize("fall", FALLS, ids=[type(fall).__name__ for fall in FALLS])
def test_whatever_goes_wrong_in_the_proof_is_damage(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], fall: Exception
) -> None:
    folder = tmp_path / "kept"

    async def fallen(*_: object) -> None:
        raise fall

    monkeypatch.setattr("bot.verified_backup.os.nice", lambda _: 0)
    monkeypatch.setattr("bot.verified_backup.prove", fallen)
    assert main([str(database), str(folder)]) == FAILED
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not backups.found(database, folder)
    assert [path.suffix for path in folder.iterdir()] == [UNSOUND]


def test_rules_that_fall_over_one_log_have_found_one_broken_log(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest, seen = table_faults.faults_of, list[str]()

    def falls_over_the_first(rows: TableRows) -> Iterable[Fault]:
        seen.append(rows.table.id)
        if rows.table.id == seen[0]:
            raise RecursionError
        return honest(rows)

    monkeypatch.setattr(table_faults, "faults_of", falls_over_the_first)
    made = back_up(database, tmp_path / "kept", NOON)
    assert [(broken.table_id, broken.fault) for broken in made.broken] == [
        (seen[0], "it can't be read at all (RecursionError)")
    ]


KILLED = """
import os, signal, sys
from datetime import datetime, UTC
from pathlib import Path
from bot import verified_backup
from bot.tables.play import table_faults
from data.sqlite import backup

left, honest = 0, table_faults.faults_of

def step(work):
    def stepped(*given):
        global left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return work(*given)
    return stepped

table_faults.faults_of = step(honest)
table_faults.is_set_aside = step(table_faults.is_set_aside)
verified_backup._list = step(verified_backup._list)
backup.take_place = step(backup.take_place)
for line in sys.stdin:  # how many steps one goes before it is killed: each a fork of this, which has all loaded
    left = int(line)
    child = os.fork()
    if child == 0:
        verified_backup.back_up(Path(sys.argv[1]), Path(sys.argv[2]), datetime.now(UTC))
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


@contextmanager
def forking(database: Path, folder: Path) -> Iterator[Callable[[int], int]]:
    """Begin a proof and kill it after so many steps, as often as one asks; give its exit code."""
    asked, pipe = [sys.executable, "-c", KILLED, str(database), str(folder)], subprocess.PIPE
    with subprocess.Popen(asked, cwd=Path(__file__).parents[2], stdin=pipe, stdout=pipe, text=True) as program:
        assert program.stdin is not None and program.stdout is not None
        sent, said = program.stdin, program.stdout

        def killed_after(steps: int) -> int:
            print(steps, file=sent, flush=True)
            return int(said.readline())

        yield killed_after


def test_a_proof_killed_at_any_moment_leaves_nothing_that_counts(database: Path, tmp_path: Path) -> None:
    """At each table, before the list and before the name; then the next one tidies up."""
    folder, killed, step = tmp_path / "kept", 0, 0
    alter(database, BROKEN)
    with forking(database, folder) as killed_after:
        while (code := killed_after(step)) != 0:
            assert code == -signal.SIGKILL
            assert Backups(database, folder).last_good is None
            assert Backups(database, folder).age_s is None
            killed, step = killed + 1, step + 3
    assert killed > 7
    assert len(backups.found(database, folder)) == 1
    assert not list(folder.glob("*.partial"))


async def test_every_log_of_a_real_database_is_replayed(database: Path) -> None:
    assert (await replay(database)).logs > 5


def test_the_program_says_the_path_or_one_line(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.verified_backup.os.nice", lambda _: 0)
    assert main([str(database), str(tmp_path / "kept")]) == 0
    assert VerifiedBackup.read(capsys.readouterr().out).copy.exists()
    assert main([str(tmp_path / "missing.sqlite3"), str(tmp_path / "kept")]) == FAILED
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert main([]) == USAGE
