"""Whether a try solves a puzzle, and what would happen after one that doesn't."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from games.core.game import Action
from games.core.seated_position import SeatedPosition
from games.opponents.registry import opponent
from games.puzzles.puzzle import Puzzle, PuzzleLine, WholeTurn, position
from games.puzzles.solution import PuzzleStep, steps


class AnswerVerdict(Enum):
    SOLVED = auto()
    GO_ON = auto()  # legal so far, but not yet a whole turn
    WRONG = auto()


@dataclass(frozen=True, slots=True)
class TriedAnswer:
    """A try, and after a wrong one what would happen: the turn tried and the answer to it, each with its reason."""

    verdict: AnswerVerdict
    taken: WholeTurn
    told: tuple[PuzzleStep, ...] = ()


def try_answer(puzzle: Puzzle, taken: Sequence[Action]) -> TriedAnswer:
    """Judge a try; IllegalAction where it can't be played. A wrong one costs a look for its best answer."""
    taken = tuple(taken)
    at = position(puzzle, taken)
    is_whole = at.state.outcome is not None or at.state.fresh
    if not taken or not is_whole:
        return TriedAnswer(AnswerVerdict.GO_ON, taken)
    if is_solved_by(puzzle, taken):
        return TriedAnswer(AnswerVerdict.SOLVED, taken)
    return TriedAnswer(AnswerVerdict.WRONG, taken, _told(puzzle, taken, at))


def is_solved_by(puzzle: Puzzle, turn: WholeTurn) -> bool:
    """Tell whether a whole turn comes to what the best turn comes to, however it is spelled."""
    view, thinking = position(puzzle).view, opponent(puzzle.game)
    accepted = (puzzle.best.turn, *puzzle.as_good)
    return turn in accepted or thinking.result(view, turn) in [thinking.result(view, one) for one in accepted]


def _told(puzzle: Puzzle, taken: WholeTurn, at: SeatedPosition) -> tuple[PuzzleStep, ...]:
    """Play the try and the answer to it; for the next best turn the line that is shipped."""
    view, thinking = position(puzzle).view, opponent(puzzle.game)
    shipped = puzzle.next_best
    if thinking.result(view, taken) == thinking.result(view, shipped.turn):
        return steps(puzzle, shipped)
    return steps(puzzle, PuzzleLine((taken, *_reply(puzzle, at)), shipped.worth))


def _reply(puzzle: Puzzle, at: SeatedPosition) -> tuple[WholeTurn, ...]:
    """Find the best answer, action by action where one uncovers something; a level would overlook it at times."""
    state, seat = at.state, at.state.to_move
    taken: list[Action] = []
    while state.to_move is not None and state.to_move == seat and (not taken or not state.fresh):
        best = opponent(puzzle.game).rank(at.game.view(state, seat), puzzle.id, most=1)
        if not best:
            break
        for action in best[0].actions:
            state = at.game.apply(state, action)
            taken.append(action)
    return (tuple(taken),) if taken else ()
