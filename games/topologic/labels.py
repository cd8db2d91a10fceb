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


def question(view: View, steps: tuple[str, ...]) -> tuple[str, Mapping[str, str]] | None:
    """Ask as the phase is: for the tile to hide, for a pawn's tile, or which pawn moves."""
    if view.phase == "seek":
        return ("goal" if steps else "more" if view.now else "pawn"), {}
    return ("value" if len(steps) == 2 else f"{view.phase}-colour"), {}
