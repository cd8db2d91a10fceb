"""Quiet hours by the clocks of a zone, over both changes of daylight saving; and reminders moved out of them."""

from collections.abc import Iterator
from datetime import UTC, datetime
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.tables.values.durations import DAY, HOUR, MINUTE
from bot.tables.values.quiet_hours import QuietHours
from bot.tables.values.reminders import TIME_TO_MOVE, Reminder, left_when_reminded, out_of_quiet

MANY = 10_000
CHANGES = {  # a day in which clocks are put forward, and one in which they are put back
    "Europe/Paris": (datetime(2027, 3, 28, tzinfo=UTC), datetime(2026, 10, 25, tzinfo=UTC)),
    "America/New_York": (datetime(2027, 3, 14, tzinfo=UTC), datetime(2026, 11, 1, tzinfo=UTC)),
    "Australia/Lord_Howe": (datetime(2026, 10, 4, tzinfo=UTC), datetime(2027, 4, 4, tzinfo=UTC)),  # by half an hour
}


def schedules() -> Iterator[tuple[QuietHours, int]]:
    """Draw quiet hours, and a moment within two days of a change of the clocks."""
    lots = Random(23)
    for _ in range(MANY):
        zone = lots.choice(list(CHANGES))
        about = int(lots.choice(CHANGES[zone]).timestamp() * 1000)
        yield QuietHours(lots.randrange(24), lots.randrange(24), zone), about + lots.randrange(-2 * DAY, 2 * DAY)


def is_quiet(quiet: QuietHours, ms: int) -> bool:
    """Read the hour off the clock on the wall, and look whether it is one of those meant."""
    hours = set()
    hour = quiet.begin
    while hour != quiet.end:
        hours.add(hour)
        hour = (hour + 1) % 24
    return datetime.fromtimestamp(ms / 1000, ZoneInfo(quiet.zone)).hour in hours


def test_quiet_hours_are_what_the_clock_on_the_wall_says() -> None:
    assert all(quiet.contain(ms) == is_quiet(quiet, ms) for quiet, ms in schedules())


def test_quiet_hours_begin_and_end_without_a_gap() -> None:
    for quiet, ms in schedules():
        if is_quiet(quiet, ms):
            begun, over = quiet.begun_at(ms), quiet.over_at(ms)
            assert begun <= ms < over and not is_quiet(quiet, over)
            assert all(is_quiet(quiet, each) for each in (*range(begun, over, HOUR // 2), over - 1))
            assert not is_quiet(quiet, begun - 1) or is_quiet_all_day(quiet)


def test_from_the_very_minute_they_begin_and_end() -> None:
    quiet, midnight = QuietHours(22, 7, "UTC"), int(datetime(2026, 11, 19, tzinfo=UTC).timestamp() * 1000)
    evening, morning = midnight + 22 * HOUR, midnight + 7 * HOUR
    assert [quiet.contain(at) for at in (evening - 1, evening, morning - 1, morning)] == [False, True, True, False]
    assert [quiet.over_at(at) for at in (morning - 1, morning)] == [morning, morning + DAY]
    assert [quiet.begun_at(at) for at in (evening - 1, evening)] == [evening - DAY, evening]


def is_quiet_all_day(quiet: QuietHours) -> bool:
    """Tell whether the one loud hour is skipped where clocks are put forward."""
    return (quiet.end - quiet.begin) % 24 == 23


def test_reminders_come_outside_quiet_hours_and_before_the_deadline() -> None:
    lots = Random(7)
    for quiet, moment in schedules():
        deadline = moment + lots.randrange(HOUR, 3 * DAY)
        at = out_of_quiet(moment, deadline, quiet)
        assert at == moment if not is_quiet(quiet, moment) else not is_quiet(quiet, at) or is_quiet_all_day(quiet)
        assert at < deadline and (at <= moment or at <= deadline - TIME_TO_MOVE)


def test_a_reminder_waits_for_the_morning_if_the_time_to_move_lasts_so_long() -> None:
    quiet = QuietHours(22, 7, "UTC")
    night = int(datetime(2026, 11, 19, 23, tzinfo=UTC).timestamp() * 1000)
    assert out_of_quiet(night, night + 10 * HOUR, quiet) == night + 8 * HOUR
    assert out_of_quiet(night, night + 8 * HOUR + TIME_TO_MOVE, quiet) == night + 8 * HOUR
    assert out_of_quiet(night, night + 8 * HOUR + TIME_TO_MOVE - 1, quiet) == night - HOUR - 15 * MINUTE


@pytest.mark.parametrize(
    ("wish", "pace", "left"),
    [
        (Reminder.NONE, 3, None),
        (Reminder.HALF, 3, 36 * HOUR),
        (Reminder.LATE, 5, DAY),
        (Reminder.DAY, 7, DAY),
        (Reminder.DAY, 2, DAY),
        (Reminder.DAY, 1, DAY // 5),
    ],
)
def test_what_is_left_when_the_player_is_reminded(wish: Reminder, pace: int, left: int | None) -> None:
    assert left_when_reminded(wish, pace) == left
