"""Why an action is not legal, by rule: what the turn asks for first, then moves and ascents in files of their own."""

import re

from games.core.objection import Objection
from games.core.outcome import Seat, other
from games.logitac.board import HOMES, INDEX, LEVEL_OF
from games.logitac.kinds import BLACK, CHIMNEY, CUBES, CYLINDERS, EMPTY, PYRAMID, SPELLED, code
from games.logitac.legal import RANSOM, STAY, _pawn_levels, legal
from games.logitac.objections_ascents import ascent
from games.logitac.objections_moves import moved
from games.logitac.standing import count
from games.logitac.state import State

_ENDS = re.compile(r"([a-z][0-9]{1,2})-([a-z][0-9]{1,2})")
_OUT = re.compile(r"([a-z]{1,8})@([a-z][0-9]{1,2})")
_RECRUIT = re.compile(r"(\+{1,2})([a-z][0-9]{1,2})")
_SQUARE = re.compile(r"[a-z][0-9]{1,2}")
_NAMED = re.compile(r"(?:^|(?<=[-@+]))[a-z][0-9]{1,2}")


def objection(view: State, word: str) -> Objection | None:
    seat = view.to_move
    is_shaped = word in (STAY, RANSOM) or any(shape.fullmatch(word) for shape in (_ENDS, _OUT, _RECRUIT, _SQUARE))
    if seat is None or not is_shaped:
        return None
    unknown = next((name for name in _NAMED.findall(word) if name not in INDEX), None)
    if unknown:
        return Objection("no-square", "LO-1", {"at": unknown})
    if view.falling:
        return _coming_out(view, word)
    if _OUT.fullmatch(word):
        return Objection("nothing-falls", "LO-13")
    if view.is_escaping:
        return _escaping(view, seat, word)
    return _turn(view, seat, word)


def _coming_out(state: State, word: str) -> Objection | None:
    """What fell through a chimney comes out first (LO-13, LO-15)."""
    match, piece = _OUT.fullmatch(word), SPELLED[state.falling[0]]
    board = str(state.landing)
    if not match:
        return Objection(f"{piece}-comes-out", "LO-13", {"board": board})
    if match[1] != piece:
        return Objection(f"{piece}-is-next", "LO-15", {"board": board})
    if LEVEL_OF[INDEX[match[2]]] != state.landing:
        return Objection("other-board", "LO-13", {"at": match[2], "board": board})
    return None if state.board[INDEX[match[2]]] == EMPTY else Objection("not-free", "LO-13", {"at": match[2]})


def _escaping(state: State, seat: Seat, word: str) -> Objection | None:
    """A freed pyramid makes one move, or stays (LO-24)."""
    match = _ENDS.fullmatch(word)
    if match and state.board[INDEX[match[1]]] == code(seat, PYRAMID):
        return moved(state, seat, INDEX[match[1]], INDEX[match[2]])
    return None if word == STAY else Objection("pyramid-or-stay", "LO-24")


def _turn(state: State, seat: Seat, word: str) -> Objection | None:
    if word == STAY:
        return Objection("no-stay", "LO-24")
    if _SQUARE.fullmatch(word):
        kind, owner = state.board[INDEX[word]] % BLACK, state.board[INDEX[word]] // BLACK
        return Objection("where-to" if kind and owner == seat else "where-from", "LO-5", {"at": word})
    if wrong := _duty(state, seat, word):
        return wrong
    if word == RANSOM:
        return _ransom(state, seat)
    if match := _RECRUIT.fullmatch(word):
        recruit = _pawn if match[1] == "+" else _double
        return _home(state, seat, match[2]) or recruit(state, seat)
    match = _ENDS.fullmatch(word)
    return _from_to(state, seat, match[1], match[2]) if match else None


def _from_to(state: State, seat: Seat, start: str, target: str) -> Objection | None:
    here, there = INDEX[start], INDEX[target]
    content = state.board[here]
    if content in (EMPTY, CHIMNEY):
        return Objection("nobody-there", "LO-5", {"at": start})
    if content >> 3 != seat:
        return Objection("not-yours", "LO-5", {"at": start})
    rises = LEVEL_OF[there] - LEVEL_OF[here]
    if rises < 0:
        return Objection("no-way-down", "LO-13", {"from": start, "to": target})
    return (ascent if rises else moved)(state, seat, here, there)


def _duty(state: State, seat: Seat, word: str) -> Objection | None:
    """A credit that can be used must be (LO-23)."""
    if not any(state.sides[seat].credits):
        return None
    actions, is_recruit, is_rise = legal(state), _is_pawn_recruit(word), _is_rise(word)
    if any("^" in action for action in actions):
        may = is_rise or (is_recruit and any(map(_is_pawn_recruit, actions)))
        return None if may else Objection("ascend-first", "LO-23")
    is_duty = bool(_pawn_levels(state, seat)) and any(map(_is_pawn_recruit, actions))
    return Objection("recruit-first", "LO-23") if is_duty and not is_recruit and not is_rise else None


def _is_pawn_recruit(action: str) -> bool:
    return action.startswith("+") and not action.startswith("++")


def _is_rise(word: str) -> bool:
    ends = _ENDS.fullmatch(word)
    return ends is not None and LEVEL_OF[INDEX[ends[2]]] > LEVEL_OF[INDEX[ends[1]]]


def _ransom(state: State, seat: Seat) -> Objection | None:
    if state.sides[seat].reserve:
        return Objection("ransom-reserve", "LO-26", {"count": str(state.sides[seat].reserve)})
    return None if state.sides[other(seat)].held else Objection("ransom-nobody", "LO-26")


def _home(state: State, seat: Seat, at: str) -> Objection | None:
    if INDEX[at] not in HOMES[seat]:
        return Objection("not-home", "LO-16", {"at": at, "line": "al"[seat]})
    if state.turn < 3:
        return Objection("too-early", "LO-16")
    return None if state.board[INDEX[at]] == EMPTY else Objection("not-free", "LO-16", {"at": at})


def _pawn(state: State, seat: Seat) -> Objection | None:
    return None if state.sides[seat].reserve else Objection("reserve-empty", "LO-16")


def _double(state: State, seat: Seat) -> Objection | None:
    side = state.sides[seat]
    if not side.double:
        return Objection("no-double", "LO-17")
    if side.held < 2:
        return Objection("double-wants-captives", "LO-17", {"count": str(side.held)})
    has_both = all(count(state.board, seat, 1, *kinds) for kinds in (CUBES, CYLINDERS))
    return Objection("double-waits", "LO-17") if has_both else None
