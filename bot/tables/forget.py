"""Forget a person: his running tables end without a result, and his name goes; his opponents keep their games."""

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.tables.challenge import close, find
from bot.tables.draft import Draft
from bot.tables.ending import give_up
from bot.tables.events import Answer, Did, Event
from bot.tables.finding import challenges_of
from bot.tables.house import House
from bot.tables.ids import check_ids
from bot.tables.loading import round_of, row
from bot.tables.seats import tables_of
from bot.tables.states import LIVE, Invitation, Reason, Status
from bot.tables.wrong import TableError, Wrong
from data.records import Away, Challenge, Delivery, Intervention, Notice, Person, Round, Table
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


async def forget(house: House, person: str) -> Answer:
    check_ids(person)
    name = ANONYMOUS + house.draw()[:12]
    async with house.locks.hold(f"person:{person}"):
        for challenge in await challenges_of(house, person):
            await _close(house, challenge.id, person)
        for table in await tables_of(house.store, person):
            await _end(house, table.id)
        for _ in range(_AGAIN):
            try:
                await _rename(house, person, name)
            except StaleWrite:
                continue
            return Answer(name, (Event(Did.FORGOTTEN, {}),))
    raise TableError(Wrong.BUSY)


async def _close(house: House, challenge_id: str, person: str) -> None:
    async with house.locks.hold(challenge_id):
        challenge = await find(house, challenge_id)
        if challenge.status == Invitation.OPEN:
            is_own = challenge.author == person
            await close(house, challenge, Invitation.WITHDRAWN if is_own else Invitation.DECLINED)


async def _end(house: House, table_id: str) -> None:
    async with house.locks.hold(table_id):
        table = await row(house, table_id)
        if table.status in LIVE:
            draft = Draft(house, table)
            give_up(draft, await round_of(house, table), Status.UNFINISHED, Reason.UNFINISHED)
            await draft.commit()


async def _rename(house: House, person: str, name: str) -> None:
    changes: list[Change] = [
        Delete(Person, Where(equal={"id": person})),
        Delete(Away, Where(equal={"person": person})),
        Delete(Delivery, Where(among={"interaction": await _deliveries(house, person)})),
    ]
    touched: set[str] = set()
    for kind, columns in NAMED:
        for record in await holding(house, kind, columns, person):
            changes.append(Replace(_renamed(record, columns, person, name)))
            if isinstance(record, Table):
                touched.add(record.id)
    for notice in await _notices(house, person):
        changes.append(Replace(_anonymous(notice, person, name)))
    await house.store.commit(*changes)
    house.absences.drop(person)
    house.seats.changed(person)
    for table_id in touched:
        house.sittings.drop(table_id)


async def holding(house: House, kind: type[Record], columns: Iterable[str], person: str) -> list[Record]:
    """The rows that name this person, each once."""
    found: dict[tuple[object, ...], Record] = {}
    for column in columns:
        for record in await house.store.find(kind, Where(equal={column: person})):
            found[tuple(getattr(record, part) for part in kind.KEY)] = record
    return list(found.values())


def _renamed(record: Any, columns: Iterable[str], person: str, name: str) -> Any:
    return replace(record, **{column: name for column in columns if getattr(record, column) == person})


async def _deliveries(house: House, person: str) -> list[str]:
    said = json.dumps(person)
    found = await house.store.find(Delivery)
    return [one.interaction for one in found if one.person == person or said in one.answer]


async def _notices(house: House, person: str) -> list[Notice]:
    said = json.dumps(person)
    found = await house.store.find(Notice)
    return [one for one in found if person in one.mentions.split() or said in one.payload]


def _anonymous(notice: Notice, person: str, name: str) -> Notice:
    mentions = [one for one in notice.mentions.split() if one != person]
    payload = notice.payload.replace(json.dumps(person), json.dumps(name))
    return replace(notice, mentions=" ".join(mentions), payload=payload)
