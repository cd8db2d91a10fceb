"""A table's clock: what is left, when it is due, and what to look at next. All in running time."""

from collections.abc import Sequence
from typing import Any

from bot.tables.clock.pauses import Span, after, counted
from bot.tables.clock.running_time import DAY
from bot.tables.states import Reminded, TableStatus
from bot.tables.unit_of_work import TableUpdate
from data.records import Table

REMINDERS = {Reminded.LATE: 80}  # per cent of the pace, in the order they come
ORDER = (Reminded.OF_NOTHING, *REMINDERS, Reminded.TIME_UP)


def pauses(update: TableUpdate) -> list[Span]:
    """Tell when the table's clock stood, or will stand, still: while either player is away."""
    return update.context.absences.spans((update.table.host, update.table.guest))


def start_clock(update: TableUpdate, allotted: int | None, reminded: int = 0) -> None:
    """Set the clock of the player to move."""
    recompute_deadline(update, since_run=update.run, allotted=allotted, reminded=reminded)


def start_full_clock(update: TableUpdate) -> None:
    start_clock(update, update.table.pace * DAY or None)


def note_activity(update: TableUpdate, **columns: Any) -> None:
    """Restart the period of silence after which a table is given up."""
    update.set(quiet_run=update.run, asked_run=None, **columns)


def recompute_deadline(update: TableUpdate, **columns: Any) -> None:
    """Recompute the deadline and the next check from the clock and the known pauses."""
    if columns:
        update.set(**columns)
    table, spans = update.table, pauses(update)
    deadline = None if table.allotted is None else after(table.since_run, table.allotted, spans)
    update.set(deadline_run=deadline, check_run=_next_check(update, deadline, spans))


def stop_clock(update: TableUpdate) -> None:
    update.set(allotted=None, deadline_run=None, check_run=None)


def time_left(update: TableUpdate) -> int | None:
    """Give the time left on the clock; it is negative once time is up."""
    table = update.table
    if table.allotted is None:
        return None
    return table.allotted - counted(table.since_run, update.run, pauses(update))


def reminder_due(update: TableUpdate) -> Reminded | None:
    """Tell which reminder it is time for: the last one to come whose moment is past."""
    coming = _coming(update, update.table.deadline_run, pauses(update))
    return max((each for each, at in coming.items() if at <= update.run), key=ORDER.index, default=None)


def is_time_up(table: Table, run: int) -> bool:
    return table.deadline_run is not None and run >= table.deadline_run


def _next_check(update: TableUpdate, deadline: int | None, spans: Sequence[Span]) -> int | None:
    table, limits = update.table, update.context.limits
    if table.status != TableStatus.OPEN:
        return None
    if table.allotted is not None:
        return min(_coming(update, deadline, spans).values(), default=None)
    if table.asked_run is not None:
        return after(table.asked_run, limits.asked, spans)
    return after(table.quiet_run, limits.silence, spans)


def _coming(update: TableUpdate, deadline: int | None, spans: Sequence[Span]) -> dict[Reminded, int]:
    """Say when each reminder to come is due: so much of the pace before the deadline, and at the deadline itself."""
    table = update.table
    if table.allotted is None or deadline is None:
        return {}
    left = {each: table.pace * DAY * (100 - share) // 100 for each, share in REMINDERS.items()}
    moments = {each: after(table.since_run, table.allotted - rest, spans) for each, rest in left.items()}
    moments[Reminded.TIME_UP] = deadline
    return {each: moments[each] for each in ORDER[ORDER.index(Reminded(table.reminded)) + 1 :]}
