"""What a step of picking points at: a stone and the face it shows or would show."""

from collections.abc import Mapping

from games.logan_stones.island import NUMBER
from games.logan_stones.rules import View


def label(view: View, steps: tuple[str, ...], step: str) -> tuple[str, Mapping[str, str]] | None:
    """Name the face of a stone in reserve or on a cell."""
    if not steps and step.rstrip("*").isdigit():
        stone, is_over = int(step.rstrip("*")) - 1 + 8 * view.player, step.endswith("*")
        face = (view.unders if is_over else view.tops)[stone]
        return (f"{'over' if is_over else 'stone'}-{face}", {"stone": step.rstrip("*")}) if face else None
    if steps and steps[0] in ("lift", "flip") and NUMBER.get(step) in view.cells:
        face = view.tops[view.cells.index(NUMBER[step])]
        return (f"cell-{face}", {"at": step}) if face else None
    return None


def question(view: View, steps: tuple[str, ...]) -> tuple[str, Mapping[str, str]] | None:
    """Ask by the phase: place, move or flip, or drop."""
    if view.held is not None:
        return ("drop", {}) if steps == ("drop",) else None
    if steps:
        return (steps[0], {}) if steps in (("lift",), ("flip",)) else None
    return ("place" if view.reserve(view.player) else "act"), {}
