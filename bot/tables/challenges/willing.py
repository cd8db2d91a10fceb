"""Whether two people begin a game with each other at all. Who blocked whom is told to nobody but the one who did."""

from bot.tables.core.context import TableContext
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.terms import Rated
from data.records import Block, Person


async def refuse_unwilling(context: TableContext, person: str, other: str) -> None:
    """Refuse a game between people of whom one has blocked the other, in the words of an ordinary refusal."""
    if await context.store.get(Block, person, other) is not None:
        raise TableError(ErrorCode.BLOCKED_BY_YOU, person=other)
    if await context.store.get(Block, other, person) is not None:
        raise TableError(ErrorCode.NOT_TAKING, person=other)


async def refuse_unrated(context: TableContext, person: str, rated: str) -> None:
    """Refuse a rated game to whoever hasn't said that they want a rating."""
    if rated == Rated.YES and not (await context.store.get(Person, person) or Person(person)).rated:
        raise TableError(ErrorCode.NOT_RATED)
