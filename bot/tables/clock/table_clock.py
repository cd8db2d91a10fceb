"""A table's clock: what is left, when it runs out, and when to look at it next. All in running time."""

from collections.abc import Sequence
from typing import TypedDict, Unpack

from bot.tables.core.seats import person_to_move
from bot.tables.core.unit_of_work import TableColumns, TableUpdate
from bot.tables.values.durations import DAY
from bot.tables.values.pauses import Span, after, counted
from bot.tables.values.reminders import left_when_reminded, out_of_quiet
from bot.tables.values.states import Reminded, TableStatus
from data.records import Table


class Moved(TypedDict, total=False):
    """The columns that a move changes in any case."""

    moved_at: int
    fresh: bool


def start_clock(update: TableUpdate) -> None:
    """Give the player to move the whole time for a turn."""
    recompute_deadline(update, since_run=update.running, allotted=update.table.pace * DAY or None, reminded=0)


def restore_clock(update: TableUpdate, left: int | None, reminded: int) -> None:
    """Give the player to move what they had left, knowing of what they were reminded."""
    recompute_deadline(update, since_run=update.running, allotted=left, reminded=reminded)


def note_activity(update: TableUpdate, **moved: Unpack[Moved]) -> None:
    """Restart the period of silence after which a table is given up; a move is noted in the same copy of the row."""
    update.set(quiet_run=update.running, asked_run=None, **moved)


def note_question(update: TableUpdate) -> None:
    """Count from now how long both have to say that they go on."""
    recompute_deadline(update, asked_run=update.running)


def note_reminder(update: TableUpdate, reminded: Reminded) -> None:
    recompute_deadline(update, reminded=reminded)


def recompute_deadline(update: TableUpdate, **changed: Unpack[TableColumns]) -> None:
    """Let the clock go on from these columns: its deadline and the next check follow from the row and the pauses."""
    spans = update.context.absences.pauses(update.table)
    update.set(**changed)
    table = update.table
    deadline = None if table.allotted is None else after(table.since_run, table.allotted, spans)
    update.set(deadline_run=deadline, check_run=_next_check(update, deadline, spans))


def stop_clock(update: TableUpdate) -> None:
    update.set(allotted=None, deadline_run=None, check_run=None)


def halt_clock(update: TableUpdate) -> None:
    """Stop the clock, and keep what was left on it."""
    update.set(allotted=time_left(update), since_run=update.running, deadline_run=None, check_run=None)


def time_left(update: TableUpdate) -> int | None:
    """Give the time left on the clock; it is negative once time is up."""
    table = update.table
    if table.allotted is None:
        return None
    return table.allotted - counted(table.since_run, update.running, update.context.absences.pauses(table))


def reminder_due(update: TableUpdate) -> Reminded | None:
    """Tell which reminder it is time for: the last one to come whose moment is past."""
    moments = _moments(update, update.table.deadline_run, update.context.absences.pauses(update.table))
    return max((each for each, at in moments.items() if at <= update.running), default=None)


def is_time_up(table: Table, run: int) -> bool:
    return table.deadline_run is not None and run >= table.deadline_run


def _next_check(update: TableUpdate, deadline: int | None, spans: Sequence[Span]) -> int | None:
    table = update.table
    if table.status != TableStatus.OPEN:
        return None
    if table.allotted is not None:
        return min(_moments(update, deadline, spans).values(), default=None)
    if table.asked_run is not None:
        return after(table.asked_run, update.context.limits.asked, spans)
    return after(table.quiet_run, update.context.limits.silence, spans)


def _moments(update: TableUpdate, deadline: int | None, spans: Sequence[Span]) -> dict[Reminded, int]:
    """Compute when each thing that is still to be told in this turn is due."""
    table = update.table
    if table.allotted is None or deadline is None:
        return {}
    late = _reminder_at(update, table.since_run, table.allotted, deadline, spans)
    moments = {Reminded.LATE: late, Reminded.TIME_UP: deadline}
    return {each: at for each, at in moments.items() if at is not None and each > table.reminded}


def _reminder_at(update: TableUpdate, since: int, allotted: int, deadline: int, spans: Sequence[Span]) -> int | None:
    """Compute when the player to move is reminded, as they wish it; not before their turn, nor in quiet hours."""
    person, wishes = person_to_move(update.table) or "", update.context.ring_wishes
    left = left_when_reminded(wishes.reminder(person), update.table.pace)
    if left is None:
        return None
    moment = after(since, allotted - left, spans)
    quiet = wishes.quiet_hours(person)
    if quiet is None:
        return moment
    wall = update.context.time.wall
    moved = moment + out_of_quiet(wall(moment), wall(deadline), quiet) - wall(moment)
    return moved if moved > since else None
