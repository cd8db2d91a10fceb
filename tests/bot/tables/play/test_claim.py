"""Whoever stays gets the time to claim that they were promised."""

from dataclasses import replace

from bot.tables import TableStatus
from tests.bot.tables.rig import ANA, BEN, DAY, LINE, Rig


async def test_a_silent_table_is_not_given_up_before_a_win_can_be_claimed_from_who_left(rig: Rig) -> None:
    id_ = await rig.open(replace(LINE, pace=0))
    rig.clock.forward(30 * DAY)
    await rig.tables.tick()  # both are asked whether they go on, and have seven days to say so
    rig.clock.forward(6 * DAY)
    await rig.tables.play.left(id_, ANA)
    assert (await rig.table(id_)).check_run == rig.tables.context.time.run() + 30 * DAY
    rig.clock.forward(7 * DAY)
    await rig.tables.tick()
    assert (await rig.table(id_)).status == TableStatus.OPEN
    await rig.tables.play.claim(id_, BEN)
    assert await rig.ended(id_) == ("won", "gone", BEN)
