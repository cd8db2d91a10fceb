"""Quiet hours, reminders at one's own pace, and the digest: what is due when, with a clock of our own."""

from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from bot.tables import ErrorCode, NoticeKind, Tables
from bot.tables.people import digests
from bot.tables.values.ids import digest_of
from bot.tables.values.quiet_hours import QuietHours
from bot.tables.values.reminders import Reminder
from data.records import RingWish
from tests.bot.tables.rig import ANA, BEN, DAY, HOUR, LINE, MINUTE, START, Rig, refusal

DORA = "150000000000000004"  # as long as Discord's ids are: short ones are of tests and tables
NIGHT: dict[str, Any] = {"quiet_from": 22, "quiet_to": 7, "zone": "UTC"}
MIDNIGHT = int(datetime.fromtimestamp(START / 1000, UTC).replace(hour=0, minute=0, second=0).timestamp() * 1000)


async def until_told(rig: Rig, table: str, kind: str) -> int | None:
    """Let time pass, a quarter of an hour at a time, until a notice of this kind is due; give the moment."""
    for _ in range(4 * 24 * 4):
        if await rig.tables.tick() and kind in [one.kind for one in await rig.show_all()]:
            return rig.clock.now()
        rig.clock.forward(15 * MINUTE)
    return None


@pytest.mark.parametrize(
    ("reminder", "after"), [("half", 36 * HOUR), ("late", 3 * DAY * 80 // 100), ("day", 48 * HOUR), ("none", None)]
)
async def test_one_is_reminded_when_one_wishes(rig: Rig, reminder: str, after: int | None) -> None:
    await rig.tables.people.set_ring_wish(ANA, reminder=reminder)
    begun, table = rig.clock.now(), await rig.open(LINE)
    at = await until_told(rig, table, NoticeKind.REMINDER)
    assert (at is None) if after is None else (at is not None and 0 <= at - begun - after < 15 * MINUTE)


async def test_a_wish_moves_the_reminder_of_a_turn_that_runs(rig: Rig) -> None:
    table = await rig.open(LINE)
    before = (await rig.table(table)).check_run
    await rig.tables.people.set_ring_wish(ANA, reminder="half")
    assert before is not None and (await rig.table(table)).check_run == before - 3 * DAY * 30 // 100
    await rig.tables.people.set_ring_wish(ANA, reminder="late")
    assert (await rig.table(table)).check_run == before
    assert NoticeKind.CHANGED not in await rig.kinds(table), "no deadline has moved"


async def test_the_other_players_wish_moves_nothing(rig: Rig) -> None:
    table = await rig.open(LINE)
    before = await rig.table(table)
    await rig.tables.people.set_ring_wish(BEN, reminder="none", **NIGHT)
    assert (await rig.table(table)).check_run == before.check_run


async def test_a_reminder_waits_for_the_end_of_the_night(rig: Rig) -> None:
    await rig.tables.people.set_ring_wish(ANA, reminder="half", **NIGHT)
    rig.clock.at = MIDNIGHT + 12 * HOUR  # half of three days later it is midnight
    table = await rig.open(LINE)
    assert await until_told(rig, table, NoticeKind.REMINDER) == MIDNIGHT + 2 * DAY + 7 * HOUR


async def test_a_deadline_in_the_night_is_reminded_of_before_it(rig: Rig) -> None:
    await rig.tables.people.set_ring_wish(ANA, **NIGHT)
    rig.clock.at = MIDNIGHT + 4 * HOUR  # of a day's time a fifth is left at eleven at night
    table = await rig.open(replace(LINE, pace=1))
    assert await until_told(rig, table, NoticeKind.REMINDER) == MIDNIGHT + 22 * HOUR - 15 * MINUTE
    assert await until_told(rig, table, NoticeKind.TIME_UP) == MIDNIGHT + DAY + 4 * HOUR


async def test_no_reminder_rings_in_the_night_and_none_is_missed(rig: Rig) -> None:
    lots = Random(5)
    for _ in range(12):
        begin = lots.randrange(24)
        wish = {"quiet_from": begin, "quiet_to": (begin + lots.randrange(1, 12)) % 24}
        quiet = QuietHours(wish["quiet_from"], wish["quiet_to"], "Europe/Paris")
        reminder = lots.choice([each.value for each in Reminder if each is not Reminder.NONE])
        await rig.tables.people.set_ring_wish(ANA, zone="Europe/Paris", reminder=reminder, **wish)
        rig.clock.forward(lots.randrange(DAY))
        begun, table = rig.clock.now(), await rig.open(replace(LINE, pace=lots.choice((1, 2, 3))))
        deadline = (await rig.tables.queries.table_view(table)).deadline
        at = await until_told(rig, table, NoticeKind.REMINDER)
        assert deadline is not None and at is not None and begun < at < deadline and not quiet.contain(at)
        await rig.tables.play.resign(table, ANA)


async def test_it_is_quiet_for_whoever_sleeps(rig: Rig) -> None:
    await rig.tables.people.set_ring_wish(ANA, **NIGHT)
    rig.clock.at = MIDNIGHT + 22 * HOUR - 1
    assert not rig.tables.people.is_anybody_quiet(ANA, BEN)
    rig.clock.forward(1)
    assert rig.tables.people.is_anybody_quiet(BEN, ANA) and not rig.tables.people.is_anybody_quiet(BEN)


async def test_what_nobody_can_wish_is_refused(rig: Rig) -> None:
    wishes: tuple[dict[str, Any], ...] = (
        {"quiet_to": 24},
        {"quiet_from": -1},
        {"zone": "Europe/Atlantis"},
        {"reminder": "often"},
        {"x": 1},
    )
    for wish in wishes:
        assert await refusal(rig, rig.tables.people.set_ring_wish(ANA, **wish)) == ErrorCode.BAD_SETTING
    assert rig.tables.people.ring_wish(ANA) == RingWish(ANA)


async def test_wishes_outlast_a_restart(rig: Rig) -> None:
    kept = await rig.tables.people.set_ring_wish(ANA, **NIGHT)
    again = Tables(rig.store, rig.clock)
    await again.start()
    assert again.people.ring_wish(ANA) == kept


async def test_a_digest_is_due_each_morning_and_stands_in_for_reminders(rig: Rig) -> None:
    await rig.tables.people.set_ring_wish(DORA, digest=True, **NIGHT)
    rig.clock.at = MIDNIGHT + 12 * HOUR
    table = await rig.open(LINE, host=DORA)
    mornings = []
    for _ in range(4 * 24 * 2):
        rig.clock.forward(15 * MINUTE)
        await rig.tables.tick()
        mornings += [(rig.clock.now(), one.subject) for one in await rig.show_all() if one.kind == NoticeKind.DIGEST]
        assert NoticeKind.REMINDER not in await rig.kinds(table)
    assert mornings == [(MIDNIGHT + day * DAY + 7 * HOUR, digest_of(DORA)) for day in (1, 2)]


async def test_a_digest_missed_for_long_waits_for_the_next_morning(rig: Rig) -> None:
    await rig.tables.people.set_ring_wish(DORA, digest=True, **NIGHT)
    rig.clock.at = MIDNIGHT + DAY + 13 * HOUR
    await rig.tables.tick()
    assert await rig.pending() == []
    assert rig.tables.people.ring_wish(DORA).digest_at == MIDNIGHT + 2 * DAY + 7 * HOUR


async def test_no_digest_while_away(rig: Rig) -> None:
    await rig.tables.people.set_ring_wish(DORA, digest=True, **NIGHT)
    rig.clock.at = MIDNIGHT + 12 * HOUR
    await rig.open(LINE, host=DORA)
    await rig.tables.clock.away(DORA, MIDNIGHT + DAY + 12 * HOUR)
    await rig.show_all()
    for day, kinds in ((1, []), (2, [NoticeKind.DIGEST])):
        rig.clock.at = MIDNIGHT + day * DAY + 7 * HOUR
        await rig.tables.tick()
        assert [one.kind for one in await rig.show_all() if one.subject == digest_of(DORA)] == kinds


async def test_no_digest_without_quiet_hours(rig: Rig) -> None:
    await rig.tables.people.set_ring_wish(DORA, digest=True, **NIGHT)
    wish = await rig.tables.people.set_ring_wish(DORA, quiet_to=22)
    assert not wish.digest and wish.digest_at is None


async def test_a_digest_that_was_given_meanwhile_or_is_wanted_no_more_is_not_given(rig: Rig) -> None:
    await rig.tables.people.set_ring_wish(DORA, digest=True, **NIGHT)
    await rig.tables.people.set_ring_wish(ANA, digest=False, **NIGHT)
    before = await rig.dump()
    for person in (DORA, ANA, BEN):
        await digests.give(rig.tables.context, digest_of(person))
    assert await rig.dump() == before
