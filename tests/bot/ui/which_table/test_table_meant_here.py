"""The table of a thread is meant there as long as it runs, and one in a direct message after its end too."""

from unittest.mock import AsyncMock, MagicMock

import pytest

from bot.ui.refusal import UiRefusal
from bot.ui.which_table import table_meant as module
from bot.ui.which_table.table_meant import table_meant


@pytest.mark.parametrize(
    ("status", "room", "is_meant"),
    [("open", "7", True), ("open", None, True), ("over", None, True), ("over", "7", False)],
)
async def test_the_table_here_is_meant(
    monkeypatch: pytest.MonkeyPatch, status: str, room: str | None, is_meant: bool
) -> None:
    here = MagicMock(status=status, room=room)
    monkeypatch.setattr(module, "_running", lambda table: table)
    monkeypatch.setattr(module, "name_in_answers", lambda request, table: None)
    request = MagicMock()
    request.ui.tables.notices.table_in = AsyncMock(return_value=here)
    request.ui.tables.queries.tables_of = AsyncMock(return_value=[])
    if is_meant:
        assert await table_meant(request) is here
    else:
        with pytest.raises(UiRefusal, match="error-no-table"):
            await table_meant(request)
