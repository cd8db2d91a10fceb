"""A puzzle's lines played out, turn by turn, to be told in words and painted."""

from dataclasses import dataclass
from typing import Any

from games.core.outcome import Seat
from games.opponents.opponent import TurnReason
from games.opponents.registry import opponent
from games.puzzles.puzzle import Puzzle, PuzzleLine, PuzzleWorth, WholeTurn, position


@dataclass(frozen=True, slots=True)
class PuzzleStep:
    """One turn of a line: who took it, what it does, and what the solver sees before and after it."""

    seat: Seat
    actions: WholeTurn  # as the solver may read them
    reason: TurnReason  # the catalogue says it by `<game>-why-<kind>`
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class PuzzleSolution:
    best: tuple[PuzzleStep, ...]
    worth: PuzzleWorth
    instead: tuple[PuzzleStep, ...]
    instead_worth: PuzzleWorth


def solution(puzzle: Puzzle) -> PuzzleSolution:
    best, instead = puzzle.best, puzzle.next_best
    return PuzzleSolution(steps(puzzle, best), best.worth, steps(puzzle, instead), instead.worth)


def steps(puzzle: Puzzle, line: PuzzleLine) -> tuple[PuzzleStep, ...]:
    """Play a line and explain every turn of it by what its player sees."""
    at = position(puzzle)
    rules, state, seat = at.game, at.state, puzzle.seat
    steps_taken: list[PuzzleStep] = []
    for turn in line.turns:
        mover, began = state.to_move, state
        shown = []
        for action in turn:
            shown.append(rules.redact(state, action, seat))
            state = rules.apply(state, action)
        reason = opponent(puzzle.game).explain(rules.view(began, mover), turn)
        steps_taken.append(PuzzleStep(mover, tuple(shown), reason, rules.view(began, seat), rules.view(state, seat)))
    return tuple(steps_taken)
