"""The table of a thread is meant there as long as it runs; where it is over, that is said or another looked for."""

from unittest.mock import AsyncMock, MagicMock

import pytest

from bot.ui.refusal import UiRefusal
from bot.ui.which_table import table_meant as module
from bot.ui.which_table.table_meant import table_meant


@pytest.mark.parametrize(
    ("status", "room", "refused"),
    [("open", "7", ""), ("open", None, ""), ("over", None, "error-over-here"), ("over", "7", "error-no-table")],
)
async def test_the_table_here_is_meant(
    monkeypatch: pytest.MonkeyPatch, status: str, room: str | None, refused: str
) -> None:
    here = MagicMock(status=status, room=room)
    monkeypatch.setattr(module, "name_in_answers", lambda request, table: None)
    request = MagicMock()
    request.ui.tables.notices.table_in = AsyncMock(return_value=here)
    request.ui.tables.queries.tables_of = AsyncMock(return_value=[])
    if refused:
        with pytest.raises(UiRefusal, match=refused):
            await table_meant(request)
    else:
        assert await table_meant(request) is here
