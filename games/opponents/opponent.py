"""The interface of an opponent: play a turn, compare turns, judge a position, and give reasons."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any, ClassVar, Generic

from games.core.game import Action, Game, V
from games.registry import game

LEVELS = (1, 2, 3, 4)  # first game, casual, good, hard
GIVES_UP_FROM = 2  # level; level 1 leaves it to its opponent, who may want to see the end
GIVES_UP_AFTER = 6  # turns: nobody gives up at once


@dataclass(frozen=True, slots=True)
class RankedTurn:
    """A whole turn (or the rest of a begun one) and what it is worth to the player who takes it."""

    actions: tuple[Action, ...]
    value: float  # -1 lost … 0 even … 1 won
    points: int | None = None  # the exact difference still to come, where play is solved


@dataclass(frozen=True, slots=True)
class TurnReason:
    """Why a turn is good: the catalogue says it by `<game>-why-<kind>` with these values."""

    kind: str
    values: Mapping[str, str | int]


class Opponent(ABC, Generic[V]):
    """Everything is a function of view, level and seed: the same question gets the same answer, on every machine."""

    key: ClassVar[str]
    hopeless: ClassVar[float | None] = None  # a value for oneself from which nobody comes back; None: it never tells
    nodes: int = 0  # positions looked at so far: counted to be measured, and nothing depends on it

    @abstractmethod
    def choose(self, view: V, level: int, seed: str) -> tuple[Action, ...]:
        """Choose the actions of the turn, or the rest of a begun one, for the seat that is to move."""

    @abstractmethod
    def rank(self, view: V, seed: str, most: int = 3) -> Sequence[RankedTurn]:
        """List the best turns, the best first, judged as well as level 3 or better can."""

    def weigh(self, view: V, turn: Sequence[Action]) -> RankedTurn | None:
        """Judge a turn that `rank` doesn't list as it judges those it does; None where it lists all worth a look."""
        return None

    @abstractmethod
    def evaluate(self, view: V) -> float:
        """Judge how seat 0 stands by what this view shows: -1 lost … 0 even … 1 won."""

    def standing(self, view: V) -> float:
        """Judge the same as closely as a look back at a whole game may take its time to."""
        return self.evaluate(view)

    def gives_up(self, view: V, level: int) -> bool:
        return level >= GIVES_UP_FROM and self.sees_no_hope(view)

    def sees_no_hope(self, view: V) -> bool:
        """Tell whether the player to move sees that all is lost: nobody plays on then."""
        if self.hopeless is None or view.to_move is None or view.turn <= GIVES_UP_AFTER:
            return False
        value = self.evaluate(view)
        return (-value if view.to_move else value) <= self.hopeless

    def result(self, view: V, turn: Sequence[Action]) -> object:
        """Name the position a turn leads to, so that two spellings of one turn can be told to be the same."""
        return led_to(game(self.key), view, turn)

    @abstractmethod
    def explain(self, view: V, turn: Sequence[Action]) -> TurnReason:
        """Say what the turn achieves, in the catalogue's terms."""


def led_to(rules: Game[Any, V], view: V, turn: Sequence[Action]) -> V:
    """Take a turn's actions as far as the viewer can tell what follows."""
    return reduce(rules.preview, turn, view)


AnyOpponent = Opponent[Any]
