"""A try at a step: what was done, and the states before and after it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from games.core.game import Action


@dataclass(frozen=True, slots=True)
class Trial:
    before: Any
    after: Any
    actions: tuple[Action, ...]

    @property
    def wins(self) -> bool:
        return self.after.outcome is not None and self.after.outcome.winner == self.before.to_move


Goal = Callable[[Trial], bool]
