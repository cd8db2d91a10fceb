"""Compute when a server's hour comes, and when a day is over everywhere."""

from datetime import UTC, date, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

IN_ITS_HOUR = timedelta(hours=1)  # so much later isn't late, whatever the hour
LATEST = timedelta(hours=6)  # what was missed is posted so much later, but only by day
MORNING, EVENING = time(8), time(21)


def zone(name: str) -> tzinfo:
    """Find a time zone; one that this machine doesn't know (any more) counts as UTC."""
    try:
        return ZoneInfo(name) if name != "UTC" else UTC
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def is_zone(name: str) -> bool:
    return name == "UTC" or zone(name) is not UTC


def local(ms: int, in_zone: tzinfo) -> datetime:
    return datetime.fromtimestamp(ms / 1000, in_zone)


def begins_at(day: date, hour: int, in_zone: tzinfo) -> datetime:
    """Compute when the hour begins: after the jump if clocks skip it, the first time if it comes twice."""
    wished = datetime.combine(day, time(hour), in_zone)
    return wished.astimezone(UTC).astimezone(in_zone)


def may_post(day: date, hour: int, in_zone: tzinfo, ms: int) -> bool:
    """Return whether a day's puzzle may be posted now: in its hour, or later that day but not at night."""
    now = local(ms, in_zone)
    late = now.astimezone(UTC) - begins_at(day, hour, in_zone).astimezone(UTC)
    if timedelta(0) <= late < IN_ITS_HOUR:
        return True
    return timedelta(0) <= late < LATEST and now.date() == day and MORNING <= now.time() < EVENING


def next_look(hour: int, in_zone: tzinfo, ms: int) -> int:
    """Compute when to look next: at the hour, or in the morning if the hour was missed at night."""
    today = local(ms, in_zone).date()
    looks = [begins_at(today + timedelta(days=later), at, in_zone) for later in range(3) for at in (hour, MORNING.hour)]
    return min(stamp for look in looks if (stamp := int(look.timestamp() * 1000)) > ms)


def next_hour(hour: int, in_zone: tzinfo, ms: int) -> int:
    """Compute when the hour comes next, from this moment on."""
    today = local(ms, in_zone).date()
    hours = [begins_at(today + timedelta(days=later), hour, in_zone) for later in range(3)]
    return min(stamp for begins in hours if (stamp := int(begins.timestamp() * 1000)) >= ms)


def is_over_everywhere(day: date, ms: int) -> bool:
    """Return whether a day is past at UTC−12 too, where it ends last: its solution spoils nobody's puzzle any more."""
    return datetime.combine(day + timedelta(days=1), time(12), UTC).timestamp() * 1000 <= ms
