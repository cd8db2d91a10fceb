"""Months by UTC: none is left out, none has two pages, and each day belongs to one."""

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.tables.clock.months import Month, month_of_page, next_page


def ms(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "month"),
    [
        ("2026-12-01T11:59:59", "2026-10"),
        ("2026-12-01T12:00:00", "2026-11"),
        ("2026-12-31T23:59:59", "2026-11"),
        ("2027-01-01T12:00:00", "2026-12"),
        ("2028-03-01T12:00:00", "2028-02"),
    ],
)
def test_a_month_s_page_comes_at_noon_on_the_first_day_after_it(now: str, month: str) -> None:
    assert str(month_of_page(ms(now))) == month


def test_each_month_follows_the_one_before() -> None:
    month = Month(date(2023, 1, 1))
    for _ in range(60):
        assert month.after.before == month == Month.read(str(month))
        assert month.after.first - month.last == timedelta(days=1)
        assert month.after.number == month.number + 1
        assert next_page(month.page_at - 1) == month.page_at < next_page(month.page_at) == month.after.page_at
        assert month_of_page(month.page_at) == month
        month = month.after
