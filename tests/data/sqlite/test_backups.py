"""Seven days and four weeks are kept, the newest of each; a copy opens with every log in it."""

import stat
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from data.logs import tables
from data.records import Entry, Round
from data.sqlite import backups
from data.sqlite.reader import reading
from data.sqlite.store import SqliteStore
from data.store import Where

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
FROZEN = Path(__file__).parents[1] / "databases" / "0001.sqlite3"


def days(*back: float) -> list[datetime]:
    return [NOON - timedelta(days=number) for number in back]


def test_a_year_of_daily_backups_leaves_the_week_and_the_ends_of_three_weeks_before() -> None:
    kept = backups.to_keep(days(*range(365)))
    assert kept == set(days(0, 1, 2, 3, 4, 5, 6, 7, 14, 21))  # the first of March 2026 is a Sunday


def test_of_one_day_the_newest_is_kept() -> None:
    assert backups.to_keep(days(0, 0.1, 0.2, 1, 1.3), weekly=0) == set(days(0, 1))


def test_when_backups_stop_none_of_the_kept_is_removed() -> None:
    """It goes by the backups there are, not by today: a host who is away for a year finds them."""
    kept = backups.to_keep(days(*range(300, 340)))
    assert backups.to_keep(kept) == kept
    assert max(kept) in kept


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_there_the_newest_stays_and_so_many_at_most(seed: int) -> None:
    random = Random(seed)
    made = days(*(random.uniform(0, 100) for _ in range(random.randrange(60))))
    daily, weekly = random.randrange(1, 9), random.randrange(6)
    kept = backups.to_keep(made, daily, weekly)
    assert kept <= set(made)
    assert len(kept) <= daily + weekly
    assert not made or max(made) in kept
    assert len({moment.date() for moment in kept}) >= min(daily, len({moment.date() for moment in made}))


def test_only_our_own_backups_are_removed(tmp_path: Path) -> None:
    database = tmp_path / "cairn.sqlite3"
    folder = backups.folder_of(database)
    folder.mkdir()
    for moment in days(*range(30)):
        (folder / f"cairn-{moment:%Y%m%d-%H%M%S}.sqlite3").touch()
    others = ["cairn-before-the-fair.sqlite3", "other-20260101-000000.sqlite3", "notes.txt"]
    for name in others:
        (folder / name).touch()
    assert len(backups.rotate(database, folder)) == 20
    assert len(backups.found(database, folder)) == 10
    assert backups.newest(database, folder) == NOON
    assert all((folder / name).exists() for name in others)
    assert backups.rotate(database, folder) == []


async def test_a_backup_is_private_and_has_every_log(tmp_path: Path) -> None:
    database = tmp_path / "cairn.sqlite3"
    database.write_bytes(FROZEN.read_bytes())
    store = await SqliteStore.open(database)
    copy = backups.make(database, tmp_path / "kept" / "here", NOON)
    assert copy.name == "cairn-20260301-120000.sqlite3"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    async with reading(copy) as opened:
        found = [rows async for rows in tables(opened)]
        assert sum(len(rows.rounds) for rows in found) == await opened.count(Round) == await store.count(Round) > 5
        assert sum(len(rows.entries) for rows in found) == await store.count(Entry)
        for rows in found:
            where = Where(equal={"table_id": rows.table.id})
            assert list(rows.rounds) == await store.find(Round, where)
            assert list(rows.entries) == await store.find(Entry, where)
    await store.close()
    assert names(copy.parent) == [copy.name]


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_the_broken_games_of_the_newest_backup_are_listed(tmp_path: Path) -> None:
    database, folder = tmp_path / "cairn.sqlite3", tmp_path / "kept"
    folder.mkdir()
    assert backups.broken(database, folder) == []
    for moment, said in zip(days(2, 0), ("old 1\n", "# why\n\nabc 1\nabd 2\n"), strict=True):
        copy = backups.name_of(database, folder, moment)
        copy.touch()
        backups.broken_list(copy).write_text(said)
    assert backups.broken(database, folder) == ["abc 1", "abd 2"]
    backups.name_of(database, folder, NOON + timedelta(days=1)).touch()
    assert backups.broken(database, folder) == []
