"""A try at a puzzle is judged by what it comes to, however it is spelled, and a wrong one is answered."""

import pytest

from games.core.illegal import IllegalAction
from games.core.play import legal
from games.puzzles.answering import AnswerVerdict, try_answer
from games.puzzles.collection import puzzles
from games.puzzles.puzzle import position, read_line
from games.registry import KEYS

SHIPPED = [key for key in KEYS if puzzles(key)]
each_game = pytest.mark.parametrize("key", SHIPPED)


@each_game
def test_the_best_turn_solves_and_part_of_it_goes_on(key: str) -> None:
    for puzzle in puzzles(key)[::10]:
        turn = puzzle.best.turn
        assert try_answer(puzzle, read_line(puzzle, " ".join(turn))).verdict is AnswerVerdict.SOLVED
        for length in range(len(turn)):
            assert try_answer(puzzle, turn[:length]).verdict is AnswerVerdict.GO_ON


@each_game
def test_the_next_best_turn_is_wrong_and_told_as_it_is_shipped(key: str) -> None:
    for puzzle in puzzles(key)[::10]:
        tried = try_answer(puzzle, puzzle.next_best.turn)
        assert tried.verdict is AnswerVerdict.WRONG
        assert len(tried.told) == len(puzzle.next_best.turns)


@each_game
def test_another_wrong_turn_is_answered(key: str) -> None:
    puzzle = puzzles(key)[0]
    wrong = _first_turn_but(puzzle.best.turn, key)
    tried = try_answer(puzzle, wrong)
    assert tried.verdict is AnswerVerdict.WRONG and tried.told[0].seat == puzzle.seat


def _first_turn_but(best: tuple[str, ...], key: str) -> tuple[str, ...]:
    """Take the last legal action again and again until the turn is over."""
    puzzle, taken = puzzles(key)[0], list[str]()
    while not taken or not position(puzzle, taken).state.fresh:
        at = position(puzzle, taken)
        taken.append(next(action for action in reversed(legal(at.game, at.state)) if action not in best[:1]))
    return tuple(taken)


@each_game
def test_what_is_not_legal_is_refused(key: str) -> None:
    with pytest.raises(IllegalAction):
        try_answer(puzzles(key)[0], ("nonsense",))
    with pytest.raises(IllegalAction):
        read_line(puzzles(key)[0], "nonsense")
