"""The page about the server's games against the bot: what it says of the one that runs."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.tables import VoteWish
from bot.tables.values.states import TableStatus
from bot.text import words
from bot.ui.host.votes import VOTES
from tests.bot.tables.rig import CHANNEL, DAY, GUILD, START
from tests.says import says

LOOKS, CLOSES = START + DAY, START + 2 * DAY


@pytest.mark.parametrize(("times", "when"), [(SimpleNamespace(closes=CLOSES), CLOSES), (None, LOOKS)])
async def test_the_vote_ends_in_its_time_or_while_the_bot_is_to_move_when_it_is_looked_at_next(
    times: object, when: int
) -> None:
    votes = SimpleNamespace(
        wish=AsyncMock(return_value=VoteWish(GUILD, look_at=LOOKS)),
        game_of=AsyncMock(return_value=SimpleNamespace(status=TableStatus.OPEN, channel=CHANNEL)),
        times=AsyncMock(return_value=times),
    )
    tables = SimpleNamespace(votes=votes)
    request: Any = SimpleNamespace(ui=SimpleNamespace(tables=tables), guild=GUILD, say=words("en").say)
    shown = await VOTES.state(request)
    assert says(shown, "votes-settings-runs", channel=f"<#{CHANNEL}>", when=f"<t:{when // 1000}:F>")
