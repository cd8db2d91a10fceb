"""The parts of a lesson: its steps and their tasks."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from games.core.game import Action
from games.core.option import OptionValue


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Any line of actions that fits one of these patterns, word by word: `g@*`, `4c-4d 4d-5?`."""

    patterns: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AnyLegal:
    """Any legal action."""


@dataclass(frozen=True, slots=True)
class AnyTurn:
    """Any legal turn, to its end."""


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


Task = AnyOf | AnyLegal | AnyTurn | ScoresAtLeast | WinsNow | Question


class TryVerdict(Enum):
    RIGHT = auto()
    GO_ON = auto()  # nothing wrong so far, but not all of it
    WRONG = auto()


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One position with one thing to learn; its words are `<game>-lesson-<key>` and what begins so."""

    key: str
    task: Task
    actions: tuple[Action, ...] = ()  # that lead to its position: from the start, or after what the learner did
    options: tuple[tuple[str, OptionValue], ...] = ()
    start: Any = None  # a state put up for the lesson; None: the game's own beginning
    goes_on: bool = False  # from what the learner did in the step before; else it sets up a position of its own
    marked: tuple[str, ...] | None = None  # steps of the picker: the picture marks where they may go on
    about: tuple[str, ...] = ()  # places that the words speak of: the picture marks them too
    solution: str = ""  # a line that is accepted; of a question, the number of the right answer
