"""
With and without conditions the log of a game is the same.

`CAIRN_TEST_FULL=1` plays 5,000 games.
"""

import pytest

from games.registry import games
from tests.bot.tables.play.conditional_game import Tally, play_both
from tests.sampled import sampled

GAMES = sampled(3, full=1_000)


@pytest.mark.parametrize("key", [game.key for game in games()])
async def test_a_game_is_the_same_with_and_without_conditions(key: str) -> None:
    tally = Tally()
    for number in range(GAMES):
        await play_both(key, f"game {number}", tally)
    print(key, GAMES, tally)
    assert tally.said > 0
    assert tally.fired > 0
