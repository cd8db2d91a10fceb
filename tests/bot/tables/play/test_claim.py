"""Whoever stays gets the time to claim that they were promised."""

from dataclasses import replace

from bot.tables import NoticeKind, TableStatus
from bot.tables.queries.permissions import Permission
from bot.tables.values.notice_contents import TimeGiven, read_content
from tests.bot.tables.rig import ANA, BEN, DAY, LINE, Rig


async def may_claim(rig: Rig, id_: str) -> bool:
    return Permission.CLAIM in (await rig.tables.queries.table_view(id_, BEN)).permissions


async def test_a_silent_table_is_not_given_up_before_a_win_can_be_claimed_from_who_left(rig: Rig) -> None:
    id_ = await rig.open(replace(LINE, pace=0))
    rig.clock.forward(30 * DAY)
    await rig.tables.tick()  # both are asked whether they go on, and have seven days to say so
    rig.clock.forward(6 * DAY)
    await rig.tables.play.left(id_, ANA)
    assert not await may_claim(rig, id_)
    assert (await rig.table(id_)).check_run == rig.tables.context.time.run() + 30 * DAY
    rig.clock.forward(7 * DAY)
    await rig.tables.tick()
    assert (await rig.table(id_)).status == TableStatus.OPEN
    assert await may_claim(rig, id_)
    await rig.tables.play.claim(id_, BEN)
    assert await rig.ended(id_) == ("won", "gone", BEN)


async def test_whoever_is_late_is_told_who_gave_them_time_and_until_when(rig: Rig) -> None:
    id_ = await rig.open()
    rig.clock.forward(4 * DAY)
    await rig.tables.play.more_time(id_, BEN)
    told = next(notice for notice in await rig.notices(id_) if notice.kind == NoticeKind.TIME_GIVEN)
    assert (told.mentions, read_content(told.kind, told.payload)) == (ANA, TimeGiven(BEN, rig.clock.now() + 3 * DAY))
