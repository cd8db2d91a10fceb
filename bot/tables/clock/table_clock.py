"""A table's clock: what is left, when it runs out, and when to look at it next. All in running time."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypedDict, Unpack

from bot.tables.core.seats import person_to_move
from bot.tables.core.unit_of_work import TableUpdate
from bot.tables.values.durations import DAY
from bot.tables.values.pauses import Span, after, counted
from bot.tables.values.reminders import left_when_reminded, out_of_quiet
from bot.tables.values.states import Reminded, TableStatus
from data.records import Table


@dataclass(frozen=True, slots=True)
class TableClock:
    """The clock of the player to move, and of the silence at a table without one; all moments in running time."""

    since: int  # when it was last set
    allotted: int | None  # the time it was set to; None: no clock
    deadline: int | None
    reminded: int  # `Reminded`
    quiet_since: int  # since when nothing has happened here
    asked: int | None  # when both were asked whether they go on
    next_check: int | None  # when something is due next


class Moved(TypedDict, total=False):
    """The columns that a move changes in any case."""

    moved_at: int
    fresh: bool


def clock_of(table: Table) -> TableClock:
    return TableClock(
        table.since_run,
        table.allotted,
        table.deadline_run,
        table.reminded,
        table.quiet_run,
        table.asked_run,
        table.check_run,
    )


def start_clock(update: TableUpdate) -> None:
    """Give the player to move the whole time for a turn."""
    table = update.table
    whole = table.pace * DAY or None
    _run(update, TableClock(update.running, whole, None, 0, table.quiet_run, table.asked_run, None))


def restore_clock(update: TableUpdate, left: int | None, reminded: int) -> None:
    """Give the player to move what they had left, knowing of what they were reminded."""
    table = update.table
    _run(update, TableClock(update.running, left, None, reminded, table.quiet_run, table.asked_run, None))


def note_activity(update: TableUpdate, **moved: Unpack[Moved]) -> None:
    """Restart the period of silence after which a table is given up; a move is noted in the same copy of the row."""
    update.set(quiet_run=update.running, asked_run=None, **moved)


def note_question(update: TableUpdate) -> None:
    """Count from now how long both have to say that they go on."""
    _run(update, replace(clock_of(update.table), asked=update.running))


def note_reminder(update: TableUpdate, reminded: Reminded) -> None:
    _run(update, replace(clock_of(update.table), reminded=reminded))


def recompute_deadline(update: TableUpdate) -> None:
    """Recompute the deadline and the next check from the clock and the known pauses."""
    _run(update, clock_of(update.table))


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
    clock = clock_of(update.table)
    moments = _moments(update, clock, clock.deadline, update.context.absences.pauses(update.table))
    return max((each for each, at in moments.items() if at <= update.running), default=None)


def is_time_up(table: Table, run: int) -> bool:
    return table.deadline_run is not None and run >= table.deadline_run


def _run(update: TableUpdate, clock: TableClock) -> None:
    """Let a clock run: its deadline and the next check follow from it."""
    spans = update.context.absences.pauses(update.table)
    deadline = None if clock.allotted is None else after(clock.since, clock.allotted, spans)
    update.set(
        since_run=clock.since,
        allotted=clock.allotted,
        deadline_run=deadline,
        reminded=clock.reminded,
        quiet_run=clock.quiet_since,
        asked_run=clock.asked,
        check_run=_next_check(update, clock, deadline, spans),
    )


def _next_check(update: TableUpdate, clock: TableClock, deadline: int | None, spans: Sequence[Span]) -> int | None:
    if update.table.status != TableStatus.OPEN:
        return None
    if clock.allotted is not None:
        return min(_moments(update, clock, deadline, spans).values(), default=None)
    if clock.asked is not None:
        return after(clock.asked, update.context.limits.asked, spans)
    return after(clock.quiet_since, update.context.limits.silence, spans)


def _moments(
    update: TableUpdate, clock: TableClock, deadline: int | None, spans: Sequence[Span]
) -> dict[Reminded, int]:
    """Compute when each thing that is still to be told in this turn is due."""
    if clock.allotted is None or deadline is None:
        return {}
    moments = {Reminded.LATE: _reminder_at(update, clock.since, clock.allotted, deadline, spans)}
    moments[Reminded.TIME_UP] = deadline
    return {each: at for each, at in moments.items() if at is not None and each > clock.reminded}


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
