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
from bot.config import settings_from
from bot.tables import ErrorCode, TableError, Tables, Terms
from data.records import Entry, Table
from data.sqlite.store import SqliteStore
from data.store import Delete, Where
from tests.bot.tables.club import ASIDE, open_club


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


async def test_a_broken_log_is_told_and_its_game_set_aside_and_the_backup_counts(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Of a running table, of a finished game, and of a game of a series: everything else goes on."""
    database = tmp_path / "cairn.sqlite3"
    ids = await open_club(database)
    store = await SqliteStore.open(database)
    tables = Tables(store, SystemClock())
    await tables.start()
    keeper = Backups(database, tmp_path / "kept", set_aside=tables.set_broken_aside)
    before = dict(await store.tally(Table, ("status",)))
    for name, game_no in (("tactic", 1), ("resigned", 1), ("series", 1)):
        await store.commit(Delete(Entry, Where(equal={"table_id": ids[name], "game_no": game_no, "number": 2})))
    assert await keeper.make()
    assert keeper.age_s is not None
    told = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert [
        [id_ in said for id_ in sorted(ids[name] for name in ("tactic", "resigned", "series"))] for said in told
    ] == [
        [True, False, False],
        [False, True, False],
        [False, False, True],
    ]
    assert keeper.broken_logs() == 3 + len(ASIDE)
    statuses = {name: (await store.get(Table, ids[name])).status for name in ("tactic", "resigned", "series")}  # type: ignore[union-attr]
    assert statuses == {"tactic": "aside", "resigned": "over", "series": "open"}
    for name in ("resigned", "series"):
        with pytest.raises(TableError, match=ErrorCode.LOG_BROKEN):
            await tables.queries.table_view(ids[name], game_no=1)
    assert (await tables.queries.table_view(ids["series"])).game_no == 3
    assert dict(await store.tally(Table, ("status",)))[("aside",)] == before[("aside",)] + 1
    caplog.clear()
    later = Backups(database, tmp_path / "kept", set_aside=nobody)
    await asyncio.sleep(1.0 - datetime.now(UTC).microsecond / 1e6)  # a backup is named by its second
    assert await later.make()
    assert not [record for record in caplog.records if record.levelno == logging.ERROR]
    assert later.broken_logs() == 3 + len(ASIDE)
    await store.close()


async def nobody(table_id: str, game_no: int) -> None:
    raise AssertionError((table_id, game_no))


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
    settings = settings_from({"cairn_database": database, "cairn_backups": wish})
    assert settings.backup_folder == (Path(folder) if folder else None)
    found = backups_of(settings, nobody)
    assert (found and str(found.folder)) == folder
