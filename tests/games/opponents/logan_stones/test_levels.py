"""How careful a level is, by chance where it is careful only at times."""

from dataclasses import replace
from unittest.mock import Mock

import pytest

from games.logan_stones.rules import GAME
from games.opponents.logan_stones.levels import LIMITS, WON, LoganJudge
from tests.games.opponents.logan_stones.test_opponent import somewhere


@pytest.mark.parametrize(("defends", "drawn", "looks"), [(0.5, 49, True), (0.5, 50, False), (0.0, 0, False)])
def test_of_a_hundred_dangers_so_many_are_looked_for(defends: float, drawn: int, looks: bool) -> None:
    judge = LoganJudge(GAME.view(GAME.setup({}, "s"), 0), replace(LIMITS[1], defends=defends), "s")
    judge.lots = Mock(below=Mock(return_value=drawn))
    assert judge._looks() is looks
    judge.lots.below.assert_called_with(100)


@pytest.mark.parametrize("is_held", [True, False])
def test_a_line_in_each_of_six_worlds_is_won_and_no_less(is_held: bool) -> None:
    """A sixth added up six times is less than one."""
    state = next(state for state in somewhere({}, "held 0", 60) if (state.held is not None) is is_held)
    judge = LoganJudge(GAME.view(state, state.player), LIMITS[4], "s")
    turn = next(iter(judge._turns(judge.worlds[0])))
    judge.values = [{turn: WON}] * 6
    assert judge.choices() == [(judge._choice(turn), WON)]


@pytest.mark.parametrize(("left", "looked"), [(7, LIMITS[2].looks - 7), (0, LIMITS[2].looks), (-6, LIMITS[2].looks)])
def test_what_was_looked_at_is_told_and_no_more_than_there_was(left: int, looked: int) -> None:
    judge = LoganJudge(GAME.view(GAME.setup({}, "s"), 0), LIMITS[2], "s")
    judge.search.looks = left
    assert judge.looked == looked
