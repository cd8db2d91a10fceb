"""Which opponents there are; what every one promises is asked in bot/contract/test_opponents.py."""

import pytest

from games.opponents.opponent import LEVELS
from games.opponents.registry import opponent


def test_there_are_four_levels_and_no_opponent_for_a_game_nobody_has() -> None:
    assert LEVELS == (1, 2, 3, 4)
    with pytest.raises(KeyError):
        opponent("chess")
