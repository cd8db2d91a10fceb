"""Why hiding, entering, moving or asking is not legal, by rule: from what everybody sees."""

import re

from games.core.objection import Objection
from games.topologic.field import NUMBER, TILES, Field, reach, rim
from games.topologic.rules import ASK, OFF, View

_HIDE = re.compile(r"hide *([a-z0-9]{0,3})")
_PAWN = re.compile(r"([0-9])[-@>]?([a-z][0-9])")
_ALONE = re.compile(r"([1-5])[-@>]?")
_TILE = re.compile(r"[a-z][0-9]")


def objection(view: View, word: str) -> Objection | None:
    if view.outcome is not None:
        return None
    if view.phase == "hide":
        return _hiding(word)
    if _HIDE.fullmatch(word):
        return Objection("hidden-already", "TP-5")
    if view.phase == "enter":
        return _entering(view, word)
    return _seeking(view, word)


def _hiding(word: str) -> Objection | None:
    match = _HIDE.fullmatch(word)
    if match and not match[1]:
        return Objection("hide-what", "TP-5")
    if match:
        return _no_tile(match[1])
    if word == ASK or _PAWN.fullmatch(word):
        return Objection("hide-first", "TP-5")
    return _no_tile(word) if _TILE.fullmatch(word) else None


def _no_tile(tile: str) -> Objection | None:
    return None if tile in NUMBER else Objection("no-tile", "TP-1", {"tile": tile})


def _entering(view: View, word: str) -> Objection | None:
    following = str(view.pawns.index(OFF) + 1)
    if word == ASK:
        return Objection("enter-all", "TP-7", {"next": following})
    if alone := _ALONE.fullmatch(word):
        return _no_pawn(view, alone[1]) or Objection("where-in", "TP-6", {"pawn": alone[1]})
    if not (match := _PAWN.fullmatch(word)):
        return _no_tile(word) if _TILE.fullmatch(word) else None
    pawn, tile = match.groups()
    if wrong := _no_pawn(view, pawn):
        return wrong
    if pawn != following:
        kind = "entered-already" if pawn < following else "pawn-order"
        return Objection(kind, "TP-6", {"pawn": pawn, "next": following})
    if wrong := _no_tile(tile):
        return wrong
    if view.entry == "edge" and NUMBER[tile] not in rim(view.field):
        return Objection("not-at-edge", "TP-6", {"tile": tile})
    return None


def _no_pawn(view: View, pawn: str) -> Objection | None:
    if 1 <= int(pawn) <= len(view.pawns):
        return None
    return Objection("no-pawn", "TP-3", {"pawn": pawn, "last": str(len(view.pawns))})


def _seeking(view: View, word: str) -> Objection | None:
    if word == ASK:
        return None if view.now else Objection("move-first", "TP-8")
    if _TILE.fullmatch(word):
        return _no_tile(word) or Objection("which-pawn", "TP-8", {"tile": word})
    if alone := _ALONE.fullmatch(word):
        return _no_pawn(view, alone[1]) or Objection("where-to", "TP-8", {"pawn": alone[1]})
    match = _PAWN.fullmatch(word)
    if not match:
        return None
    pawn, tile = match.groups()
    if wrong := _no_pawn(view, pawn) or _no_tile(tile):
        return wrong
    if int(pawn) - 1 in view.moved:
        return Objection("moved-already", "TP-8", {"pawn": pawn})
    return _way(view.field, pawn, view.pawns[int(pawn) - 1], NUMBER[tile])


def _way(field: Field, pawn: str, start: int, target: int) -> Objection | None:
    if start == target:
        return Objection("same-tile", "TP-8", {"pawn": pawn, "tile": TILES[target]})
    if target in reach(field)[start]:
        return None
    kind = "gap" if _is_straight(field, start, target) else "no-line"
    return Objection(kind, "TP-8", {"from": TILES[start], "to": TILES[target]})


def _is_straight(field: Field, start: int, target: int) -> bool:
    (down, across), (low, right) = (divmod(field.cells.index(tile), field.width) for tile in (start, target))
    return down == low or across == right or abs(down - low) == abs(across - right)
