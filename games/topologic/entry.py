"""Where pawns may enter at once: spread over colours and values, row by row, or as in the first round."""

from collections.abc import Sequence

from games.core.game import Action
from games.topologic.field import TILES, points
from games.topologic.rules import OFF, View


def entry(view: View, way: str, deck: Sequence[int]) -> tuple[Action, ...]:
    """Let the pawns enter that are still off, on tiles of the deck: those where they may."""
    stands = tuple(tile for tile in view.pawns if tile != OFF)
    entered = len(stands)
    while len(stands) < len(view.pawns):
        stands = (*stands, _next_tile(view, way, deck, stands))
    return tuple(f"{nth}@{TILES[tile]}" for nth, tile in enumerate(stands, 1))[entered:]


def _next_tile(view: View, way: str, deck: Sequence[int], stands: tuple[int, ...]) -> int:
    if way == "again" and view.books[0][0].stands[len(stands)] in deck:
        return view.books[0][0].stands[len(stands)]
    allowed = [tile for tile in deck if tile in _row(view, len(stands))] if way == "rows" else []
    return min(allowed or deck, key=lambda tile: points(stands, tile))  # sharing as few colours and values as may be


def _row(view: View, pawn: int) -> tuple[int, ...]:
    """Find the row of a pawn: the first pawn's is near the top, the last one's near the foot of the field."""
    rows = view.field.shown
    return rows[(2 * pawn + 1) * len(rows) // (2 * len(view.pawns))]
