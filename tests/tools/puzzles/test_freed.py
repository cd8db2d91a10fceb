"""Games that are steered towards a captured pyramid come to puzzles in which it is freed, or kept."""

from games.core.play import states
from games.logitac.rules import GAME
from games.opponents.logitac.moves import moves
from games.opponents.logitac.position import QuickPosition
from games.opponents.logitac.spelling import spell
from games.opponents.logitac.weighing import worth
from games.puzzles.answering import is_solved_by
from games.puzzles.collection import puzzles
from games.puzzles.puzzle import position
from tools.puzzles.freed import freed, frees
from tools.puzzles.mining import STEERED
from tools.puzzles.verifying import faults

_, ABOUT = STEERED["freed"]


def test_it_is_a_game_like_any_other_and_a_pyramid_is_captured() -> None:
    found = next(freed("steered"))
    *_, state = states(GAME, found.options, found.seed, found.actions)
    assert state == found.position.state and state.to_move == found.position.seat
    assert any("pyr" in side.captives for side in state.sides)


def test_each_way_about_a_captured_pyramid_is_asked_for() -> None:
    assert {one.idea.kind for one in puzzles("logitac")} >= ABOUT


def test_a_freed_pyramid_is_asked_for_with_its_escape_and_another_as_good_counts() -> None:
    freed_ones = [one for one in puzzles("logitac") if one.idea.kind == "frees"]
    assert faults(freed_ones[0]) == []
    for one in freed_ones:
        state = position(one).state
        here = QuickPosition(state, worth(state.length))
        (freeing,) = [move for move in moves(here) if spell(here, move) == one.best.turn[0]]
        assert frees(here, freeing)
        assert len(one.best.turn) == 2
        assert all(is_solved_by(one, turn) and turn[0] == one.best.turn[0] for turn in one.as_good)
