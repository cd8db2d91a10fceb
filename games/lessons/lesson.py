"""The parts of a lesson, and the judging of a try at a step's task."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from fnmatch import fnmatchcase

from games.core.game import Action
from games.core.option import OptionValue
from games.core.play import states
from games.core.seated_position import SeatedPosition
from games.registry import game as find_game
from games.registry import manual

SEED = "cairn"


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Any line of actions that fits one of these patterns, word by word: `g@*`, `4c-4d 4d-5?`."""

    patterns: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AnyLegal:
    """Any legal action."""


@dataclass(frozen=True, slots=True)
class ScoresAtLeast:
    """A turn by which the player's score grows by at least so much."""

    least: int


@dataclass(frozen=True, slots=True)
class WinsNow:
    """A turn that wins the game."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question with so many answers, of which one is right; counted from 1."""

    answers: int
    right: int


Task = AnyOf | AnyLegal | ScoresAtLeast | WinsNow | Question


class TryVerdict(Enum):
    RIGHT = auto()
    GO_ON = auto()  # nothing wrong so far, but not all of it
    WRONG = auto()


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One position with one thing to learn; its words are `<game>-lesson-<key>` and what begins so."""

    key: str
    task: Task
    actions: tuple[Action, ...] = ()
    options: tuple[tuple[str, OptionValue], ...] = ()
    marked: tuple[str, ...] | None = None  # steps of the picker: the picture marks where they may go on
    about: tuple[str, ...] = ()  # places that the words speak of: the picture marks them too
    solution: str = ""  # a line that is accepted; of a question, the number of the right answer


def marked(at: SeatedPosition, step: LessonStep) -> tuple[Action, ...]:
    """List the actions that the picture marks."""
    if step.marked is None:
        return ()
    length = len(step.marked)
    return tuple(action for action in at.game.actions(at.view) if manual(at.game).steps(action)[:length] == step.marked)


def line(text: str) -> tuple[Action, ...]:
    """Cut a log written in one line into its actions."""
    return tuple(text.split())


def position(game: str, step: LessonStep, taken: Sequence[Action] = ()) -> SeatedPosition:
    """Set a step's position up, after what the learner has done in it; IllegalAction where that can't be."""
    rules = find_game(game)
    *_, begun = states(rules, dict(step.options), SEED, step.actions)
    *_, now = states(rules, dict(step.options), SEED, (*step.actions, *taken))
    return SeatedPosition(rules, now, begun.to_move or 0)


def judge(game: str, step: LessonStep, taken: Sequence[Action]) -> TryVerdict:
    """Tell whether these legal actions do what the step asks for."""
    before, after = position(game, step), position(game, step, taken)
    match step.task:
        case AnyLegal():
            return TryVerdict.RIGHT
        case AnyOf(patterns):
            return _fits(patterns, taken)
        case ScoresAtLeast(least):
            is_reached = _score(after) - _score(before) >= least
        case WinsNow():
            is_reached = after.state.outcome is not None and after.state.outcome.winner == before.seat
        case Question():
            is_reached = False
    if is_reached:
        return TryVerdict.RIGHT
    is_over = after.state.fresh or after.state.to_move != before.seat
    return TryVerdict.WRONG if is_over else TryVerdict.GO_ON


def gained(game: str, step: LessonStep, taken: Sequence[Action]) -> int:
    """Count by how much a try makes the learner's score grow; 0 where nothing is scored."""
    return _score(position(game, step, taken)) - _score(position(game, step))


def _score(at: SeatedPosition) -> int:
    score = at.game.score(at.view)
    return score[at.seat] if score else 0


def _fits(patterns: Sequence[str], taken: Sequence[Action]) -> TryVerdict:
    for words in (pattern.split() for pattern in patterns):
        if len(taken) <= len(words) and all(map(fnmatchcase, taken, words)):
            return TryVerdict.RIGHT if len(taken) == len(words) else TryVerdict.GO_ON
    return TryVerdict.WRONG
