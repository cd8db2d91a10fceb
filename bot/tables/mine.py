"""Everything that is kept of a person, for that person to take away."""

import json
from dataclasses import asdict

from bot.tables.forget import NAMED, holding
from bot.tables.house import House
from bot.tables.ids import check_ids
from bot.tables.sitting import seat_of
from data.records import Away, Challenge, Delivery, Entry, Person, Place, Posting, Round, Table
from data.store import Record, Value, Where

Rows = list[dict[str, object]]


async def mine(house: House, person: str) -> str:
    """Say it as JSON; of games that run nothing that is secret, of the opponents nothing but that they played."""
    check_ids(person)
    kept: dict[str, Rows] = {
        "people": await _rows(house, Person, Where(equal={"id": person})),
        "aways": await _rows(house, Away, Where(equal={"person": person})),
    }
    for kind, columns in NAMED:
        kept[kind.TABLE] = [_plain(one) for one in await holding(house, kind, columns, person)]
    rounds = await holding(house, Round, ("seat_0", "seat_1"), person)
    kept["entries"] = [row for one in rounds if isinstance(one, Round) for row in await _own_lines(house, one, person)]
    subjects = sorted({str(one["id"]) for one in (*kept[Table.TABLE], *kept[Challenge.TABLE])})
    for shown in (Place, Posting):
        kept[shown.TABLE] = await _rows(house, shown, Where(among={"subject": subjects}))
    kept["deliveries"] = await _rows(house, Delivery, Where(equal={"person": person}))
    return json.dumps(kept, ensure_ascii=False, indent=1)


async def _rows(house: House, kind: type[Record], where: Where) -> Rows:
    return [_plain(one) for one in await house.store.find(kind, where)]


async def _own_lines(house: House, round_: Round, person: str) -> Rows:
    own: dict[str, Value] = {"table_id": round_.table_id, "game_no": round_.game_no, "seat": seat_of(round_, person)}
    return await _rows(house, Entry, Where(equal=own))


def _plain(record: Record) -> dict[str, object]:
    plain = asdict(record)  # type: ignore[call-overload]
    if isinstance(record, Round) and not record.result:
        del plain["seed"]
    return dict(plain)
