"""How careful a level is, by chance where it is careful only at times."""

from dataclasses import replace
from unittest.mock import Mock

import pytest

from games.logan_stones.rules import GAME
from games.opponents.logan_stones.levels import LIMITS, LoganJudge


@pytest.mark.parametrize(("defends", "drawn", "looks"), [(0.5, 49, True), (0.5, 50, False), (0.0, 0, False)])
def test_of_a_hundred_dangers_so_many_are_looked_for(defends: float, drawn: int, looks: bool) -> None:
    judge = LoganJudge(GAME.view(GAME.setup({}, "s"), 0), replace(LIMITS[1], defends=defends), "s")
    judge.lots = Mock(below=Mock(return_value=drawn))
    assert judge._looks() is looks
    judge.lots.below.assert_called_with(100)
