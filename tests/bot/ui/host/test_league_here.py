"""A league's button works in its own channel, a ladder's anywhere on its server."""

from unittest.mock import AsyncMock, MagicMock

import pytest

from bot.tables import TableError
from bot.tables.values.states import LeagueKind
from bot.ui.host.league import league_here


@pytest.mark.parametrize(
    ("kind", "server", "channel", "is_here"),
    [
        (LeagueKind.LEAGUE, "1", "2", True),
        (LeagueKind.LEAGUE, "1", "3", False),
        (LeagueKind.LADDER, "1", "3", True),
        (LeagueKind.LADDER, "9", "2", False),
    ],
)
async def test_a_forged_button_reaches_no_other(kind: LeagueKind, server: str, channel: str, is_here: bool) -> None:
    league = MagicMock(guild="1", channel="2", kind=kind)
    request = MagicMock(server=server, channel_id=channel)
    request.ui.tables.leagues.league = AsyncMock(return_value=league)
    if is_here:
        assert await league_here(request, "7") is league
    else:
        with pytest.raises(TableError):
            await league_here(request, "7")
