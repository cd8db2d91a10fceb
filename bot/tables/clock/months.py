"""Months by UTC, and when a month's page is due: at noon on the first day after it."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

_NOON = 12
_FIRST_YEAR = 2026


@dataclass(frozen=True, slots=True)
class Month:
    first: date  # its first day

    @classmethod
    def read(cls, text: str) -> "Month":
        return cls(date.fromisoformat(f"{text}-01"))

    def __str__(self) -> str:
        return f"{self.first:%Y-%m}"

    @property
    def number(self) -> int:
        """Count months from the first of all, since a notice's id has room for few digits."""
        return (self.first.year - _FIRST_YEAR) * 12 + self.first.month

    @property
    def last(self) -> date:
        return self.after.first - timedelta(days=1)

    @property
    def after(self) -> "Month":
        return Month((self.first + timedelta(days=31)).replace(day=1))

    @property
    def before(self) -> "Month":
        return Month((self.first - timedelta(days=1)).replace(day=1))

    @property
    def begins_at(self) -> int:
        return _ms(self.first, 0)

    @property
    def page_at(self) -> int:
        return _ms(self.after.first, _NOON)


def month_of_page(ms: int) -> Month:
    """Find the month whose page was due last."""
    running = Month(datetime.fromtimestamp(ms / 1000, UTC).date().replace(day=1))
    return running.before if running.before.page_at <= ms else running.before.before


def next_page(ms: int) -> int:
    return month_of_page(ms).after.page_at


def _ms(day: date, hour: int) -> int:
    return int(datetime(day.year, day.month, day.day, hour, tzinfo=UTC).timestamp() * 1000)
