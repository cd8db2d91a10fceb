"""A hint as it was told, with the whole truth beside it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from games.core.game import Action, AnyGame
from games.core.outcome import Seat, other
from games.opponents.opponent import TurnReason


@dataclass(frozen=True, slots=True)
class ToldHint:
    """What was said of a turn, or of the rest of a begun one, in a state that hides nothing."""

    game: AnyGame
    state: Any
    actions: tuple[Action, ...]
    reason: TurnReason

    @property
    def seat(self) -> Seat:
        seat = self.state.to_move
        return 1 if seat == 1 else 0

    @property
    def opponent(self) -> Seat:
        return other(self.seat)

    @property
    def values(self) -> dict[str, Any]:
        return dict(self.reason.values)

    @property
    def after(self) -> Any:
        return self.states[-1]

    @property
    def states(self) -> tuple[Any, ...]:
        """The state before, and after each action."""
        states = [self.state]
        for action in self.actions:
            states.append(self.game.apply(states[-1], action))
        return tuple(states)


Claim = Callable[[ToldHint], bool]  # whether what a kind of sentence says is so


def turns(game: AnyGame, state: Any) -> Iterator[Any]:
    """Give the state after each whole turn that there is, by the engine alone."""
    for action in game.actions(game.view(state, state.to_move)):
        after = game.apply(state, action)
        if after.outcome is not None or after.fresh:
            yield after
        else:
            yield from turns(game, after)
