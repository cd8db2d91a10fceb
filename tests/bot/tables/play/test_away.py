from dataclasses import replace

import pytest

from bot.tables import ErrorCode, NoticeKind
from bot.tables.values.answers import WentAway
from data.records import Away
from tests.bot.tables.rig import ANA, BEN, CLEO, DAY, HOUR, LINE, Rig, refusal, refused


async def left(rig: Rig, id_: str) -> int:
    due = (await rig.tables.queries.table_view(id_)).deadline
    assert due is not None
    return due - rig.clock.now()


async def test_clocks_stand_still_over_a_deadline(rig: Rig) -> None:
    id_ = await rig.open()
    rig.clock.forward(DAY)
    await rig.tables.clock.away(ANA, rig.clock.now() + 10 * DAY)
    assert await left(rig, id_) == 12 * DAY
    rig.clock.forward(9 * DAY)
    await rig.tables.tick()
    assert NoticeKind.TIME_UP not in await rig.kinds(id_)
    assert await refusal(rig, rig.tables.play.claim(id_, BEN)) == ErrorCode.TIME_NOT_UP
    rig.clock.forward(DAY + 2 * DAY)
    await rig.tables.tick()
    assert NoticeKind.TIME_UP in await rig.kinds(id_)


async def test_the_others_clock_at_that_table_stands_still_too_but_at_no_other_table(rig: Rig) -> None:
    mine, other = await rig.open(), await rig.open(guest=CLEO, host=BEN)
    await rig.turn(mine)
    await rig.tables.clock.away(ANA, rig.clock.now() + 5 * DAY)
    assert (await left(rig, mine), await left(rig, other)) == (8 * DAY, 3 * DAY)


async def test_a_turn_that_begins_during_an_absence_waits_for_its_end(rig: Rig) -> None:
    id_ = await rig.open()
    await rig.tables.clock.away(BEN, rig.clock.now() + 5 * DAY)
    rig.clock.forward(2 * DAY)
    await rig.turn(id_)
    assert await left(rig, id_) == 6 * DAY
    table_view = await rig.tables.queries.table_view(id_)
    assert table_view.away == {BEN: rig.clock.now() + 3 * DAY}
    assert (await rig.tables.queries.tables_of(ANA))[0].away == rig.clock.now() + 3 * DAY


async def test_absences_of_both_that_overlap_count_once(rig: Rig) -> None:
    id_ = await rig.open()
    await rig.tables.clock.away(ANA, rig.clock.now() + 4 * DAY)
    rig.clock.forward(2 * DAY)
    await rig.tables.clock.away(BEN, rig.clock.now() + 4 * DAY)
    assert await left(rig, id_) == 4 * DAY + 3 * DAY
    rig.clock.forward(DAY)
    await rig.tables.clock.back(BEN)
    assert await left(rig, id_) == DAY + 3 * DAY
    assert [one.kind for one in await rig.notices(id_)].count(NoticeKind.CHANGED) == 1


async def test_coming_back_early_starts_the_clocks_and_gives_the_days_back(rig: Rig) -> None:
    id_ = await rig.open()
    answer = await rig.tables.clock.away(ANA, rig.clock.now() + 20 * DAY)
    assert answer.event(WentAway).days_left == 10
    rig.clock.forward(2 * DAY)
    assert await refusal(rig, rig.tables.clock.back(BEN)) == ErrorCode.NOT_AWAY
    await rig.tables.clock.back(ANA)
    assert await left(rig, id_) == 3 * DAY
    assert rig.tables.clock.away_until(ANA) is None
    assert (await rig.tables.clock.away(ANA, rig.clock.now() + 28 * DAY)).event(WentAway).days_left == 0


async def test_thirty_days_a_year_and_not_one_more(rig: Rig) -> None:
    now = rig.clock.now()
    assert await refusal(rig, rig.tables.clock.away(ANA, now)) == ErrorCode.AWAY_BAD
    assert await refusal(rig, rig.tables.clock.away(ANA, now - DAY)) == ErrorCode.AWAY_BAD
    far = await refused(rig, rig.tables.clock.away(ANA, now + 30 * DAY + 1))
    assert (far.key, far.values) == (ErrorCode.AWAY_TOO_LONG, {"days": 30})
    await rig.tables.clock.away(ANA, now + 29 * DAY)
    rig.clock.forward(40 * DAY)
    assert await refusal(rig, rig.tables.clock.away(ANA, rig.clock.now() + 2 * DAY)) == ErrorCode.AWAY_TOO_LONG
    await rig.tables.clock.away(ANA, rig.clock.now() + DAY)
    rig = await rig.again()
    assert await refusal(rig, rig.tables.clock.away(ANA, rig.clock.now() + 2 * DAY)) == ErrorCode.AWAY_TOO_LONG
    rig.clock.forward(366 * DAY)
    await rig.tables.clock.away(ANA, rig.clock.now() + 30 * DAY)


