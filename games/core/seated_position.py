"""A position as one seat is asked about it: lessons, puzzles and exercises are made of these."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from games.core.game import Action, AnyGame
from games.core.outcome import Seat
from games.core.play import follow


@dataclass(frozen=True, slots=True)
class SeatedPosition:
    """Hold the whole state; the seat may know no more than its view."""

    game: AnyGame
    state: Any
    seat: Seat

    @property
    def view(self) -> Any:
        return self.game.view(self.state, self.seat)

    def after(self, actions: Sequence[Action]) -> "SeatedPosition":
        """Take actions, whoever is to move; IllegalAction where that can't be."""
        *_, state = (self.state, *follow(self.game, self.state, actions))
        return replace(self, state=state)
