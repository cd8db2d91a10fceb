"""What may lie under the stones, for all a seat can know from its view."""

from collections import Counter
from dataclasses import replace

from games.logan_stones.faces import BEATS, STONES, deal, kind
from games.logan_stones.rules import OFF, View
from games.opponents.logan_stones.cells import HexGrid
from games.opponents.logan_stones.position import LoganPosition


def recalled(view: View, turns: int | None) -> View:
    """Forget every back of a lying stone seen longer ago than so many turns; with None, or notes, none is forgotten."""
    if turns is None or view.notes == "on":
        return view
    since = view.turn - turns
    unders = tuple(
        under if cell == OFF or stone == view.held or (sight and sight >= since) else None
        for stone, (under, cell, sight) in enumerate(zip(view.unders, view.cells, view.sights, strict=True))
    )
    return replace(view, unders=unders, turned=view.turned if turns else ())


def known_unders(view: View) -> tuple[str | None, ...]:
    """List the backs the view shows, and those of the stones the last turn turned over: they showed what it beats."""
    unders = list(view.unders)
    acting = None if view.acted is None else view.tops[view.acted]
    for stone in view.turned if acting else ():
        unders[stone] = BEATS[acting or ""]
    return tuple(unders)


def worlds(view: View, many: int, seed: str) -> list[LoganPosition]:
    """Draw positions this seat cannot tell from the true one, by the stones there are (LS-1)."""
    tops = tuple(top or "" for top in view.tops)
    unders = known_unders(view)
    unknown = [stone for stone, under in enumerate(unders) if under is None]
    left = Counter(STONES)
    left.subtract(kind(top, under) for top, under in zip(tops, unders, strict=True) if under is not None)
    shown = tuple(under or "" for under in unders)
    drawn = {deal(tops, shown, left, unknown, f"{seed}/{nth}"): None for nth in range(many if unknown else 1)}
    grid = HexGrid(view.lying if view.held is None else (*view.lying, view.cells[view.held]))
    return [LoganPosition(view, backs, grid) for backs in drawn]
