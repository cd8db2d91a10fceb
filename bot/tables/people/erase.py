"""Forget a person: end running tables without a result and remove the name; opponents keep their games."""

import logging
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import Any

from bot.tables.challenges.offer import close_for, open_challenges_of
from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.idempotency import again_when_stale
from bot.tables.core.seats import tables_of
from bot.tables.core.unit_of_work import TableUpdate
from bot.tables.log.loading import round_of, row
from bot.tables.people import traces
from bot.tables.play.finish import give_up
from bot.tables.practice.remove import remove
from bot.tables.puzzles.own_games import withdraw_all
from bot.tables.values.answers import Answer, Event, EventKind
from bot.tables.values.durations import MINUTE
from bot.tables.values.ids import ANONYMOUS, check_ids, digest_of
from bot.tables.values.notice_contents import NoticeKind
from bot.tables.values.states import LIVE, EndReason, TableStatus
from data.records import Away, Block, Delivery, Intervention, LeagueMember, Notice, Person
from data.store import Change, Delete, Insert, Record, Replace, StoreFailed, Where

log = logging.getLogger(__name__)

NAMELESS_WITHIN = MINUTE  # so long the end of their tables isn't told, unless the name is gone sooner


class ErasureVerbs(Verbs):
    async def erase(self, person: str) -> Answer:
        check_ids(person)
        name = ANONYMOUS + self.context.draw()[:12]
        async with self.context.locks.hold(f"person:{person}"):
            for challenge in await open_challenges_of(self.context, person):
                await close_for(self.context, challenge.id, person)
            for table_id in await traces.practice_tables(self.context, person):
                await remove(self.context, table_id, person)
            for table in await tables_of(self.context.store, person):
                await _end(self.context, table.id)
            await again_when_stale(partial(withdraw_all, self.context, person))
            await again_when_stale(partial(_rename, self.context, person, name))
        await _empty_log(self.context)
        return Answer(name, (Event(EventKind.FORGOTTEN),))


async def _end(context: TableContext, table_id: str) -> None:
    async def work() -> None:
        table = await row(context, table_id)
        if table.status in LIVE:
            update = TableUpdate(context, table)
            update.due_at += NAMELESS_WITHIN
            give_up(update, await round_of(context, table), TableStatus.UNFINISHED, EndReason.UNFINISHED)
            await update.commit()

    async with context.locks.hold(table_id):
        await again_when_stale(work)


async def _rename(context: TableContext, person: str, name: str) -> None:
    tables = await traces.own_tables(context, person)
    changes: list[Change] = [
        Delete(Person, Where(equal={"id": person})),
        *(Delete(kind, Where(equal={"person": person})) for kind in traces.OWN),
        *(await _nameless_absences(context, person, name)),
        Delete(Notice, Where(equal={"subject": digest_of(person)})),
        Delete(Block, Where(equal={"blocked": person})),
        Delete(Delivery, Where(among={"interaction": await traces.deliveries(context, person)})),
    ]
    for kind, columns in traces.NAMED:
        if kind is not Intervention:
            records = await traces.holding(context, kind, columns, person)
            changes += [Replace(_renamed(_left(context, record), columns, person, name)) for record in records]
    for intervention in await traces.interventions(context, person, tables):
        changes.append(Replace(replace(_renamed(intervention, ("moderator",), person, name), reason="")))
    waiting = await traces.notices(context, person, tables)
    changes += [_nameless(notice, person, name, context.time.now()) for notice in waiting]
    await context.store.commit(*changes)
    for notice in waiting:
        context.changed_subjects.add(notice.subject)
    context.absences.drop(person)
    context.ring_wishes.drop(person)
    context.seats.changed(person)
    for table_id in tables:
        context.loaded_games.drop(table_id)


async def _nameless_absences(context: TableContext, person: str, name: str) -> list[Change]:
    """Keep the absences of whoever joined a league or ladder without a name: places follow from them."""
    theirs = Where(equal={"person": person})
    joined = await context.store.count(LeagueMember, theirs)
    kept = await context.store.find(Away, theirs) if joined else []
    return [Insert(replace(away, id=f"{name}-{away.from_at}", person=name, version=0)) for away in kept]


def _left(context: TableContext, record: Record) -> Record:
    """Let somebody leave the leagues and ladders they are in."""
    if not isinstance(record, LeagueMember) or record.left_at is not None:
        return record
    return replace(record, left_at=max(context.time.now(), record.joined_at) + 1)


def _nameless(notice: Notice, person: str, name: str, now: int) -> Change:
    """Remove the name from what waits to be shown, now; a result that this person shares isn't shown at all."""
    if notice.kind == NoticeKind.SHARED:
        return Delete(Notice, Where(equal={"subject": notice.subject}))
    return Replace(replace(traces.nameless(notice, person, name), due_at=min(notice.due_at, now)))


def _renamed(record: Any, columns: Iterable[str], person: str, name: str) -> Any:
    return replace(record, **{column: name for column in columns if getattr(record, column) == person})


async def _empty_log(context: TableContext) -> None:
    """Truncate the store's log, which still holds the deleted rows; a failure only postpones it."""
    try:
        await context.store.truncate_wal()
    except StoreFailed as failed:
        log.warning("somebody was forgotten, but the store's log wasn't emptied: %s", failed)
