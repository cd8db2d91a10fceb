"""Hold a best turn that nothing proves against the next best, by games that go on from both at two levels."""

from typing import Any

from games.opponents.registry import opponent
from games.puzzles.puzzle import Puzzle, WholeTurn, position
from tools.puzzles.judgement import after

SEARCHED = "best"  # the task whose answer was searched; the others' are exact or proved
LEVELS = (3, 4)
EVEN = 0.05  # of a game: as good as no difference
GAMES, TURNS = 8, 40  # from each turn at each level, and turns of a game until it is judged as it stands


def plays_worse(puzzle: Puzzle) -> bool:
    """Tell whether the best turn was only searched for, and scores clearly less than the next best."""
    return puzzle.task == SEARCHED and gain(puzzle) < -EVEN


def gain(puzzle: Puzzle) -> float:
    """Say by how much the best turn scores more than the next best on average: 2 is a loss made a win."""
    gains = [
        _scored(puzzle, puzzle.best.turn, level, nth) - _scored(puzzle, puzzle.next_best.turn, level, nth)
        for level in LEVELS
        for nth in range(GAMES)
    ]
    return sum(gains) / len(gains)


def _scored(puzzle: Puzzle, turn: WholeTurn, level: int, nth: int) -> float:
    """Play on from after a turn; say how its player stands then: 1 won, -1 lost."""
    at, thinking = position(puzzle), opponent(puzzle.game)
    state: Any = after(at.game, at.state, turn)
    last = state.turn + TURNS
    while state.to_move is not None and state.turn < last:
        state = after(at.game, state, thinking.choose(state, level, f"{puzzle.id}/{level}/{nth}/{state.turn}"))
    value = thinking.evaluate(state)
    return -value if puzzle.seat else value
