"""When somebody wants to be reminded of a turn, and how quiet hours move that."""

from enum import StrEnum

from bot.tables.values.durations import DAY, HOUR, MINUTE
from bot.tables.values.quiet_hours import QuietHours

TIME_TO_MOVE = HOUR  # so long before the deadline a reminder that waits for the morning must come
BEFORE_QUIET = 15 * MINUTE


class Reminder(StrEnum):
    """The choices under `/preferences`."""

    NONE = "none"
    HALF = "half"  # when half of the time is used up
    LATE = "late"  # when four fifths of it are
    DAY = "day"  # a day before the end; where a turn has no more than a day, as LATE


_LEFT_PER_CENT = {Reminder.HALF: 50, Reminder.LATE: 20, Reminder.DAY: 20}


def left_when_reminded(wish: Reminder, pace: int) -> int | None:
    """Compute how much of a turn's time is left when its player is reminded; None for no reminder."""
    if wish is Reminder.NONE:
        return None
    if wish is Reminder.DAY and pace > 1:
        return DAY
    return pace * DAY * _LEFT_PER_CENT[wish] // 100


def out_of_quiet(moment: int, deadline: int, quiet: QuietHours) -> int:
    """Move a reminder out of the quiet hours: to their end, or before they begin if the turn's time ends with them."""
    if not quiet.contain(moment):
        return moment
    over = quiet.over_at(moment)
    return over if over <= deadline - TIME_TO_MOVE else quiet.begun_at(moment) - BEFORE_QUIET
