"""By how much the other can outscore a seat is what the rules would give them."""

import pytest

from games.core.outcome import Seat, other
from games.core.play import legal
from games.l_calculus.rules import GAME, State
from games.opponents.l_calculus.reasons import _most
from tests.games.opponents.l_calculus.test_solution import position


def lead(state: State, seat: Seat) -> int:
    return state.score[seat] - state.score[other(seat)]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("line", ["WWBWBBBW", "BBWBWW", "WWWBBB"])
def test_lc_6_the_other_gains_at_most_what_their_best_swap_gains(line: str, seat: Seat) -> None:
    after = position(line, "any", seat=other(seat))
    gains = [lead(GAME.apply(after, action), other(seat)) - lead(after, other(seat)) for action in legal(GAME, after)]
    assert _most(after, seat) == max(0, *gains)
    assert _most(after, other(seat)) == 0, "who passes gains nothing"
