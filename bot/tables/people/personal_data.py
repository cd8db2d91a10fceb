"""Everything that is kept of a person, for that person to take away."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import asdict, replace

from bot.tables.core.conditions import chair_of
from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.loaded_game import seat_of
from bot.tables.people.traces import NAMED, OWN, holding, interventions, own_tables
from bot.tables.values.ids import check_ids
from bot.tables.values.terms import BOTH
from data.records import Challenge, Delivery, Entry, Intervention, Person, Place, Posting, Round, Table
from data.store import Record, Where

PersonalRecord = dict[str, Sequence[Record]]


class PersonalData(Verbs):
    async def personal_data(self, person: str) -> str:
        """Write it as JSON, without secrets of running games and without anything about opponents but their seats."""
        check_ids(person)
        find = self.context.store.find
        theirs = Where(equal={"person": person})
        kept: PersonalRecord = {Person.TABLE: await find(Person, Where(equal={"id": person}))}
        kept |= {kind.TABLE: await find(kind, theirs) for kind in OWN}
        for kind, columns in NAMED:
            kept[kind.TABLE] = [_own(one, person) for one in await holding(self.context, kind, columns, person)]
        kept[Intervention.TABLE] = await interventions(self.context, person, await own_tables(self.context, person))
        rounds = await holding(self.context, Round, ("seat_0", "seat_1"), person)
        kept["entries"] = [
            line for one in rounds if isinstance(one, Round) for line in await _own_lines(self.context, one, person)
        ]
        shown = (*kept[Table.TABLE], *kept[Challenge.TABLE])
        subjects = sorted({one.id for one in shown if isinstance(one, Table | Challenge)})
        for kind in (Place, Posting):
            kept[kind.TABLE] = await find(kind, Where(among={"subject": subjects}))
        kept[Delivery.TABLE] = await find(Delivery, theirs)
        return await asyncio.to_thread(_written, kept)


def _own(record: Record, person: str) -> Record:
    """Leave out of a table's row what the opponent wishes, until it is done."""
    if not isinstance(record, Table):
        return record
    chair = chair_of(record, person)
    told_by = record.told_by if record.told_by == BOTH else record.told_by & chair
    return replace(record, only_turns=record.only_turns & chair, told_by=told_by)


async def _own_lines(context: TableContext, round_: Round, person: str) -> list[Entry]:
    seat = seat_of(round_, person)
    own = Where(equal={"table_id": round_.table_id, "game_no": round_.game_no, "seat": seat})
    return await context.store.find(Entry, own)


def _written(kept: PersonalRecord) -> str:
    """Write outside the event loop: years of games take long."""
    plain = {name: [_plain(record) for record in records] for name, records in kept.items()}
    return json.dumps(plain, ensure_ascii=False, indent=1)


def _plain(record: Record) -> dict[str, object]:
    plain = asdict(record)  # type: ignore[call-overload]
    if isinstance(record, Entry):
        del plain["digest"]  # it is computed from the whole state, so a guess about hidden parts could be checked by it
    if isinstance(record, Round) and not record.result:
        del plain["seed"]
    if isinstance(record, Table):
        del plain["conditions"], plain["version"]  # they tell whether the opponent prepares something
        del plain["watched"]  # it is the watchers' own
    return dict(plain)
