"""Positions that differ in a shuttle about to count are kept apart, whoever's it is."""

import pytest

from games.opponents.tactic.position import TacticPosition
from games.opponents.tactic.search import _key
from games.tactic.rules import GAME

NONE = ((0, 0), (0, 0), (0, 0))
BEGUN = ((1, 9), (0, 0), (0, 0))  # greater than any that doesn't begin so: it must not hide the other side's


@pytest.mark.parametrize("mine", [0, 1])
@pytest.mark.parametrize("theirs", [NONE, BEGUN])
def test_a_shuttle_of_either_side_tells_positions_apart(mine: int, theirs: tuple[tuple[int, int], ...]) -> None:
    keys = set()
    for turns in (2, 4, 5):
        position = TacticPosition(GAME.setup({}, "x"))
        position.shuttles[mine] = ((0, 0), (turns, 3), (0, 0))
        position.shuttles[1 - mine] = theirs
        keys.add(_key(position))
    assert len(keys) == 3
