"""Find every mention of a person in the database: ids, texts, and what moderators wrote about their games."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.tables.core.context import TableContext
from bot.tables.values.ids import OPPONENT
from bot.tables.values.notice_contents import GameEnded, NoticeKind, TableModerated, read_content, write_content
from data.records import (
    Away,
    Block,
    Challenge,
    Conditions,
    DailyTry,
    DailyWish,
    Delivery,
    Intervention,
    League,
    LeagueMember,
    Learning,
    Notice,
    OwnPuzzle,
    PuzzleResult,
    RememberedTerms,
    RingWish,
    Round,
    Table,
    TableNote,
    Vote,
    VoteCall,
    VoteWish,
    Watch,
)
from data.store import Record, Where

# What is one person's own, by the column `person`.
OWN: tuple[type[Record], ...] = (
    Away,
    RingWish,
    RememberedTerms,
    Block,
    TableNote,
    Watch,
    Conditions,
    Learning,
    DailyTry,
    Vote,
    VoteCall,
    PuzzleResult,
)
# The columns that hold a person elsewhere.
NAMED: tuple[tuple[type[Record], tuple[str, ...]], ...] = (
    (Challenge, ("author", "invited")),
    (Table, ("host", "guest", "gone")),
    (Round, ("seat_0", "seat_1", "winner", "loser")),
    (Intervention, ("moderator",)),
    (DailyWish, ("set_by",)),
    (VoteWish, ("set_by",)),
    (OwnPuzzle, ("asked_by", "agreed_by")),
    (League, ("run_by",)),
    (LeagueMember, ("person",)),
)
UNSAID = "—"  # in place of what a moderator wrote


async def holding(context: TableContext, kind: type[Record], columns: Iterable[str], person: str) -> list[Record]:
    """Find the rows that name this person, each once."""
    records: dict[tuple[object, ...], Record] = {}
    for column in columns:
        for record in await context.store.find(kind, Where(equal={column: person})):
            records[tuple(getattr(record, part) for part in kind.KEY)] = record
    return list(records.values())


async def own_tables(context: TableContext, person: str) -> list[str]:
    """Find the tables this person plays or played at."""
    by_chair = [await context.store.find(Table, Where(equal={chair: person})) for chair in ("host", "guest")]
    return sorted({table.id for tables in by_chair for table in tables})


async def practice_tables(context: TableContext, person: str) -> list[str]:
    tables = await context.store.find(Table, Where(equal={"host": person, "guest": OPPONENT}))
    return [table.id for table in tables]


async def interventions(context: TableContext, person: str, tables: Sequence[str]) -> list[Intervention]:
    """Find this person's interventions as a moderator, and those at these tables."""
    done = await context.store.find(Intervention, Where(equal={"moderator": person}))
    met = await context.store.find(Intervention, Where(among={"table_id": tables}))
    return list({(one.table_id, one.number): one for one in (*done, *met)}.values())


async def deliveries(context: TableContext, person: str) -> list[str]:
    said = json.dumps(person)
    all_deliveries = await context.store.find(Delivery)
    return [one.interaction for one in all_deliveries if one.person == person or said in one.answer]


async def notices(context: TableContext, person: str, tables: Sequence[str]) -> list[Notice]:
    """Find unshown notices that name this person or quote a moderator at one of these tables."""
    said = json.dumps(person)
    return [
        one
        for one in await context.store.find(Notice)
        if person in one.mentions.split()
        or said in one.payload
        or (one.kind in (NoticeKind.MODERATED, NoticeKind.ENDED) and one.subject in tables)
    ]


def nameless(notice: Notice, person: str, name: str) -> Notice:
    """Remove the name and the moderator's words."""
    mentions = [one for one in notice.mentions.split() if one != person]
    payload = notice.payload.replace(json.dumps(person), json.dumps(name))
    content = read_content(notice.kind, payload)
    match content:
        case TableModerated():
            payload = write_content(replace(content, reason=UNSAID))
        case GameEnded(why=why) if why:
            payload = write_content(replace(content, why=UNSAID))
    return replace(notice, mentions=" ".join(mentions), payload=payload)
