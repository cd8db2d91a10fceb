"""What a step of picking points at: a patrol or a guard."""

from collections.abc import Mapping

from games.tactic.moves import NUMBER
from games.tactic.state import State


def label(view: State, steps: tuple[str, ...], step: str) -> tuple[str, Mapping[str, str]] | None:
    """Name the piece that moves or is given up; targets are empty."""
    place, seat = NUMBER.get(step), view.to_move
    if place is None or seat is None:
        return None
    if place in view.patrols[seat]:
        return "patrol", {"at": step}
    return ("guard", {"at": step}) if place in view.guards[seat] else None


def question(view: State, steps: tuple[str, ...]) -> tuple[str, Mapping[str, str]] | None:
    """Ask for the penalty by its name."""
    return ("lose", {}) if steps == ("lose",) else None
