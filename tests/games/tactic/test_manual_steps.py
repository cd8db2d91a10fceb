"""Where in a turn one stands: a penalty comes before the turn's two actions (TA-11, TA-20)."""

from dataclasses import replace

import pytest

from games.core.manual import TurnStep
from games.registry import manual
from games.tactic.rules import GAME
from tests.games.tactic.positions import start

STEPS = {
    (): TurnStep(1, 2, ""),
    ("3a-4a",): TurnStep(2, 2, "second"),
    ("lose 3a",): TurnStep(2, 3, "turn"),
    ("lose 3a", "3b-4b"): TurnStep(3, 3, "second"),
}


@pytest.mark.parametrize("played", STEPS)
def test_ta_11_ta_20_the_next_action_is_numbered_and_what_is_missing_is_named(played: tuple[str, ...]) -> None:
    assert manual(GAME).step_of_turn(replace(start(), now=played)) == STEPS[played]