async def test_of_an_absence_that_began_a_year_ago_only_the_days_within_the_year_count(rig: Rig) -> None:
    begun = rig.clock.now()
    await rig.tables.clock.away(ANA, begun + 28 * DAY)
    rig.clock.forward(365 * DAY + 10 * DAY)  # ten of the twenty-eight are more than a year ago
    now = rig.clock.now()
    assert await refusal(rig, rig.tables.clock.away(ANA, now + 12 * DAY + 1)) == ErrorCode.AWAY_TOO_LONG
    assert (await rig.tables.clock.away(ANA, now + 12 * DAY)).event(WentAway).days_left == 0


async def test_a_new_date_replaces_the_old_one(rig: Rig) -> None:
    id_ = await rig.open()
    await rig.tables.clock.away(ANA, rig.clock.now() + 2 * DAY)
    rig.clock.forward(DAY)
    await rig.tables.clock.away(ANA, rig.clock.now() + 5 * DAY)
    assert await left(rig, id_) == 8 * DAY
    assert len(await rig.store.find(Away)) == 1
    await rig.tables.clock.away(ANA, rig.clock.now() + 4 * DAY)
    assert await left(rig, id_) == 7 * DAY
    await rig.tables.clock.back(ANA)
    assert await left(rig, id_) == 3 * DAY


@pytest.mark.parametrize("down", [1, 6, 20])
async def test_time_the_program_missed_does_not_lengthen_an_absence(rig: Rig, down: int) -> None:
    id_ = await rig.open()
    await rig.tables.clock.away(ANA, rig.clock.now() + 5 * DAY)
    await rig.tables.tick()
    rig.clock.forward(down * DAY)
    rig = await rig.again()
    assert await left(rig, id_) == max(0, 5 - down) * DAY + 3 * DAY
    assert rig.tables.clock.away_until(ANA) == (rig.clock.now() + (5 - down) * DAY if down < 5 else None)


@pytest.mark.parametrize("down", [1, 6, 20])
@pytest.mark.parametrize("is_woken", [True, False])
async def test_time_the_machine_slept_does_not_lengthen_an_absence(rig: Rig, down: int, is_woken: bool) -> None:
    id_ = await rig.open()
    await rig.tables.clock.away(ANA, rig.clock.now() + 5 * DAY)
    await rig.tables.tick()
    rig.clock.forward(down * DAY)
    await (rig.tables.wake(down * DAY) if is_woken else rig.tables.tick(down * DAY))
    assert await left(rig, id_) == max(0, 5 - down) * DAY + 3 * DAY
    assert rig.tables.clock.away_until(ANA) == (rig.clock.now() + (5 - down) * DAY if down < 5 else None)


async def test_reminders_and_silence_wait_for_who_is_away(rig: Rig) -> None:
    quiet, timed = await rig.open(replace(LINE, pace=0)), await rig.open(guest=CLEO)
    await rig.show_all()
    await rig.tables.clock.away(ANA, rig.clock.now() + 10 * DAY)
    await rig.show_all()
    rig.clock.forward(12 * DAY)
    await rig.tables.tick()
    assert await rig.kinds(timed) == []
    rig.clock.forward(18 * DAY)
    await rig.tables.tick()
    assert (await rig.kinds(timed), await rig.kinds(quiet)) == ([NoticeKind.TIME_UP], [])
    rig.clock.forward(10 * DAY)
    await rig.tables.tick()
    assert await rig.kinds(quiet) == [NoticeKind.STILL_PLAYING]


async def test_the_same_interaction_declares_once(rig: Rig) -> None:
    until = rig.clock.now() + DAY
    await rig.tables.clock.away(ANA, until, interaction="a")
    rig.clock.forward(HOUR)
    assert (await rig.tables.clock.away(ANA, until, interaction="a")).again
    assert (await rig.tables.clock.back(ANA, interaction="b")).again is False
    assert (await rig.tables.clock.back(ANA, interaction="b")).again
