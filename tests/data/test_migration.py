"""A database from every earlier migration opens, and its tables go on."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.tables import Tables, TableStatus
from data.migration import known
from data.records import RECORDS, Entry, Table
from data.sqlite import migrate
from data.sqlite.store import SqliteStore
from data.store import Where
from tools.freeze_database import FROZEN, HOUR, NOON, StillClock, play_on

CAME_WITH = {"learnings": 5} | dict.fromkeys(("daily_wishes", "daily_posts", "daily_tries", "puzzle_results"), 6)
FIRST_GAMES = {"l_calculus", "logan_stones", "tactic", "topologic", "logitac"}  # at the first migration
NUMBERS = [migration.number for migration in known()]


def thawed(number: int, folder: Path) -> Path:
    return Path(shutil.copy(FROZEN / f"{number:04}.sqlite3", folder / "thawed.sqlite3"))


def test_there_is_one_of_every_migration() -> None:
    assert sorted(path.name for path in FROZEN.iterdir()) == [f"{number:04}.sqlite3" for number in NUMBERS]


@pytest.mark.parametrize("number", NUMBERS)
def test_it_is_as_it_was_at_that_migration(number: int, tmp_path: Path) -> None:
    with closing(sqlite3.connect(thawed(number, tmp_path))) as db:
        assert [migration.number for migration in migrate.pending(db, known())] == NUMBERS[number:]


@pytest.mark.parametrize("number", NUMBERS)
async def test_every_kind_of_row_is_read(number: int, tmp_path: Path) -> None:
    store = await SqliteStore.open(thawed(number, tmp_path))
    found = {kind.TABLE: len(await store.find(kind)) for kind in RECORDS}
    await store.close()
    later = {table for table, first in CAME_WITH.items() if number < first}
    assert {table for table, rows in found.items() if not rows} <= {"deliveries"} | later


@pytest.mark.parametrize("number", NUMBERS)
async def test_its_tables_go_on(number: int, tmp_path: Path) -> None:
    path = thawed(number, tmp_path)
    store = await SqliteStore.open(path)
    tables = Tables(store, StillClock(NOON + 1000 * HOUR))
    await tables.start()
    running = await store.find(Table, Where(equal={"status": TableStatus.OPEN}))
    assert {table.game for table in running} >= FIRST_GAMES
    before = await store.count(Entry)
    for table in running:
        await play_on(tables, table.id, 2)
    await tables.tick()
    assert await store.count(Entry) == before + 2 * len(running)
    for table in await store.find(Table, Where(equal={"status": TableStatus.OVER})):
        assert (await tables.queries.table_view(table.id)).seed, "what was hidden is shown once a game is over"
    await store.close()
    with closing(sqlite3.connect(path)) as db:
        assert migrate.pending(db, known()) == []
