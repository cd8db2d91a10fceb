"""A position with a task for one person: no table, and nobody else sees it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from bot.ui.layout import Item
from bot.ui.request import Request
from games.core.game import Action
from games.core.seated_position import SeatedPosition
from games.lessons.lesson import TryVerdict
from render import Marks


@dataclass(frozen=True, slots=True)
class Exercise:
    """Hold what is to be solved; only what its seat may know is shown."""

    name: str  # by which its kind finds it again; in the form that Route calls a word
    at: SeatedPosition
    tries: int = 0  # that went wrong so far
    marks: Marks | None = None  # of the picture until something is picked; None: what can be picked
    answers: tuple[Item, ...] = ()  # buttons to answer with, in place of the picker
    note: str = ""  # said before all else
    solution: tuple[Action, ...] = ()  # a whole turn, where its name doesn't lead to it

    def is_over(self, actions: Sequence[Action]) -> bool:
        """Tell whether these actions end the turn, or the game."""
        state = self.at.after(actions).state
        return state.outcome is not None or bool(state.fresh)


class ExerciseKind(ABC):
    """The interface of a kind of exercise: where they come from, their words, and what a try leads to."""

    verb: ClassVar[str]  # the first part of its buttons' verbs
    reminds: ClassVar[bool] = True  # tell that an unfinished turn isn't over
    asks: ClassVar[str] = "pick-confirm"  # what asks whether a picked turn shall count
    plays: ClassVar[str] = "button-play-it"
    counts: ClassVar[bool] = True  # a line that can't be played as a try
    foretells: ClassVar[bool] = True  # show and say what a whole turn would do before it counts
    confirms: ClassVar[bool] = False  # show a whole turn before it counts, to people who want to confirm

    @abstractmethod
    async def find(self, request: Request, name: str, tries: int) -> Exercise:
        """Find an exercise by its name; UiRefusal where there is none."""

    def judge(self, exercise: Exercise, actions: Sequence[Action]) -> TryVerdict:
        """Return whether these legal actions solve it; a complete turn that doesn't is wrong."""
        if not exercise.is_over(actions):
            return TryVerdict.GO_ON
        return TryVerdict.RIGHT if self.is_solved_by(exercise, actions) else TryVerdict.WRONG

    def is_solved_by(self, exercise: Exercise, turn: Sequence[Action]) -> bool:
        """Return whether a whole turn solves it."""
        return True

    @abstractmethod
    async def settle(self, request: Request, exercise: Exercise, actions: Sequence[Action], *, is_right: bool) -> None:
        """Answer a try."""

    @abstractmethod
    def heading(self, request: Request, exercise: Exercise) -> str:
        """Give the words above the picture: on a phone they may be out of sight, so nobody needs them."""

    def explains(self, request: Request, exercise: Exercise) -> str:
        """Give what is to be read before anything is picked; then it makes room, so that a phone shows the board."""
        return ""

    @abstractmethod
    def says(self, request: Request, exercise: Exercise) -> Sequence[str]:
        """Give the words below the picture, right above the buttons."""

    def offers(self, request: Request, exercise: Exercise) -> Sequence[Item | None]:
        """Give more buttons, below the picker."""
        return ()
