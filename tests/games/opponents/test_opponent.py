"""Which opponents there are; what every one promises is asked in bot/contract/test_opponents.py."""

import pytest

from games.core.open_view import shown_over
from games.core.outcome import Outcome, Seat
from games.opponents.opponent import LEVELS
from games.opponents.registry import opponent
from games.registry import KEYS, game


def test_there_are_four_levels_and_no_opponent_for_a_game_nobody_has() -> None:
    assert LEVELS == (1, 2, 3, 4)
    with pytest.raises(KeyError):
        opponent("chess")


@pytest.mark.parametrize(("winner", "value"), [(0, 1.0), (1, -1.0), (None, 0.0)])
@pytest.mark.parametrize("key", KEYS)
def test_a_game_that_is_over_is_worth_its_result(key: str, winner: Seat | None, value: float) -> None:
    over = shown_over(game(key).setup({}, "any"), Outcome(winner, "agreed"))
    assert opponent(key).evaluate(game(key).view(over, None)) == value
