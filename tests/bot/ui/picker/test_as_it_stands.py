"""An action that came too late is answered with what holds now; whatever else is refused stays refused."""

from unittest.mock import AsyncMock, Mock

import pytest

from bot.tables import ErrorCode, TableError
from bot.ui.picker.as_it_stands import as_it_stands

REQUEST = Mock()


async def test_an_old_turn_is_answered_with_the_table_and_a_note() -> None:
    show, handler = AsyncMock(), AsyncMock(side_effect=TableError(ErrorCode.OLD_TURN))
    await as_it_stands(show)(handler)(REQUEST, "abcde", 1)
    show.assert_awaited_once_with(REQUEST, "abcde", REQUEST.say.return_value)


async def test_another_refusal_is_passed_on() -> None:
    show, handler = AsyncMock(), AsyncMock(side_effect=TableError(ErrorCode.CONDITIONS_OWN_TURN))
    with pytest.raises(TableError, match=ErrorCode.CONDITIONS_OWN_TURN):
        await as_it_stands(show)(handler)(REQUEST, "abcde", 1)
    show.assert_not_awaited()
