"""A clock that runs on, or is halted, in the columns of its table."""

from dataclasses import replace

from bot.tables.clock.table_clock import halt_clock, recompute_deadline
from bot.tables.core.unit_of_work import TableUpdate
from tests.bot.tables.rig import DAY, HOUR, TACTIC, Rig


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
    table = update.table
    assert (table.allotted, table.deadline_run, table.check_run) == (3 * DAY - HOUR, None, None)
