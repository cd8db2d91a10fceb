"""Make an example of a whole turn: legal now, plausible, and the same every time."""

from collections.abc import Sequence
from typing import TypeVar

from games.core.game import Action, Game, Position

S = TypeVar("S", bound=Position)
V = TypeVar("V", bound=Position)


def whole_turn(game: Game[S, V], view: V) -> tuple[Action, ...]:
    """Take exemplary actions, as far as the viewer can foresee them, until the turn is over."""
    turn: list[Action] = []
    actions = game.actions(view)
    while actions:
        turn.append(game.exemplary(view, actions))
        view = game.preview(view, turn[-1])
        actions = () if view.fresh else game.actions(view)
    return tuple(turn)


def middle(actions: Sequence[Action]) -> Action:
    """Pick the one in the middle of the list: the first is often a corner."""
    return actions[len(actions) // 2]
