from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.tables.values.puzzle_calendar import (
    begins_at,
    is_zone,
    may_post,
    next_hour,
    next_look,
    zone,
)

MONDAY = date(2026, 11, 16)


def ms(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)


def test_zones_are_known_by_name() -> None:
    assert is_zone("UTC") and is_zone("Europe/Paris") and is_zone("Australia/Lord_Howe")
    for wrong in ("Europe/Atlantis", "", "../../etc/passwd", "/etc/passwd"):
        assert not is_zone(wrong)
        assert zone(wrong) is UTC


# The hours that are skipped and doubled, in four zones: two o'clock, half an hour of it, and midnight itself.
@pytest.mark.parametrize(
    ("name", "day", "hour", "at"),
    [
        ("Europe/Paris", date(2027, 3, 28), 2, "2027-03-28T01:00"),  # skipped: three o'clock, summer time
        ("Europe/Paris", date(2027, 10, 31), 2, "2027-10-31T00:00"),  # doubled: the first
        ("America/New_York", date(2027, 3, 14), 2, "2027-03-14T07:00"),
        ("America/New_York", date(2027, 11, 7), 1, "2027-11-07T05:00"),
        ("Australia/Lord_Howe", date(2027, 10, 3), 2, "2027-10-02T15:30"),
        ("America/Havana", date(2027, 3, 14), 0, "2027-03-14T05:00"),  # midnight itself is skipped
        ("Europe/Paris", date(2027, 3, 28), 9, "2027-03-28T07:00"),
        ("Europe/Paris", date(2027, 3, 27), 9, "2027-03-27T08:00"),
    ],
)
def test_an_hour_that_is_skipped_or_doubled_comes_once(name: str, day: date, hour: int, at: str) -> None:
    begins = begins_at(day, hour, ZoneInfo(name))
    assert begins.astimezone(UTC) == datetime.fromisoformat(at).replace(tzinfo=UTC)
    assert begins.date() == day


@pytest.mark.parametrize("name", ["Europe/Paris", "America/New_York", "Australia/Lord_Howe", "America/Havana", "UTC"])
@pytest.mark.parametrize("hour", [0, 1, 2, 3, 9, 23])
def test_looking_on_never_stands_still_and_meets_every_hour(name: str, hour: int) -> None:
    in_zone = ZoneInfo(name)
    at = ms(datetime(2027, 1, 1, tzinfo=UTC))
    end, looks = at + 366 * 86_400_000, set()
    while at < end:
        following = next_look(hour, in_zone, at)
        assert following > at
        at = following
        looks.add(at)
    days = [date(2027, 1, 2) + timedelta(days=nth) for nth in range(364)]
    assert {ms(begins_at(day, hour, in_zone)) for day in days} <= looks


def test_late_is_by_day_on_its_day_and_not_much_later() -> None:
    paris = ZoneInfo("Europe/Paris")

    def may(hour: int, at: int, minute: int = 0, *, day: date = MONDAY) -> bool:
        return may_post(MONDAY, hour, paris, ms(datetime.combine(day, time(at, minute), paris)))

    tuesday = MONDAY + timedelta(days=1)
    assert not may(9, 8, 59)
    assert may(9, 9) and may(9, 9, 59) and may(9, 14, 59)
    assert not may(9, 15)
    assert may(20, 20, 59) and may(20, 20, 30)
    assert not may(20, 21)
    assert may(22, 22, 40)  # in the hour the host chose, whatever it is
    assert not may(22, 23)
    assert may(23, 23, 59) and not may(23, 0, day=tuesday) and not may(23, 8, 30, day=tuesday)
    assert may(3, 3, 30) and not may(3, 4) and not may(3, 7, 59)
    assert may(3, 8, 30) and not may(3, 9, 1)
    assert not may(18, 9, day=tuesday)


def test_an_hour_that_begins_this_very_moment_comes_now_and_then_tomorrow() -> None:
    nine = ms(datetime(2026, 11, 16, 9, tzinfo=UTC))
    assert next_hour(9, UTC, nine) == nine
    assert next_hour(9, UTC, nine + 1) == nine + 86_400_000
