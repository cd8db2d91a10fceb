"""Forget a person: their running tables end without a result, and their name goes; opponents keep their games."""

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.tables.answers import Answer, Forgotten
from bot.tables.challenges.offer import close, find
from bot.tables.context import TableContext, Verbs
from bot.tables.errors import ErrorCode, TableError
from bot.tables.ids import check_ids
from bot.tables.log.loading import round_of, row
from bot.tables.play.finish import give_up
from bot.tables.queries.my_tables import MyTables
from bot.tables.queries.seats import tables_of
from bot.tables.states import LIVE, ChallengeStatus, EndReason, TableStatus
from bot.tables.unit_of_work import TableUpdate
from data.records import Away, Challenge, Delivery, Intervention, Learning, Notice, Person, Round, Table
from data.store import Change, Delete, Record, Replace, StaleWrite, Where

ANONYMOUS = "anon-"
_AGAIN = 5

# The columns that hold a person.
NAMED: tuple[tuple[type[Record], tuple[str, ...]], ...] = (
    (Challenge, ("author", "invited")),
    (Table, ("host", "guest", "gone")),
    (Round, ("seat_0", "seat_1", "winner", "loser")),
    (Intervention, ("moderator",)),
)


class Erasing(Verbs):
    """Forget a person."""

    async def forget(self, person: str) -> Answer:
        check_ids(person)
        name = ANONYMOUS + self.context.draw()[:12]
        async with self.context.locks.hold(f"person:{person}"):
            for challenge in await MyTables(self.context).challenges_of(person):
                await _close(self.context, challenge.id, person)
            for table in await tables_of(self.context.store, person):
                await _end(self.context, table.id)
            for _ in range(_AGAIN):
                try:
                    await _rename(self.context, person, name)
                except StaleWrite:
                    continue
                return Answer(name, (Forgotten(),))
        raise TableError(ErrorCode.BUSY)


async def _close(context: TableContext, challenge_id: str, person: str) -> None:
    async with context.locks.hold(challenge_id):
        challenge = await find(context, challenge_id)
        if challenge.status == ChallengeStatus.OPEN:
            is_own = challenge.author == person
            await close(context, challenge, ChallengeStatus.WITHDRAWN if is_own else ChallengeStatus.DECLINED)


async def _end(context: TableContext, table_id: str) -> None:
    async with context.locks.hold(table_id):
        table = await row(context, table_id)
        if table.status in LIVE:
            update = TableUpdate(context, table)
            give_up(update, await round_of(context, table), TableStatus.UNFINISHED, EndReason.UNFINISHED)
            await update.commit()


async def _rename(context: TableContext, person: str, name: str) -> None:
    changes: list[Change] = [
        Delete(Person, Where(equal={"id": person})),
        Delete(Away, Where(equal={"person": person})),
        Delete(Learning, Where(equal={"person": person})),
        Delete(Delivery, Where(among={"interaction": await _deliveries(context, person)})),
    ]
    touched: set[str] = set()
    for kind, columns in NAMED:
        for record in await holding(context, kind, columns, person):
            changes.append(Replace(_renamed(record, columns, person, name)))
            if isinstance(record, Table):
                touched.add(record.id)
    for notice in await _notices(context, person):
        changes.append(Replace(_anonymous(notice, person, name)))
    await context.store.commit(*changes)
    context.absences.drop(person)
    context.seats.changed(person)
    for table_id in touched:
        context.loaded_games.drop(table_id)


async def holding(context: TableContext, kind: type[Record], columns: Iterable[str], person: str) -> list[Record]:
    """The rows that name this person, each once."""
    found: dict[tuple[object, ...], Record] = {}
    for column in columns:
        for record in await context.store.find(kind, Where(equal={column: person})):
            found[tuple(getattr(record, part) for part in kind.KEY)] = record
    return list(found.values())


def _renamed(record: Any, columns: Iterable[str], person: str, name: str) -> Any:
    return replace(record, **{column: name for column in columns if getattr(record, column) == person})


async def _deliveries(context: TableContext, person: str) -> list[str]:
    said = json.dumps(person)
    found = await context.store.find(Delivery)
    return [one.interaction for one in found if one.person == person or said in one.answer]


async def _notices(context: TableContext, person: str) -> list[Notice]:
    said = json.dumps(person)
    found = await context.store.find(Notice)
    return [one for one in found if person in one.mentions.split() or said in one.payload]


def _anonymous(notice: Notice, person: str, name: str) -> Notice:
    mentions = [one for one in notice.mentions.split() if one != person]
    payload = notice.payload.replace(json.dumps(person), json.dumps(name))
    return replace(notice, mentions=" ".join(mentions), payload=payload)
