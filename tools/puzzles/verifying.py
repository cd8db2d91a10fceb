"""Hold a shipped puzzle to what it claims: its judge must say the same of its position again."""

from collections.abc import Iterator, Sequence
from typing import Any

from games.core.illegal import IllegalAction
from games.core.play import follow
from games.opponents.registry import opponent
from games.puzzles.puzzle import Puzzle, WholeTurn, position
from tools.puzzles.judgement import Judgement, judge_of
from tools.puzzles.mining import keeps_its_word


def faults(puzzle: Puzzle) -> list[str]:
    """Say what doesn't hold; nothing where all does."""
    played = list(_illegal(puzzle))
    if not played and not keeps_its_word(puzzle):
        played.append("the win that is promised doesn't come")
    return played or list(_differing(puzzle, judge_of(puzzle.game).judge(position(puzzle))))


def _illegal(puzzle: Puzzle) -> Iterator[str]:
    at = position(puzzle)
    lines: Sequence[tuple[str, tuple[WholeTurn, ...]]] = (
        ("best", puzzle.best.turns),
        ("next best", puzzle.next_best.turns),
        *(("as good", (turn,)) for turn in puzzle.as_good),
    )
    for name, turns in lines:
        try:
            list(follow(at.game, at.state, [action for turn in turns for action in turn]))
        except IllegalAction as wrong:
            yield f"{name}: {wrong}"
    if at.state.to_move != puzzle.seat or not at.state.fresh:
        yield "it is not the solver's turn"


def _differing(puzzle: Puzzle, judged: Judgement | None) -> Iterator[str]:
    if judged is None:
        yield "no turn is better than all others by the margin"
        return
    if _result(puzzle, puzzle.best.turn) not in _accepted(puzzle, judged):
        yield f"best is {' '.join(judged.best.turn)}, not {' '.join(puzzle.best.turn)}"
    if _result(puzzle, puzzle.next_best.turn) in _accepted(puzzle, judged):
        yield "the next best is as good as the best"
    if {_result(puzzle, turn) for turn in (puzzle.best.turn, *puzzle.as_good)} != _accepted(puzzle, judged):
        yield "other turns are as good"
    for name, shipped, found in (
        ("task", puzzle.task, judged.task),
        ("grade", puzzle.grade, judged.grade),
        ("worth", puzzle.best.worth, judged.best.worth),
        ("next worth", puzzle.next_best.worth, judged.next_best.worth),
        ("idea", puzzle.idea, judged.idea),
    ):
        if shipped != found:
            yield f"{name} is {found}, not {shipped}"


def _accepted(puzzle: Puzzle, judged: Judgement) -> set[Any]:
    return {_result(puzzle, turn) for turn in (judged.best.turn, *judged.as_good)}


def _result(puzzle: Puzzle, turn: WholeTurn) -> Any:
    return opponent(puzzle.game).result(position(puzzle).view, turn)
