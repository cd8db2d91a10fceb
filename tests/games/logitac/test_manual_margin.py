"""How close a game was: the winner's ascents come first; seat 0's where nobody has won."""

from dataclasses import replace

import pytest

from games.core.outcome import Outcome
from games.logitac.rules import GAME
from games.registry import manual


@pytest.mark.parametrize(
    ("outcome", "first"),
    [(None, 2), (Outcome(None, "quiet"), 2), (Outcome(0, "ascents"), 2), (Outcome(1, "ascents"), 1)],
)
def test_lo_30_ascents_are_held_against_each_other(outcome: Outcome | None, first: int) -> None:
    view = replace(GAME.setup({}, "s"), ascents=(2, 1), outcome=outcome)
    assert manual(GAME).margin(view) == ("ascents", {"first": first, "second": 3 - first})
