"""A database of every earlier migration opens, and its tables go on."""

import shutil
from pathlib import Path
from random import Random

import pytest

from bot.tables import Tables, TableStatus
from data.records import Table
from data.sqlite.store import SqliteStore
from data.store import Where
from tests.bot.tables.rig import Dice, FakeClock, Rig

KEPT = sorted((Path(__file__).parents[3] / "data" / "databases").glob("*.sqlite3"))


def test_there_are_some() -> None:
    assert KEPT


@pytest.mark.parametrize("kept", KEPT, ids=lambda path: path.stem)
async def test_the_tables_of_an_old_database_go_on(kept: Path, tmp_path: Path) -> None:
    copy = tmp_path / kept.name
    shutil.copy(kept, copy)
    store, clock, dice = await SqliteStore.open(copy), FakeClock(), Dice()
    rig = Rig(store, clock, Tables(store, clock, draw=dice), dice, random=Random(1))
    await rig.tables.start()
    running = await store.find(Table, Where(equal={"status": TableStatus.OPEN}))
    assert {table.game for table in running} == {table.game for table in await store.find(Table)}
    for table in running:
        await rig.turn(table.id)
        assert (await rig.table(table.id)).turn_no > table.turn_no
        assert await rig.tables.queries.history(table.id)
    for table in await store.find(Table, Where(equal={"status": TableStatus.OVER})):
        assert (await rig.tables.queries.table_view(table.id)).seed
    await store.close()
