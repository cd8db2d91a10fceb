"""Wins of Logitac are proved over every legal answer; what doesn't win, or not as soon, isn't."""

import pytest

from games.opponents.logitac.moves import moves
from games.opponents.logitac.position import QuickPosition
from games.opponents.logitac.quick_move import Move
from games.opponents.logitac.spelling import spell
from games.opponents.logitac.weighing import worth
from games.puzzles.collection import puzzles
from games.puzzles.puzzle import Puzzle, PuzzleWorth, position
from tools.puzzles.logitac_wins import LONGEST, holds, is_proved

WINS = [one for one in puzzles("logitac") if one.best.worth == PuzzleWorth("wins-in", 2)][:4]
IN_FOUR = [one for one in puzzles("logitac") if one.best.worth == PuzzleWorth("wins-in", 4)]


def begun(puzzle: Puzzle) -> tuple[QuickPosition, dict[str, Move]]:
    state = position(puzzle).state
    here = QuickPosition(state, worth(state.length))
    return here, {spell(here, move): move for move in moves(here)}


@pytest.mark.parametrize("one", WINS, ids=lambda one: one.id)
def test_a_shipped_win_is_one_and_takes_no_fewer_turns(one: Puzzle) -> None:
    here, named = begun(one)
    best = named[one.best.turn[0]]
    assert is_proved(here, best, 2)
    assert not is_proved(here, best, 1)
    assert not is_proved(here, named[one.next_best.turn[0]], 2)


def test_a_promise_that_another_move_keeps_as_well_does_not_hold() -> None:
    here, named = begun(WINS[0])
    best, next_best = named[WINS[0].best.turn[0]], named[WINS[0].next_best.turn[0]]
    assert holds(here, best, 2, [next_best])
    assert not holds(here, best, 2, [next_best, best])
    assert not holds(here, next_best, 2, [])


def test_a_win_in_four_is_proved_and_takes_no_fewer_turns() -> None:
    one = next(one for one in IN_FOUR if one.id == "logitac-aea08b")  # the quickest to prove
    here, named = begun(one)
    best = named[one.best.turn[0]]
    assert is_proved(here, best, LONGEST)
    assert not is_proved(here, best, LONGEST - 1)
    assert here.made == 0
