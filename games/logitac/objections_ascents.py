"""Why an ascent is not legal (LO-18 to LO-22)."""

from games.core.objection import Objection
from games.core.outcome import Seat
from games.logitac.board import HOMES, LEVEL_OF, NAMES
from games.logitac.kinds import DOUBLE, EMPTY, PAWN, PIECES, PYRAMID
from games.logitac.standing import count
from games.logitac.state import State

_NEEDED = {2: ("LO-20", 4), 3: ("LO-21", 2)}  # pawns on the board the pyramid follows them to


def ascent(state: State, seat: Seat, here: int, there: int) -> Objection | None:
    kind, level, target = state.board[here] & 7, LEVEL_OF[here], LEVEL_OF[there]
    if kind == PAWN:
        wrong = _pawn(state, seat, here, target)
    elif target != level + 1:
        wrong = Objection("one-board", "LO-18")
    else:
        wrong = _piece(state, seat, kind, target)
    if wrong:
        return wrong
    if not state.sides[seat].credits[target - 2]:
        return Objection("no-credit", "LO-18", {"board": str(target - 1)})
    return None if state.board[there] == EMPTY else Objection("not-free", "LO-19", {"at": NAMES[there]})


def _pawn(state: State, seat: Seat, here: int, target: int) -> Objection | None:
    if here not in HOMES[seat]:
        return Objection("pawn-from-home", "LO-20", {"line": "al"[seat]})
    if target == 4:
        return Objection("summit-pyramid", "LO-22")
    pawns = count(state.board, seat, 2, PAWN)
    return Objection("pawns-second", "LO-21", {"count": str(pawns)}) if target == 3 and pawns < 4 else None


def _piece(state: State, seat: Seat, kind: int, target: int) -> Objection | None:
    if target == 4:
        return None if kind == PYRAMID else Objection("summit-pyramid", "LO-22")
    if kind == DOUBLE and target == 3:
        return Objection("double-stays", "LO-21")
    rule, wanted = _NEEDED[target]
    pawns = count(state.board, seat, target, PAWN)
    if kind == PYRAMID and (pawns < wanted or not count(state.board, seat, target, *PIECES)):
        return Objection("pyramid-follows", rule, {"wanted": str(wanted), "board": str(target), "pawns": str(pawns)})
    return None
