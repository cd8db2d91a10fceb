"""The clock: deadlines, reminders, claims, silence. All with a clock of our own."""

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.tables import ErrorCode, EventKind, NoticeKind, Permission, TableError, TableStatus, due
from bot.tables.core.context import TableContext
from bot.tables.values.answers import GaveTime
from data.store import StaleWrite
from tests.bot.tables.rig import ANA, BEN, CLEO, DAY, HOUR, LINE, MINUTE, SECOND, TACTIC, Rig, refusal, refused


async def deadline(rig: Rig, id_: str) -> int | None:
    return (await rig.tables.queries.table_view(id_)).deadline


@pytest.mark.parametrize("days", [1, 2, 3, 5, 7, 14])
async def test_a_turn_has_its_pace_and_the_next_one_a_full_one(rig: Rig, days: int) -> None:
    id_ = await rig.open(replace(LINE, pace=days))
    assert await deadline(rig, id_) == rig.clock.now() + days * DAY
    rig.clock.forward(HOUR)
    await rig.turn(id_)
    assert await deadline(rig, id_) == rig.clock.now() + days * DAY


async def test_an_action_within_a_turn_leaves_the_clock_alone(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    due = await deadline(rig, id_)
    rig.clock.forward(HOUR)
    await rig.act(id_)
    assert await deadline(rig, id_) == due


async def test_reminders_come_at_80_per_cent_and_when_time_is_up_once_each_then_silence(rig: Rig) -> None:
    id_ = await rig.open()
    await rig.show_all()
    rig.clock.forward(3 * DAY * 80 // 100 - 1)
    await rig.tables.tick()
    assert await rig.kinds(id_) == []
    rig.clock.forward(1)
    await rig.tables.tick()
    await rig.tables.tick()
    assert [(one.kind, one.mentions) for one in await rig.show_all()] == [(NoticeKind.REMINDER, ANA)]
    rig.clock.forward(3 * DAY * 20 // 100)
    await rig.tables.tick()
    await rig.tables.tick()
    assert [(one.kind, one.mentions) for one in await rig.show_all()] == [(NoticeKind.TIME_UP, ANA)]
    rig.clock.forward(400 * DAY)
    await rig.tables.tick()
    assert await rig.kinds(id_) == []
    assert (await rig.table(id_)).status == TableStatus.OPEN
    await rig.turn(id_)  # a soft deadline: late is still in time


async def test_late_by_both_only_the_second_reminder_is_given(rig: Rig) -> None:
    id_ = await rig.open()
    await rig.show_all()
    rig.clock.forward(4 * DAY)
    await rig.tables.tick()
    assert await rig.kinds(id_) == [NoticeKind.TIME_UP]


async def test_a_move_takes_an_unshown_reminder_back(rig: Rig) -> None:
    id_ = await rig.open()
    rig.clock.forward(3 * DAY - HOUR)
    await rig.tables.tick()
    assert NoticeKind.REMINDER in await rig.kinds(id_)
    await rig.turn(id_)
    assert NoticeKind.REMINDER not in await rig.kinds(id_)


async def test_a_restart_over_a_deadline_charges_nobody(rig: Rig) -> None:
    id_ = await rig.open()
    rig.clock.forward(2 * DAY)
    await rig.tables.tick()  # the last heartbeat
    rig.clock.forward(9 * DAY)
    rig = await rig.again()
    await rig.tables.tick()
    assert NoticeKind.TIME_UP not in await rig.kinds(id_)
    assert await deadline(rig, id_) == rig.clock.now() + DAY
    assert await refusal(rig, rig.tables.play.claim(id_, BEN)) == ErrorCode.TIME_NOT_UP
    rig.clock.forward(DAY)
    await rig.tables.tick()
    assert NoticeKind.TIME_UP in await rig.kinds(id_)
    await rig.tables.play.claim(id_, BEN)


async def test_many_short_stops_add_up(rig: Rig) -> None:
    id_ = await rig.open(replace(LINE, pace=1))
    for _ in range(50):
        await rig.tables.tick()
        rig.clock.forward(HOUR)
        rig = await rig.again()
    assert await deadline(rig, id_) == rig.clock.now() + DAY


async def test_after_a_kill_at_most_one_heartbeat_is_not_known_of(rig: Rig) -> None:
    id_ = await rig.open()
    for _ in range(100):
        rig.clock.forward(5 * SECOND)
        await rig.tables.tick()
    used = 500 * SECOND
    rig.clock.forward(DAY)
    rig = await rig.again()
    due = await deadline(rig, id_)
    assert due is not None
    assert 0 <= due - rig.clock.now() - (3 * DAY - used) <= 15 * SECOND


async def test_daylight_saving_changes_nothing(rig: Rig) -> None:
    """Days are 24 hours: over the night of 2026-10-25 in Europe as over any other."""
    id_ = await rig.open(replace(LINE, pace=1))
    rig.clock.at = int(datetime(2026, 10, 24, 20, tzinfo=UTC).timestamp() * 1000)
    await rig.turn(id_)
    due = await deadline(rig, id_)
    assert due == int(datetime(2026, 10, 25, 20, tzinfo=UTC).timestamp() * 1000)


async def test_only_who_waits_may_claim_and_only_when_time_is_up(rig: Rig) -> None:
    id_ = await rig.open()
    early = await refused(rig, rig.tables.play.claim(id_, BEN, 1))
    assert (early.key, early.values) == (ErrorCode.TIME_NOT_UP, {"deadline": rig.clock.now() + 3 * DAY})
    assert Permission.CLAIM not in (await rig.tables.queries.table_view(id_, BEN)).permissions
    rig.clock.forward(3 * DAY)
    assert Permission.CLAIM in (await rig.tables.queries.table_view(id_, BEN)).permissions
    assert Permission.CLAIM not in (await rig.tables.queries.table_view(id_, ANA)).permissions
    assert await refusal(rig, rig.tables.play.claim(id_, ANA, 1)) == ErrorCode.OWN_CLOCK
    assert await refusal(rig, rig.tables.play.claim(id_, CLEO, 1)) == ErrorCode.NOT_YOUR_TABLE
    assert await refusal(rig, rig.tables.play.claim(id_, BEN, 2)) == ErrorCode.OLD_TURN
    assert (await rig.tables.play.claim(id_, BEN, 1)).events[0].kind == EventKind.ENDED
    assert await rig.ended(id_) == ("won", "timeout", BEN)
    assert await refusal(rig, rig.tables.play.claim(id_, BEN, 1)) == ErrorCode.TABLE_OVER


async def test_a_claim_that_races_with_a_move_that_landed_is_refused(rig: Rig) -> None:
    id_ = await rig.open()
    rig.clock.forward(3 * DAY + HOUR)
    await rig.turn(id_)
    assert await refusal(rig, rig.tables.play.claim(id_, BEN, 1)) == ErrorCode.OLD_TURN
    assert await refusal(rig, rig.tables.play.claim(id_, BEN)) == ErrorCode.OWN_CLOCK
    assert await refusal(rig, rig.tables.play.claim(id_, ANA)) == ErrorCode.TIME_NOT_UP


async def test_without_a_clock_there_is_nothing_to_claim(rig: Rig) -> None:
    id_ = await rig.open(replace(LINE, pace=0))
    rig.clock.forward(29 * DAY)
    await rig.tables.tick()
    assert await refusal(rig, rig.tables.play.claim(id_, BEN)) == ErrorCode.NO_CLOCK
    assert await refusal(rig, rig.tables.play.more_time(id_, BEN)) == ErrorCode.NO_CLOCK
    assert (await deadline(rig, id_), NoticeKind.REMINDER in await rig.kinds(id_)) == (None, False)


async def test_more_time_is_a_full_pace_from_now_with_reminders_anew(rig: Rig) -> None:
    id_ = await rig.open()
    assert await refusal(rig, rig.tables.play.more_time(id_, BEN)) == ErrorCode.TIME_NOT_UP
    rig.clock.forward(4 * DAY)
    await rig.tables.tick()
    assert await refusal(rig, rig.tables.play.more_time(id_, ANA)) == ErrorCode.OWN_CLOCK
    answer = await rig.tables.play.more_time(id_, BEN)
    assert answer.events == (GaveTime(rig.clock.now() + 3 * DAY),)
    assert NoticeKind.TIME_UP not in await rig.kinds(id_)
    assert await refusal(rig, rig.tables.play.claim(id_, BEN)) == ErrorCode.TIME_NOT_UP
    rig.clock.forward(3 * DAY)
    await rig.tables.tick()
    assert (await rig.kinds(id_))[-1] == NoticeKind.TIME_UP


async def test_a_silent_table_without_a_clock_is_asked_and_then_given_up(rig: Rig) -> None:
    id_ = await rig.open(replace(LINE, pace=0))
    await rig.show_all()
    rig.clock.forward(30 * DAY - MINUTE)
    await rig.tables.tick()
    assert await rig.kinds(id_) == []
    assert await refusal(rig, rig.tables.play.keep(id_, ANA)) == ErrorCode.NOT_ASKED
    rig.clock.forward(MINUTE)
    await rig.tables.tick()
    await rig.tables.tick()
    asked = await rig.show_all()
    assert [(one.kind, one.mentions) for one in asked] == [(NoticeKind.STILL_PLAYING, f"{ANA} {BEN}")]
    rig.clock.forward(7 * DAY - MINUTE)
    await rig.tables.tick()
    assert (await rig.table(id_)).status == TableStatus.OPEN
    rig.clock.forward(MINUTE)
    await rig.tables.tick()
    table = await rig.table(id_)
    assert (table.status, table.ending) == (TableStatus.UNFINISHED, "unfinished")
    assert await rig.kinds(id_) == [NoticeKind.ENDED]


@pytest.mark.parametrize("answer", ["keep", "move"])
async def test_who_answers_keeps_the_table_for_another_30_days(rig: Rig, answer: str) -> None:
    id_ = await rig.open(replace(LINE, pace=0))
    rig.clock.forward(31 * DAY)
    await rig.tables.tick()
    await rig.tables.play.keep(id_, BEN) if answer == "keep" else await rig.turn(id_)
    assert NoticeKind.STILL_PLAYING not in await rig.kinds(id_)
    await rig.show_all()
    rig.clock.forward(29 * DAY)
    await rig.tables.tick()
    assert await rig.kinds(id_) == []
    rig.clock.forward(DAY)
    await rig.tables.tick()
    assert await rig.kinds(id_) == [NoticeKind.STILL_PLAYING]


async def test_a_table_with_a_clock_is_never_swept(rig: Rig) -> None:
    id_ = await rig.open()
    rig.clock.forward(500 * DAY)
    await rig.tables.tick()
    await rig.tables.tick()
    assert (await rig.table(id_)).status == TableStatus.OPEN


@pytest.mark.parametrize(("pace", "wait"), [(0, 7), (1, 1), (14, 14)])
async def test_from_who_left_the_server_a_win_can_be_claimed_after_the_pace(rig: Rig, pace: int, wait: int) -> None:
    id_ = await rig.open(replace(LINE, pace=pace))
    await rig.tables.play.left(id_, ANA)
    again = await rig.tables.play.left(id_, ANA)
    assert again.events == ()
    assert [one.mentions for one in await rig.notices(id_) if one.kind == NoticeKind.GONE] == [BEN]
    rig.clock.forward(wait * DAY - 1)
    assert await refusal(rig, rig.tables.play.claim(id_, BEN)) == ErrorCode.TIME_NOT_UP
    rig.clock.forward(1)
    assert Permission.CLAIM in (await rig.tables.queries.table_view(id_, BEN)).permissions
    await rig.tables.play.claim(id_, BEN)
    assert await rig.ended(id_) == ("won", "gone", BEN)


async def test_who_left_in_the_others_turn_can_be_claimed_from_too_and_who_plays_is_back(rig: Rig) -> None:
    id_ = await rig.open()
    assert await refusal(rig, rig.tables.play.left(id_, CLEO)) == ErrorCode.NOT_YOUR_TABLE
    await rig.tables.play.left(id_, BEN)
    rig.clock.forward(3 * DAY)
    assert Permission.CLAIM in (await rig.tables.queries.table_view(id_, ANA)).permissions
    await rig.turn(id_)
    await rig.turn(id_)
    assert (await rig.table(id_)).gone is None
    assert await refusal(rig, rig.tables.play.claim(id_, ANA)) == ErrorCode.OWN_CLOCK


async def test_what_the_machine_slept_through_is_charged_to_nobody(rig: Rig) -> None:
    id_ = await rig.open(LINE)
    rig.clock.forward(10 * DAY)
    await rig.tables.tick(slept=10 * DAY)
    table_view = await rig.tables.queries.table_view(id_, BEN)
    assert not table_view.is_overdue
    assert Permission.CLAIM not in table_view.permissions
    assert table_view.deadline == rig.clock.now() + 3 * DAY


@pytest.mark.parametrize("refusal", [TableError(ErrorCode.BUSY), StaleWrite()], ids=["refused", "overtaken"])
async def test_what_could_not_be_done_is_told_and_keeps_nobody_waiting(
    rig: Rig, caplog: pytest.LogCaptureFixture, refusal: Exception
) -> None:
    async def attend_to(context: TableContext, one: str) -> None:
        if one == "broken":
            raise refusal

    done = [await due._quietly(attend_to, rig.tables.context, one) for one in ("broken", "sound")]
    assert done == [False, True]
    assert [record.getMessage() for record in caplog.records] == [
        f"not done what was due at broken: {type(refusal).__name__}"
    ]


async def test_what_fails_or_stays_due_is_left_to_the_next_tick(rig: Rig) -> None:
    tried = Counter[str]()

    async def still_due(context: TableContext, limit: int) -> list[str]:
        return [one for one in ("broken", "stays", "sound") if one != "sound" or not tried[one]]

    async def attend_to(context: TableContext, one: str) -> None:
        tried[one] += 1
        assert tried[one] < 5
        if one == "broken":
            raise StaleWrite

    assert await due._in_batches(rig.tables.context, still_due, attend_to) == 3
    assert tried == {"broken": 1, "stays": 2, "sound": 1}
