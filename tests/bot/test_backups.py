"""The bot backs itself up once a day, beside the running games, and says so when it couldn't for long."""

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from bot import backups
from bot.app import backups_of
from bot.backups import Backups
from bot.clock import SystemClock
from bot.config import Settings
from bot.tables import Tables, Terms
from data.sqlite.store import SqliteStore


class Calendar:
    """A day that can be turned over."""

    def __init__(self) -> None:
        self.at = datetime.now(UTC)

    def __call__(self) -> datetime:
        return self.at


async def test_a_running_database_is_copied_and_proved_in_another_process(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    store = await SqliteStore.open(tmp_path / "cairn.sqlite3")
    tables = Tables(store, SystemClock())
    await tables.start()
    offered = await tables.challenges.offer("1", "7", "8", Terms("tactic", first="host"), "2")
    await tables.challenges.accept(offered.subject, "2")
    keeper = Backups(tmp_path / "cairn.sqlite3", tmp_path / "kept")
    ages = [keeper.age_s]
    assert await keeper.make()
    ages.append(keeper.age_s)
    assert ages[0] is None
    assert ages[1] is not None
    assert 0 <= ages[1] < 60
    assert "every log in it replayed" in caplog.text
    await store.close()
    assert [path.suffix for path in (tmp_path / "kept").iterdir()] == [".sqlite3"]


async def test_a_failure_is_one_line_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert not await Backups(tmp_path / "gone.sqlite3", tmp_path / "kept").make()
    (record,) = caplog.records
    assert "no backup was made: There is no database" in record.getMessage()
    assert "\n" not in record.getMessage()


async def test_one_a_day_and_soon_again_after_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    calendar, made, pauses = Calendar(), list[datetime](), list[float]()
    keeper = Backups(tmp_path / "cairn.sqlite3", tmp_path / "kept", calendar)
    (tmp_path / "kept").mkdir()
    fails = [False]

    async def make() -> bool:
        made.append(calendar.at)
        if not fails[0]:
            (tmp_path / "kept" / f"cairn-{calendar.at:%Y%m%d-%H%M%S}.sqlite3").touch()
        return not fails[0]

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        calendar.at += timedelta(seconds=seconds)
        fails[0] = len(made) >= 3
        if len(pauses) > 700:
            raise asyncio.CancelledError

    monkeypatch.setattr(keeper, "make", make)
    monkeypatch.setattr("bot.backups.asyncio.sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        await keeper.run()
    assert pauses[0] == backups.SETTLED_S
    gaps = [later - earlier for earlier, later in pairwise(made[:3])]
    assert all(timedelta(days=1) <= gap < timedelta(days=1, seconds=2 * backups.LOOK_S) for gap in gaps)
    assert backups.AGAIN_S in pauses
    assert [record for record in caplog.records if "hours old" in record.getMessage()]


@pytest.mark.parametrize(
    ("database", "wish", "folder"),
    [
        ("var/cairn.sqlite3", "", "var/backups"),
        ("var/cairn.sqlite3", "/mnt/other", "/mnt/other"),
        ("var/cairn.sqlite3", "off", None),
        ("postgresql://there/cairn", "", None),
    ],
)
def test_where_they_go(database: str, wish: str, folder: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir("/")
    settings = Settings(cairn_database=database, cairn_backups=wish)
    assert settings.backup_folder == (Path(folder) if folder else None)
    found = backups_of(settings)
    assert (found and str(found.folder)) == folder
