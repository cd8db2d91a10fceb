"""Quiet hours: every day from one hour to another of a time zone. All moments are wall time in milliseconds."""

from dataclasses import dataclass
from datetime import timedelta

from bot.tables.values.puzzle_calendar import begins_at, local, zone

_DAYS_ABOUT = (-2, -1, 0, 1, 2)  # in which quiet hours about a moment begin and end


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From the first minute of one hour to the first of another, by the clocks of a zone; none if they are the same."""

    begin: int
    end: int
    zone: str

    def contain(self, ms: int) -> bool:
        hour = local(ms, zone(self.zone)).hour
        if self.begin <= self.end:
            return self.begin <= hour < self.end
        return hour >= self.begin or hour < self.end

    def over_at(self, ms: int) -> int:
        return min(moment for moment in self._moments(self.end, ms) if moment > ms and not self.contain(moment))

    def begun_at(self, ms: int) -> int:
        return max(moment for moment in self._moments(self.begin, ms) if moment <= ms)

    def _moments(self, hour: int, ms: int) -> list[int]:
        in_zone = zone(self.zone)
        today = local(ms, in_zone).date()
        days = [today + timedelta(days=shift) for shift in _DAYS_ABOUT]
        return [int(begins_at(day, hour, in_zone).timestamp() * 1000) for day in days]
