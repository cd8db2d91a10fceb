"""A clock is read from a table's row, and written back into the same columns."""

from dataclasses import replace

from bot.tables.clock.table_clock import TableClock, clock_of, halt_clock, recompute_deadline
from bot.tables.core.unit_of_work import TableUpdate
from tests.bot.tables.rig import DAY, HOUR, TACTIC, Rig


async def test_a_clock_is_read_from_its_columns(rig: Rig) -> None:
    opened = await rig.table(await rig.open(TACTIC))
    clocked = replace(opened, since_run=1, allotted=2, deadline_run=3, reminded=1)
    assert clock_of(replace(clocked, quiet_run=5, asked_run=6, check_run=7)) == TableClock(1, 2, 3, 1, 5, 6, 7)


async def test_a_clock_that_runs_on_goes_back_into_the_same_columns(rig: Rig) -> None:
    table = replace(await rig.table(await rig.open(TACTIC)), reminded=1, quiet_run=5, asked_run=6)
    update = TableUpdate(rig.tables.context, table)
    recompute_deadline(update)
    assert update.table == replace(table, check_run=table.deadline_run)


async def test_a_halted_clock_keeps_what_was_left(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    rig.clock.forward(HOUR)
    update = TableUpdate(rig.tables.context, await rig.table(id_))
    halt_clock(update)
    clock = clock_of(update.table)
    assert (clock.allotted, clock.deadline, clock.next_check) == (3 * DAY - HOUR, None, None)
