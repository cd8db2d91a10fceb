"""Why a step, a guard's move or a penalty is not legal, by rule."""

import re

from games.core.objection import Objection
from games.core.outcome import Seat, other
from games.tactic.board import BOARD, ahead, beside, escapes
from games.tactic.moves import LOSE, NUMBER, RESERVE, abroad, has_step, legal, losses, taken
from games.tactic.state import HOMES, NAMES, State
from games.tactic.tracks import ESCAPE_LINES, LINE, TRANSIT

_MOVE = re.compile(r"([0-9]{1,2}[a-z])-([0-9]{1,2}[a-z])")
_ENTER = re.compile(r"g@([0-9]{1,2}[a-z])")
_LOSE = re.compile(r"lose ?([0-9]{1,2}[a-z])?")
_STATION = re.compile(r"[0-9]{1,2}[a-z]")


def objection(view: State, word: str) -> Objection | None:
    seat = view.to_move
    if seat is None:
        return None
    if word == RESERVE or _LOSE.fullmatch(word):
        return _penalty(view, seat, word)
    unknown = next((name for name in _STATION.findall(word) if name not in NUMBER), None)
    if unknown:
        return Objection("no-station", "TA-2", {"at": unknown})
    move, enter = _MOVE.fullmatch(word), _ENTER.fullmatch(word)
    if (move or enter) and _owes(view):
        return _owed(view)
    if enter:
        return _entry(view, seat, NUMBER[enter[1]])
    if move:
        return _moved(view, seat, NUMBER[move[1]], NUMBER[move[2]])
    return _half(view, seat, word) if _STATION.fullmatch(word) else None


def _half(state: State, seat: Seat, station: str) -> Objection:
    """A station alone is where something goes from, if something of the player's stands there."""
    is_own = NUMBER[station] in (*state.patrols[seat], *state.guards[seat])
    return Objection("where-to" if is_own else "where-from", "TA-6", {"at": station})


def _owes(state: State) -> bool:
    return any(action.startswith(LOSE) for action in legal(state)[:1])


def _owed(state: State) -> Objection:
    if state.variant == "capture":
        return Objection("owes-patrol", "TA-19")
    return Objection("owes-guard-first", "TA-20") if state.variant == "forced" else Objection("owes-guard", "TA-13")


def _penalty(state: State, seat: Seat, word: str) -> Objection | None:
    if not _owes(state):
        return Objection("no-penalty", "TA-13")
    if word in losses(state, seat):
        return None
    if state.variant == "capture":
        return Objection("lose-patrol", "TA-19")
    return Objection("no-reserve", "TA-13") if word == RESERVE else Objection("lose-guard", "TA-13")


def _entry(state: State, seat: Seat, there: int) -> Objection | None:
    if not state.reserve[seat]:
        return Objection("no-reserve", "TA-9")
    return _guard(state, seat, taken(state), there)


def _guard(state: State, seat: Seat, occupied: int, there: int) -> Objection | None:
    """Say why no guard goes there, `occupied` being all but itself."""
    if not TRANSIT >> there & 1:
        return Objection("guard-on-base", "TA-9", {"at": NAMES[there]})
    if wrong := _occupied(state, seat, there, "guard"):
        return wrong
    if _is_second(state) and not state.steps:
        return Objection("one-guard", "TA-11")
    if not _is_second(state) and not has_step(abroad(state, seat), seat, occupied | 1 << there):
        return Objection("no-step-after", "TA-12", {"at": NAMES[there]})
    return None


def _is_second(state: State) -> bool:
    return bool(state.now) and not state.now[-1].startswith(LOSE)


def _occupied(state: State, seat: Seat, there: int, mover: str) -> Objection | None:
    """Say who stands there: there is one piece on a base (TA-5)."""
    at = {"at": NAMES[there]}
    if there in state.guards[other(seat)]:
        return Objection(f"{mover}-meets-their-guard", "TA-5", at)
    if there in state.patrols[other(seat)]:
        return Objection(f"{mover}-meets-their-patrol", "TA-5", at)
    if there in state.guards[seat]:
        return Objection(f"{mover}-meets-own-guard", "TA-5", at)
    return Objection(f"{mover}-meets-own-patrol", "TA-5", at) if there in state.patrols[seat] else None


def _moved(state: State, seat: Seat, here: int, there: int) -> Objection | None:
    if here in state.guards[other(seat)] or here in state.patrols[other(seat)]:
        return Objection("not-yours", "TA-5", {"at": NAMES[here]})
    if here in state.guards[seat]:
        if here == there:
            return Objection("stays", "TA-9", {"at": NAMES[here]})
        return _guard(state, seat, taken(state) ^ 1 << here, there)
    if here not in state.patrols[seat]:
        return Objection("nobody-there", "TA-5", {"at": NAMES[here]})
    if here in HOMES[seat]:
        return Objection("home", "TA-8", {"at": NAMES[here]})
    return _step(state, seat, here, there)


def _step(state: State, seat: Seat, here: int, there: int) -> Objection | None:
    """Say why a patrol doesn't go there: tracks, then pieces, then which way, then the turn."""
    if here == there:
        return Objection("stays", "TA-6", {"at": NAMES[here]})
    if there not in BOARD.neighbours(here):
        return Objection("no-track", "TA-6", {"from": NAMES[here], "to": NAMES[there]})
    if there not in ahead(BOARD, seat, here) and there not in beside(BOARD, here):
        return Objection("backward", "TA-6")
    if wrong := _occupied(state, seat, there, "patrol") or _aside(state, seat, here, there):
        return wrong
    return _turn(state, seat, here, there)


def _aside(state: State, seat: Seat, here: int, there: int) -> Objection | None:
    """Say what lines 2 and 12 don't allow (TA-7)."""
    if LINE[here] != LINE[there] or LINE[here] not in ESCAPE_LINES:
        return None
    if any(not taken(state) >> station & 1 for station in ahead(BOARD, seat, here)):
        return Objection("forward-first", "TA-7", {"at": NAMES[here]})
    if there in escapes(BOARD, here):
        return None
    kind = "outer-waits" if BOARD.stations[here].kind == "outer" else "escape-outward"
    return Objection(kind, "TA-7", {"at": NAMES[here]})


def _turn(state: State, seat: Seat, here: int, there: int) -> Objection | None:
    if not _is_second(state):
        step = f"{NAMES[here]}-{NAMES[there]}"
        return None if step in legal(state) else Objection("no-second", "TA-12", {"step": step})
    on_line = [stands == here and LINE[before] == LINE[here] == LINE[there] for before, stands in state.steps[-1:]]
    return Objection("sideways-twice", "TA-11") if any(on_line) else None
