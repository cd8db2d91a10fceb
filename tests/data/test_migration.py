"""A database from every earlier migration opens, and its tables go on."""

import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.tables import Tables, TableStatus
from bot.tables.play import table_faults
from data.copying import verify
from data.logs import Proof
from data.migration import known
from data.opening import open_store
from data.records import RECORDS, Entry, PuzzleResult, Round, Table
from data.sqlite import migrate
from data.store import Where
from games.records.commitment import commit_secret, commit_seed
from tests.contract.stores.postgresql import address
from tools.freeze_database import FROZEN, HOUR, NOON, StillClock, play_on

CAME_WITH = {
    "learnings": 5,
    "ring_wishes": 15,
    "remembered_terms": 19,
    "table_notes": 20,
    "blocks": 20,
    "watches": 20,
    "vote_wishes": 22,
    "votes": 22,
    "vote_calls": 29,
    "conditions": 23,
    "leagues": 26,
    "league_members": 26,
    "own_puzzles": 27,
} | dict.fromkeys(("daily_wishes", "daily_posts", "daily_tries", "puzzle_results"), 6)
FIRST_GAMES = {"l_calculus", "logan_stones", "tactic", "topologic", "logitac"}  # at the first migration
NUMBERS = [migration.number for migration in known()]
SOME = (*NUMBERS[::8], NUMBERS[-2])  # each goes through all that come after it


def thawed(number: int, folder: Path) -> Path:
    return Path(shutil.copy(FROZEN / f"{number:04}.sqlite3", folder / "thawed.sqlite3"))


async def as_file(number: int, folder: Path) -> str:
    return str(thawed(number, folder))


async def on_a_server(number: int, folder: Path) -> str:
    """Write the same rows into a database of the server's that is as it was at that migration."""
    import asyncpg

    from data.postgresql.migrate import migrate as bring_up_to

    where = await address(folder)
    db = await asyncpg.connect(where)
    await bring_up_to(db, known("postgresql")[:number])
    with closing(sqlite3.connect(thawed(number, folder))) as frozen:
        for kind in RECORDS:
            rows = frozen.execute(f"select * from {kind.TABLE}") if exists(frozen, kind.TABLE) else None
            columns = [column[0] for column in rows.description] if rows else []
            await db.copy_records_to_table(kind.TABLE, records=rows, columns=columns) if rows else None
    await db.close()
    return where


def exists(db: sqlite3.Connection, table: str) -> bool:
    return bool(db.execute("select * from sqlite_master where name = ?", (table,)).fetchall())


Thaw = Callable[[int, Path], Awaitable[str]]


def test_there_is_one_of_every_migration() -> None:
    assert sorted(path.name for path in FROZEN.iterdir()) == [f"{number:04}.sqlite3" for number in NUMBERS]


@pytest.mark.parametrize("number", NUMBERS)
def test_it_is_as_it_was_at_that_migration(number: int, tmp_path: Path) -> None:
    with closing(sqlite3.connect(thawed(number, tmp_path))) as db:
        assert [migration.number for migration in migrate.pending(db, known())] == NUMBERS[number:]


@pytest.mark.parametrize(
    ("number", "thaw"), [*((number, as_file) for number in NUMBERS), *((number, on_a_server) for number in SOME)]
)
async def test_it_is_read_and_its_tables_go_on(number: int, thaw: Thaw, tmp_path: Path) -> None:
    where = await thaw(number, tmp_path)
    store = await open_store(where)
    found = {kind.TABLE: await store.find(kind) for kind in RECORDS}
    later = {table for table, first in CAME_WITH.items() if number < first}
    assert {table for table, rows in found.items() if not rows} <= {"deliveries"} | later
    tables = Tables(store, StillClock(NOON + 1000 * HOUR))
    await tables.start()
    assert all(round_.promise == commit_seed(round_.seed) for round_ in await store.find(Round))
    hidden = [entry for entry in await store.find(Entry) if entry.salt]
    assert hidden and all(entry.promise == commit_secret(entry.action, entry.salt) for entry in hidden)
    running = await store.find(Table, Where(equal={"status": TableStatus.OPEN}))
    assert {table.game for table in running} >= FIRST_GAMES
    before = await store.count(Entry)
    for table in running:
        await play_on(tables, table.id, 2)
    await tables.tick()
    assert await store.count(Entry) == before + 2 * len(running)
    for table in await store.find(Table, Where(equal={"status": TableStatus.OVER})):
        assert (await tables.queries.table_view(table.id)).seed, "what was hidden is shown once a game is over"
    games = await store.count(Round)
    await store.close()
    assert await verify(where, table_faults) == Proof(games)


async def test_a_puzzle_tried_before_shown_ones_were_counted_has_been_shown(tmp_path: Path) -> None:
    store = await open_store(await as_file(11, tmp_path))
    assert [(one.shown, one.given_up_at) for one in await store.find(PuzzleResult)] == [(1, None)]
    await store.close()
