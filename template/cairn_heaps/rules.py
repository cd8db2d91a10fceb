"""Heaps: take stones from one heap; whoever takes the last of all wins."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from games.core.game import Action, OpenGame, OpenState
from games.core.option import Option, Options, complete
from games.core.outcome import Outcome, Seat, other

NAMES = "abc"
FULL = (3, 5, 7)  # HE-1


@dataclass(frozen=True, slots=True)
class State(OpenState):
    heaps: tuple[int, ...]
    most: int
    to_move: Seat | None = 0
    outcome: Outcome | None = None
    turn: int = 1
    last: tuple[Action, ...] = ()

    @property
    def fresh(self) -> bool:
        return self.outcome is None

    def __str__(self) -> str:
        rows = [f"{name} {'o' * count}".rstrip() for name, count in zip(NAMES, self.heaps, strict=True)]
        played = " ".join(f"[{action}]" for action in self.last)
        mover = self.outcome.winner if self.outcome else self.to_move
        sign = "=" if self.outcome else ">"
        return "\n".join([*rows, "", f"#{self.turn} {sign} {'-' if mover is None else mover + 1}  {played}".rstrip()])


def parts(action: Action) -> tuple[int, int]:
    """Split an action into the heap, counted from 0, and how many stones."""
    return NAMES.index(action[0]), int(action[1:])


class Heaps(OpenGame[State]):
    key: ClassVar[str] = "heaps"
    version: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = (Option("most", 3, low=2, high=7),)  # HE-3

    def uses_chance(self, options: Options) -> bool:
        return False

    def setup(self, options: Options, seed: str) -> State:
        return State(FULL, int(complete(self.options, options)["most"]))

    def legal(self, state: State) -> Sequence[Action]:
        """Take one or more stones from one heap (HE-2)."""
        each = zip(NAMES, state.heaps, strict=True)
        return [f"{name}{count}" for name, heap in each for count in range(1, min(heap, state.most) + 1)]

    def apply(self, state: State, action: Action) -> State:
        if state.to_move is None:
            raise ValueError(action)
        at, count = parts(action)
        heaps = tuple(heap - count * (nth == at) for nth, heap in enumerate(state.heaps))
        if not any(heaps):
            won = Outcome(state.to_move, "last")  # HE-4
            return replace(state, heaps=heaps, to_move=None, outcome=won, last=(action,))
        return replace(state, heaps=heaps, to_move=other(state.to_move), turn=state.turn + 1, last=(action,))

    def agreed_outcome(self, state: State) -> Outcome:
        return Outcome(None, "agreed")  # HE-4


GAME = Heaps()
