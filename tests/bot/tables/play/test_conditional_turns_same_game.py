"""
With and without conditions the log of a game is the same.

`CAIRN_CONDITIONS=full` plays 5,000 games.
"""

import os

import pytest

from games.registry import games
from tests.bot.tables.play.conditional_game import Tally, play_both

GAMES = 1000 if os.environ.get("CAIRN_CONDITIONS") == "full" else 3


@pytest.mark.parametrize("key", [game.key for game in games()])
async def test_a_game_is_the_same_with_and_without_conditions(key: str) -> None:
    tally = Tally()
    for number in range(GAMES):
        await play_both(key, f"game {number}", tally)
    print(key, GAMES, tally)
    assert tally.said > 0
    assert tally.fired > 0
