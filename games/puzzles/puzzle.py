"""The parts of a puzzle: a position as in a record, the solver, the best turn and the next best."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.core.game import Action
from games.core.option import OptionValue
from games.core.outcome import Seat
from games.core.play import take
from games.core.seated_position import SeatedPosition
from games.registry import game as find_game
from games.registry import manual

GRADES = (1, 2, 3, 4)  # how deep one must look: docs/puzzles.md says what each claims

WholeTurn = tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class PuzzleWorth:
    """What a turn is worth to the solver: the catalogue says it by `puzzle-worth-<kind>` with this number."""

    kind: str
    number: float = 0


@dataclass(frozen=True, slots=True)
class PuzzleLine:
    """A turn and how play goes on after it, turn by turn."""

    turns: tuple[WholeTurn, ...]
    worth: PuzzleWorth

    @property
    def turn(self) -> WholeTurn:
        return self.turns[0]


@dataclass(frozen=True, slots=True)
class PuzzleIdea:
    """The thought behind the best turn: the catalogue says it by `<game>-puzzle-<kind>` with these values."""

    kind: str
    values: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Options, seed and actions set the position up, as they do in a record; the id stays with it for ever."""

    id: str
    game: str
    rules: int
    seat: Seat
    options: tuple[tuple[str, OptionValue], ...]
    seed: str
    actions: tuple[Action, ...]
    task: str  # the catalogue says it by `puzzle-task-<task>`, with the number of the best turn's worth
    best: PuzzleLine
    next_best: PuzzleLine
    as_good: tuple[WholeTurn, ...]  # other turns that are accepted, since they come to the same
    grade: int
    idea: PuzzleIdea


def position(puzzle: Puzzle, taken: Sequence[Action] = ()) -> SeatedPosition:
    """Set the position up, after what the solver has done in it; IllegalAction where that can't be."""
    rules = find_game(puzzle.game, puzzle.rules)
    state = rules.setup(dict(puzzle.options), puzzle.seed)
    for action in puzzle.actions:  # legal, since every shipped puzzle is verified: not asked again, it costs most
        state = rules.apply(state, action)
    return SeatedPosition(rules, state, puzzle.seat).after(taken)


def read_line(puzzle: Puzzle, text: str, taken: Sequence[Action] = ()) -> WholeTurn:
    """Read what the solver types as actions, after those already taken; IllegalAction says what is wrong."""
    at = position(puzzle, taken)
    return (*taken, *(action for action, _ in take(manual(at.game), at.state, text)))
