"""Announce an absence: the clocks of the person's tables stand still, for a limited number of days a year."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import chain

from bot.tables.clock.table_clock import recompute_deadline
from bot.tables.core.absences import YEAR
from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.idempotency import again_when_stale, delivery_record, once
from bot.tables.core.seats import tables_of
from bot.tables.core.unit_of_work import TableUpdate
from bot.tables.log.loading import row
from bot.tables.values.answers import Answer, Event, EventKind, WentAway
from bot.tables.values.durations import DAY
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.notice_contents import NoticeKind, TurnChanged
from bot.tables.values.states import TableStatus
from data.records import Away
from data.store import Change, Insert, Replace, StaleWrite


class AbsenceVerbs(Verbs):
    async def away(self, person: str, until: int, *, interaction: str = "") -> Answer:
        async def work() -> Answer:
            now = self.context.time.now()
            await self.context.learn_of(person)
            if until <= now:
                raise TableError(ErrorCode.AWAY_BAD)
            current = self.context.absences.current(person, now)
            begun = current.from_at if current else now
            left = allowance(self.context, person, but=current) - (until - begun)
            if left < 0:
                raise TableError(ErrorCode.AWAY_TOO_LONG, days=max(0, (left + until - begun)) // DAY)
            spell, ended = _spell(self.context, person, current, until), await self._ended_by_absence(person)
            answer = Answer(person, (WentAway(until, left // DAY, len(ended)),))
            delivered = delivery_record(person, interaction, answer, at=now)
            await _declare(self.context, current, spell, delivered, ended)
            return answer

        async with self.context.locks.hold(f"person:{person}"):
            return await once(self.context, person, interaction, work)

    async def _ended_by_absence(self, person: str) -> Mapping[str, Sequence[Change]]:
        """Name what doesn't outlive an absence, by its subject, and how it ends in the same transaction."""
        return {}

    async def back(self, person: str, *, interaction: str = "") -> Answer:
        async def work() -> Answer:
            now = self.context.time.now()
            await self.context.learn_of(person)
            current = self.context.absences.current(person, now)
            if current is None:
                raise TableError(ErrorCode.NOT_AWAY)
            answer = Answer(person, (Event(EventKind.BACK),))
            delivered = delivery_record(person, interaction, answer, at=now)
            await _declare(self.context, current, _spell(self.context, person, current, now), delivered, {})
            return answer

        async with self.context.locks.hold(f"person:{person}"):
            return await once(self.context, person, interaction, work)

    def away_until(self, person: str) -> int | None:
        absence = self.context.absences.current(person, self.context.time.now())
        return absence.until_at if absence else None

    def wall(self, run: int) -> int:
        return self.context.time.wall(run)


def allowance(context: TableContext, person: str, but: Away | None = None) -> int:
    """Count the days of absence left this year."""
    year_ago = context.time.now() - YEAR
    spent = sum(
        away.until_at - max(away.from_at, year_ago)
        for away in context.absences.of(person)
        if away.until_at > year_ago and (but is None or away.id != but.id)
    )
    return context.limits.away_days * DAY - spent


async def carry_over(context: TableContext) -> None:
    """Move absences after downtime: they end by the wall clock, so downtime doesn't lengthen them."""
    now, run = context.time.both()
    for away_ in [one for one in context.absences.all() if one.until_run > run]:
        until_run = max(run, run + away_.until_at - now)
        if until_run != away_.until_run:
            with suppress(StaleWrite):  # changed by its person, in another process, just now
                await context.store.commit(Replace(replace(away_, until_run=until_run)))
                context.absences.put(replace(away_, until_run=until_run, version=away_.version + 1))
                await reckon_anew(context, away_.person, is_told=True)


def _spell(context: TableContext, person: str, current: Away | None, until: int) -> Away:
    now, run = context.time.both()
    until_run = run + until - now
    if current:
        return replace(current, until_at=until, until_run=until_run)
    return Away(f"{person}-{now}", person, now, until, run, until_run)


async def _declare(
    context: TableContext,
    current: Away | None,
    spell: Away,
    delivered: Sequence[Change],
    ended: Mapping[str, Sequence[Change]],
) -> None:
    change: Change = Replace(spell) if current else Insert(spell)
    await context.store.commit(change, *chain(*ended.values()), *delivered)
    for subject in ended:
        context.changed_subjects.add(subject)
    context.absences.put(replace(spell, version=spell.version + 1) if current else spell)
    await reckon_anew(context, spell.person, is_told=True)


async def reckon_anew(context: TableContext, person: str, *, is_told: bool = False) -> None:
    """Compute the clocks of a person's tables again; where the deadline moves, the turn message tells it."""
    for table in await tables_of(context.store, person, (TableStatus.OPEN,)):
        async with context.locks.hold(table.id):
            await again_when_stale(partial(_reckon_table_anew, context, table.id, is_told=is_told))


async def _reckon_table_anew(context: TableContext, table_id: str, *, is_told: bool) -> None:
    update = TableUpdate(context, await row(context, table_id))
    if update.table.status == TableStatus.OPEN:
        await context.learn_of(update.table.host, update.table.guest)
        recompute_deadline(update)
        if is_told:
            update.drop((NoticeKind.CHANGED,))
            update.notify(TurnChanged())
        await update.commit()
