"""Thousands of tables: reminders in batches that no move waits for, and a start that reads next to nothing."""

import asyncio
import time
from collections import Counter
from dataclasses import replace
from statistics import median

from bot.tables import NoticeKind
from data.records import Notice, Round, Table
from data.store import Insert
from tests.bot.tables.rig import ANA, DAY, TACTIC, Rig

MANY = 2_000
CHUNK = 1_000


async def multiply(rig: Rig, id_: str) -> None:
    """Write many tables like this one, each between two people of its own."""
    table, round_ = await rig.table(id_), (await rig.store.find(Round))[0]
    for start in range(0, MANY, CHUNK):
        numbers = range(start, start + CHUNK)
        await rig.store.commit(
            *(Insert(replace(table, id=f"t{n}", host=f"h{n}", guest=f"g{n}", version=0)) for n in numbers),
            *(Insert(replace(round_, table_id=f"t{n}", seat_0=f"h{n}", seat_1=f"g{n}", version=0)) for n in numbers),
        )


async def test_thousands_of_due_reminders_are_given_once_and_no_move_waits_for_them(rig: Rig) -> None:
    id_ = await rig.open(replace(TACTIC, pace=0))
    like = await rig.open(TACTIC, host="7", guest="8")
    await multiply(rig, like)
    await rig.tables.play.resign(like, "7")
    rig.clock.forward(3 * DAY)
    reminding = asyncio.ensure_future(rig.tables.tick())
    waits: list[float] = []
    while not reminding.done():
        began = time.process_time()  # a busy machine takes longer, and does no more
        await rig.act(id_)
        waits.append(time.process_time() - began)
        await asyncio.sleep(0.01)
    assert await reminding == MANY
    assert len(waits) > 10
    assert median(waits) < 0.5
    told = Counter(one.subject for one in await rig.store.find(Notice) if one.kind == NoticeKind.TIME_UP)
    assert (len(told), set(told.values())) == (MANY, {1})
    assert await rig.tables.tick() == 0
    assert len(rig.tables.context.loaded_games) <= 256


async def test_a_start_beside_thousands_of_tables_reads_none_of_them(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await multiply(rig, id_)
    began = time.process_time()
    rig = await rig.again()
    assert time.process_time() - began < 2
    assert len(rig.tables.context.loaded_games) == 0
    assert [one.table.id for one in await rig.tables.queries.tables_of(ANA)] == [id_]
    assert await rig.store.count(Table) == MANY + 1
