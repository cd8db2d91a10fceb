"""The way to the next table begins at the table of the channel, if it has one."""

from unittest.mock import AsyncMock, MagicMock

import pytest

from bot.text import words
from bot.ui.look_up import my_tables


@pytest.mark.parametrize(("here", "begins_at"), [(MagicMock(id="abcde"), "abcde"), (None, "")])
async def test_the_next_table_is_looked_for_from_here(
    monkeypatch: pytest.MonkeyPatch, here: MagicMock | None, begins_at: str
) -> None:
    next_table = AsyncMock(return_value=None)
    monkeypatch.setattr(my_tables, "next_table_button", next_table)
    request = MagicMock(words=words("en"), say=words("en").say, answer=AsyncMock())
    request.ui.tables.queries.tables_of = request.ui.tables.queries.challenges_of = AsyncMock(return_value=[])
    request.ui.tables.notices.table_in = AsyncMock(return_value=here)
    await my_tables.my_tables(request)
    next_table.assert_awaited_once_with(request, begins_at)
