"""What is to be picked next: the ends of two blocks, then what is removed."""

from collections.abc import Mapping

from games.l_calculus.rules import State


def question(view: State, steps: tuple[str, ...]) -> tuple[str, Mapping[str, str]] | None:
    """Ask with what was picked before: a number alone would tell little."""
    if view.now:
        return ({"xl": "left", "xr": "right"}[steps[0]] if steps else "remove"), {}
    match steps:
        case (first, last):
            block = first if first == last else f"{first}-{last}"
            return "second", {"block": block, "next": str(int(last) + 1)}
        case (first,):
            return "end", {"first": first}
        case _:
            return "begin", {}
