"""A table's clock: what is left, when it is due, and what to look at next. All in running time."""

from collections.abc import Sequence
from typing import Any

from bot.tables.draft import Draft
from bot.tables.pauses import Span, after, counted
from bot.tables.running_time import DAY
from bot.tables.states import Status
from data.records import Table

FIRST_REMINDER = 80  # per cent of the pace


def pauses(draft: Draft) -> list[Span]:
    """Tell when the table's clock stood, or will stand, still: while either player is away."""
    return draft.house.absences.spans((draft.table.host, draft.table.guest))


def wind(draft: Draft, allotted: int | None, reminded: int = 0) -> None:
    """Set the clock of the player to move."""
    rest(draft, since_run=draft.run, allotted=allotted, reminded=reminded)


def wind_full(draft: Draft) -> None:
    wind(draft, draft.table.pace * DAY or None)


def touch(draft: Draft, **columns: Any) -> None:
    """Note that somebody is there: the silence after which a table is given up begins anew."""
    draft.set(quiet_run=draft.run, asked_run=None, **columns)


def rest(draft: Draft, **columns: Any) -> None:
    """Work out anew what is due when, from the clock as it is now set and the pauses as they are known."""
    if columns:
        draft.set(**columns)
    table, spans = draft.table, pauses(draft)
    deadline = None if table.allotted is None else after(table.since_run, table.allotted, spans)
    draft.set(deadline_run=deadline, check_run=_next_check(draft, deadline, spans))


def stop(draft: Draft) -> None:
    draft.set(allotted=None, deadline_run=None, check_run=None)


def left(draft: Draft) -> int | None:
    """What is left on the clock; less than nothing once time is up."""
    table = draft.table
    if table.allotted is None:
        return None
    return table.allotted - counted(table.since_run, draft.run, pauses(draft))


def is_up(table: Table, run: int) -> bool:
    return table.deadline_run is not None and run >= table.deadline_run


def _next_check(draft: Draft, deadline: int | None, spans: Sequence[Span]) -> int | None:
    table, limits = draft.table, draft.house.limits
    if table.status != Status.OPEN:
        return None
    if table.allotted is not None:
        rest_after = table.pace * DAY * (100 - FIRST_REMINDER) // 100
        return (after(table.since_run, table.allotted - rest_after, spans), deadline, None)[table.reminded]
    if table.asked_run is not None:
        return after(table.asked_run, limits.asked, spans)
    return after(table.quiet_run, limits.silence, spans)
