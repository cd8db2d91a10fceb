"""Keep a row that may not be there yet."""

from dataclasses import replace
from typing import TypeVar

from bot.tables.core.context import TableContext
from data.records import DailyWish, Learning, Person, RingWish, Server, TableNote, Vote, VoteCall, VoteWish
from data.store import Change, Insert, Replace

Stored = TypeVar("Stored", Person, Server, Learning, RingWish, DailyWish, TableNote, VoteWish, Vote, VoteCall)


async def upsert(context: TableContext, row: Stored, known: Stored | None, *besides: Change) -> Stored:
    """Insert the row, or replace the one that is known; return it as it is stored. StaleWrite if another was faster."""
    await context.store.commit(Insert(row) if known is None else Replace(row), *besides)
    return row if known is None else replace(row, version=row.version + 1)
