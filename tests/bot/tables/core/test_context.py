"""What other processes may have changed is read again."""

from unittest.mock import AsyncMock, MagicMock

from bot.tables.core.context import TableContext


async def test_absences_and_wishes_of_all_are_read_again() -> None:
    context = MagicMock(absences=MagicMock(load=AsyncMock()), ring_wishes=MagicMock(load=AsyncMock()))
    await TableContext.learn_of_all(context)
    context.absences.load.assert_awaited_once_with(context.store, context.time.now())
    context.ring_wishes.load.assert_awaited_once_with(context.store)
