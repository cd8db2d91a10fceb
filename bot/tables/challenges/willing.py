"""Whether two people begin a game with each other at all. Who blocked whom is told to nobody but the one who did."""

from bot.tables.core.context import TableContext
from bot.tables.values.errors import ErrorCode, TableError
from data.records import Block


async def refuse_unwilling(context: TableContext, person: str, other: str) -> None:
    """Refuse a game between people of whom one has blocked the other, in the words of an ordinary refusal."""
    if await context.store.get(Block, person, other) is not None:
        raise TableError(ErrorCode.BLOCKED_BY_YOU, person=other)
    if await context.store.get(Block, other, person) is not None:
        raise TableError(ErrorCode.NOT_TAKING, person=other)
