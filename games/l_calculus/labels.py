"""Labels for picking: the ends of two blocks, then a removal in one step."""

from collections.abc import Mapping

from games.l_calculus.rules import State


def label(step: str) -> tuple[str, Mapping[str, str]] | None:
    """Say how many a removal takes, and at which end (LC-7)."""
    if not step.startswith("x"):
        return None
    return ("left" if step.startswith("xl") else "right"), {"count": step[2:]}


def question(view: State, steps: tuple[str, ...]) -> tuple[str, Mapping[str, str]] | None:
    """Ask with what was picked before: a number alone would tell little."""
    if view.now:
        return "remove", {}
    match steps:
        case (first, last):
            block = first if first == last else f"{first}-{last}"
            return "second", {"block": block, "next": str(int(last) + 1)}
        case (first,):
            return "end", {"first": first}
        case _:
            return "begin", {}
