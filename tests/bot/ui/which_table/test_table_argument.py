"""What is suggested where a table can be named: the person's own, on this server."""

from unittest.mock import AsyncMock, MagicMock

import pytest

from bot.ui.which_table import table_argument


async def test_running_tables_then_past_ones_of_this_person_on_this_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_argument, "_named", AsyncMock(side_effect=lambda _, tables: tables))
    monkeypatch.setattr(table_argument, "_fitting", lambda named, typed: named)
    request = MagicMock(user="ana", server="here")
    queries = request.ui.tables.queries
    queries.past_of = AsyncMock(return_value=["past"])
    queries.tables_of = AsyncMock(return_value=[MagicMock(table="running")])
    assert await table_argument.suggest_all_tables(request, "") == ["running", "past"]
    queries.past_of.assert_awaited_once_with("ana", "here")
    queries.tables_of.assert_awaited_once_with("ana", "here")
