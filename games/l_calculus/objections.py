"""Why a swap or a removal is not legal, by rule."""

import re
from collections.abc import Mapping

from games.core.objection import Objection
from games.l_calculus.rules import KEEP, State, removable
from games.l_calculus.swaps import block, spell, swapped

_NUMBER = r"([1-9][0-9]{0,2})"
_SWAP = re.compile(rf"{_NUMBER}(?:-{_NUMBER})?/{_NUMBER}(?:-{_NUMBER})?")
_BLOCK = re.compile(rf"{_NUMBER}(?:-{_NUMBER})?/?")
_REMOVAL = re.compile(r"x([lr])([0-9]{1,3})")
_ENDLESS = re.compile(r"x[a-z]?(?:[0-9]{1,3})?")  # a removal that doesn't say which end, or how many
_ENDS: Mapping[str, str] = {"l": "left", "r": "right"}


def objection(view: State, word: str) -> Objection | None:
    if view.to_move is None:
        return None
    if match := _SWAP.fullmatch(word):
        if view.now:
            return Objection("swapped", "LC-7")
        first, last, second, end = (int(number) if number else 0 for number in match.groups())
        places = (first, last or first, second, end or second)
        return _misplaced(view, *places) or _forbidden(view, *places)
    if not view.now and (word == KEEP or _ENDLESS.fullmatch(word)):
        return Objection("swap-first", "LC-7")
    if view.now and (match := _REMOVAL.fullmatch(word)):
        return _removal(view, match[1], int(match[2]))
    return _half(view, word)


def _half(state: State, word: str) -> Objection | None:
    """What was begun, but not written out."""
    if _BLOCK.fullmatch(word):
        return Objection("swapped", "LC-7") if state.now else Objection("one-block", "LC-3", {"block": word.strip("/")})
    return Objection("which-end", "LC-7") if state.now and _ENDLESS.fullmatch(word) else None


def _removal(state: State, end: str, count: int) -> Objection | None:
    assert state.to_move is not None
    left, right = removable(state.line, state.to_move)
    most = left if end == "l" else right
    if not most:
        return Objection(f"own-{_ENDS[end]}-end", "LC-7")
    if not count:
        return Objection("remove-none", "LC-7")
    if count > most:
        return Objection(f"too-many-{_ENDS[end]}", "LC-7", {"count": str(count), "most": str(most)})
    return None


def _misplaced(state: State, first: int, last: int, second: int, end: int) -> Objection | None:
    length = len(state.line)
    if max(first, last, second, end) > length:
        return Objection("no-place", "LC-2", {"place": str(max(first, last, second, end)), "last": str(length)})
    if last < first or end < second:
        return Objection("backwards", "LC-3")
    if end + 1 == first:
        return Objection("left-first", "LC-3", {"one": block(second - 1, end), "two": block(first - 1, last)})
    if second <= last:
        return Objection("overlap", "LC-3")
    if second > last + 1:
        return Objection("apart", "LC-3", {"last": str(last), "next": str(last + 1)})
    return None


def _forbidden(state: State, first: int, last: int, second: int, end: int) -> Objection | None:
    if state.blocks == "equal" and last - first != end - second:
        return Objection("unequal", "LC-3", {"one": str(last - first + 1), "two": str(end - second + 1)})
    after = swapped(state.line, spell((first - 1, last, end)))
    if after == state.line:
        return Objection("changes-nothing", "LC-4")
    return Objection("undoes", "LC-5") if after == state.before else None
