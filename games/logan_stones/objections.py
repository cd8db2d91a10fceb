"""Why a place, a lift, a drop or a flip is not legal, by rule: from what everybody sees."""

import re

from games.core.objection import Objection
from games.logan_stones.island import NEIGHBOURS, NUMBER, Cells, movable
from games.logan_stones.rules import OFF, View

_PLACE = re.compile(r"([0-9]{1,2})(\*?)@([a-z][0-9]{1,2})")
_DROP = re.compile(r"@([a-z][0-9]{1,2})\*?")
_DO = re.compile(r"([a-z][0-9]{1,2})([\^!])")
_STONE = re.compile(r"[1-8]")
_CELL = re.compile(r"[a-z][0-9]{1,2}")


def objection(view: View, word: str) -> Objection | None:
    if view.outcome is not None:
        return None
    if match := _PLACE.fullmatch(word):
        return _place(view, int(match[1]), bool(match[2]), match[3])
    if match := _DROP.fullmatch(word):
        return _drop(view, match[1])
    if match := _DO.fullmatch(word):
        return _lift(view, match[1]) if match[2] == "^" else _flip(view, match[1])
    if _CELL.fullmatch(word):
        return _bare(view, word)
    return _stone(view, word) if _STONE.fullmatch(word) and view.held is None else None


def _stone(view: View, stone: str) -> Objection:
    if not view.reserve(view.player):
        return Objection("reserve-empty", "LS-7")
    is_placed = view.cells[8 * view.player + int(stone) - 1] != OFF
    return Objection("placed-already" if is_placed else "which-cell", "LS-6", {"stone": stone})


def _bare(view: View, cell: str) -> Objection | None:
    """Say what to do with a cell alone; in hand a stone needs no more."""
    if view.held is not None or cell not in NUMBER:
        return _drop(view, cell)
    if view.reserve(view.player):
        return Objection("which-stone", "LS-6", {"cell": cell})
    return Objection("lift-or-flip", "LS-7", {"cell": cell})


def _place(view: View, stone: int, is_over: bool, cell: str) -> Objection | None:
    if view.held is not None:
        return Objection("drop-first", "LS-10")
    if not view.reserve(view.player):
        return Objection("reserve-empty", "LS-7")
    if not 1 <= stone <= 8:
        return Objection("no-stone", "LS-3", {"stone": str(stone)})
    if view.cells[8 * view.player + stone - 1] != OFF:
        return Objection("placed-already", "LS-6", {"stone": str(stone)})
    if is_over and view.faces == "front":
        return Objection("front-only", "LS-6", {"stone": str(stone), "cell": cell})
    return _no_room(view.lying, cell, "LS-6")


def _no_room(others: Cells, cell: str, rule: str) -> Objection | None:
    """Say why no stone goes there (LS-6, LS-8)."""
    if cell not in NUMBER:
        return Objection("no-cell", "LS-2", {"cell": cell})
    if NUMBER[cell] in others:
        return Objection("taken", rule, {"cell": cell})
    touching = len(set(NEIGHBOURS[NUMBER[cell]]).intersection(others))
    if touching < 2:
        return Objection("touches-one" if touching else "touches-none", rule, {"cell": cell})
    return None


def _drop(view: View, cell: str) -> Objection | None:
    if view.held is None:
        if view.reserve(view.player):
            return Objection("which-stone", "LS-6", {"cell": cell})
        return Objection("lift-first", "LS-7")
    if NUMBER.get(cell) == view.cells[view.held]:
        return Objection("same-cell", "LS-8", {"cell": cell})
    return _no_room(view.lying, cell, "LS-8")


def _not_there(view: View, cell: str) -> Objection | None:
    """Refuse what comes too early, and cells where nothing lies."""
    if view.held is not None:
        return Objection("drop-first", "LS-10")
    if view.reserve(view.player):
        return Objection("place-first", "LS-6")
    if cell not in NUMBER:
        return Objection("no-cell", "LS-2", {"cell": cell})
    return None if NUMBER[cell] in view.lying else Objection("nothing-there", "LS-7", {"cell": cell})


def _lift(view: View, cell: str) -> Objection | None:
    if wrong := _not_there(view, cell):
        return wrong
    lifts, flips = movable(view.lying)
    if NUMBER[cell] in lifts:
        return None
    is_link = NUMBER[cell] in flips and _touching(view, cell) > 1
    return Objection("only-link" if is_link else "nowhere", "LS-7", {"cell": cell})


def _flip(view: View, cell: str) -> Objection | None:
    if wrong := _not_there(view, cell):
        return wrong
    if NUMBER[cell] in movable(view.lying)[1]:
        return None
    return Objection("touches-several", "LS-9", {"cell": cell, "count": str(_touching(view, cell))})


def _touching(view: View, cell: str) -> int:
    return len(set(NEIGHBOURS[NUMBER[cell]]).intersection(view.lying))
