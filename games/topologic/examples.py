"""What an example would play, and what chance would."""

from collections.abc import Sequence

from games.core.game import Action
from games.core.seeded import Lots
from games.topologic.field import NUMBER, TILES, points
from games.topologic.rules import ASK, HIDES, OFF, View

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


def by_lot(view: View, actions: Sequence[Action], lots: Lots) -> tuple[Action, ...]:
    """Draw a tile to hide; or where the pawns enter, sharing as few colours and values as may be."""
    if view.phase == "hide":
        return (lots.pick(HIDES),)
    if view.phase != "enter":
        return ()
    deck = lots.shuffled([NUMBER[action[-2:]] for action in actions])
    stands = tuple(tile for tile in view.pawns if tile != OFF)
    entered = len(stands)
    while len(stands) < len(view.pawns):
        stands = (*stands, min(deck, key=lambda tile: points(stands, tile)))
    return tuple(f"{nth}@{TILES[tile]}" for nth, tile in enumerate(stands, 1))[entered:]
