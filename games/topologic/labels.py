"""What a step of picking points at: a pawn, and where it stands."""

from collections.abc import Mapping

from games.topologic.field import TILES
from games.topologic.rules import OFF, View


def label(view: View, steps: tuple[str, ...], step: str) -> tuple[str, Mapping[str, str]] | None:
    """Number the pawns while they enter, and say where they stand when they move."""
    if steps or not step.isdigit():
        return None
    tile = view.pawns[int(step) - 1]
    if tile == OFF:
        return "pawn-enters", {"pawn": step, "all": str(len(view.pawns))}
    return "pawn", {"pawn": step, "at": TILES[tile]}
