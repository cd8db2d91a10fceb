"""What an example would play."""

from collections.abc import Sequence

from games.core.game import Action
from games.topologic.rules import ASK, OFF, View

_HIDDEN = "hide y4"  # the same for everybody, so it advises nobody
_STRIDE = 13  # pawns enter far from each other: prime to the sixty tiles
_MOVED = 2  # pawns that move before the score is asked for


def exemplary(view: View, actions: Sequence[Action]) -> Action:
    """Spread the pawns over the field; later move two of them, then ask."""
    if view.phase == "hide":
        return _HIDDEN
    if view.phase == "enter":
        return actions[_STRIDE * (view.pawns.index(OFF) + 1) % len(actions)]
    if len(view.moved) >= _MOVED and ASK in actions:
        return ASK
    pawn = actions[0][0]
    moves = [action for action in actions if action[0] == pawn]
    return moves[len(moves) // 2]
