"""Every kind of move is written as the engine writes it, and read back."""

from dataclasses import replace

import pytest

from games.core.play import legal
from games.logitac.rules import GAME
from games.logitac.state import State
from games.opponents.logitac.position import QuickPosition
from games.opponents.logitac.spelling import spell
from games.opponents.logitac.weighing import worth
from tests.games.logitac.positions import SIDE, owed, play, position
from tests.games.opponents.logitac.reading import read

PRISONER = (SIDE, replace(SIDE, captives=("pyr",)))


@pytest.mark.parametrize(
    ("state", "action"),
    [
        (position("c3", "d2"), "c3xd2"),
        (position("c3 c4"), "c4-d4"),
        (position("a4", sides=owed(1, 0, 0)), "a4^o14"),
        (position("b1"), "+a1"),
        (position("b1", sides=(replace(SIDE, double=1, held=2), SIDE)), "++a12"),
        (position("u22:double", sides=(replace(SIDE, reserve=0), replace(SIDE, held=7))), "ransom"),
        (play(position("n15:cube b1"), "n15-o15"), "cube@f3"),
        (play(position("k3 b1", "k12 l6:pyr", sides=PRISONER), "k3-l3"), "stay"),
        (play(position("k3 b1", "k12 l6:pyr", sides=PRISONER), "k3-l3"), "l3-l4"),
    ],
)
def test_what_is_read_is_spelled_as_it_was(state: State, action: str) -> None:
    assert action in legal(GAME, state)
    assert spell(QuickPosition(state, worth(state.length)), read(action)) == action
