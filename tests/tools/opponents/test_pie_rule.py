"""The second player takes White's place where White is ahead, and best play makes a pie rule a draw."""

from games.core.seeded import Lots
from games.l_calculus.rules import GAME, State
from tools.opponents.pie_rule import ONE_LEG, first_scores, judged, takes_white


def after(nth: int) -> State:
    """Play White's best (0) or worst (-1) first turn."""
    state = GAME.setup(ONE_LEG, "")
    for action in judged(state, 4, Lots("", ""))[nth].turn.actions:
        state = GAME.apply(state, action)
    return state


def test_the_second_takes_whichever_side_is_ahead() -> None:
    assert takes_white(after(0), 4, Lots("", ""))
    assert not takes_white(after(-1), 4, Lots("", ""))


def test_with_best_play_nobody_wins() -> None:
    assert first_scores(4, "even") == 0.5
