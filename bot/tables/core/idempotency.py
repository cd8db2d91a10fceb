"""Carry an interaction out once, however often it is delivered."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from bot.tables.core.context import TableContext
from bot.tables.values.answers import Answer, read_answer, write_answer
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.ids import check_ids
from data.records import Delivery
from data.store import Change, Insert, StaleWrite

_ATTEMPTS = 3
Result = TypeVar("Result")


async def once(context: TableContext, person: str, interaction: str, work: Callable[[], Awaitable[Answer]]) -> Answer:
    """Retry the work if another writer won. A repeated interaction gets its first answer."""
    check_ids(person, interaction)
    for _ in range(_ATTEMPTS):
        try:
            return await work()
        except (TableError, StaleWrite) as refused:
            done = await _before(context, person, interaction)
            if done is not None:
                return done
            if isinstance(refused, TableError):
                raise
    raise TableError(ErrorCode.BUSY)


async def again_when_stale(work: Callable[[], Awaitable[Result]]) -> Result:
    """Retry work that need not be remembered if another writer won."""
    for _ in range(_ATTEMPTS):
        with suppress(StaleWrite):
            return await work()
    raise TableError(ErrorCode.BUSY)


async def _before(context: TableContext, person: str, interaction: str) -> Answer | None:
    delivery = await context.store.get(Delivery, interaction) if interaction else None
    return read_answer(delivery.answer) if delivery is not None and delivery.person == person else None


def delivery_record(person: str, interaction: str, answer: Answer, *, at: int) -> list[Change]:
    """Record the answer in the transaction whose changes it reports."""
    if not interaction:
        return []
    return [Insert(Delivery(interaction, person, write_answer(answer), at))]
