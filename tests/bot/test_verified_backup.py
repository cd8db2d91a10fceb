"""A backup counts when every log in it leads to what it says; else it is put aside, and the older ones stay."""

import sqlite3
import stat
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.verified_backup import FAILED, UNSOUND, USAGE, back_up, main, replay
from data.errors import DamagedDatabase
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
        copy = back_up(database, folder, NOON + timedelta(days=day))
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
    good = back_up(database, folder, NOON)
    alter(database, damage)
    for day in (1, 2):
        with pytest.raises(DamagedDatabase, match="don't lead to what they say"):
            back_up(database, folder, NOON + timedelta(days=day))
    assert sorted(path.name for path in folder.iterdir()) == [good.name, f"cairn-20260303-120000.sqlite3{UNSOUND}"]
    assert backups.newest(database, folder) == NOON


async def test_every_log_of_a_real_database_is_replayed(database: Path) -> None:
    assert await replay(database) > 5


def test_the_program_says_the_path_or_one_line(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.verified_backup.os.nice", lambda _: 0)
    assert main([str(database), str(tmp_path / "kept")]) == 0
    assert Path(capsys.readouterr().out.strip()).exists()
    assert main([str(tmp_path / "missing.sqlite3"), str(tmp_path / "kept")]) == FAILED
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert main([]) == USAGE
