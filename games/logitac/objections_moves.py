"""Why a move or a capture on one board is not legal (LO-5 to LO-15)."""

from games.core.objection import Objection
from games.core.outcome import Seat
from games.logitac.board import HOMES, LEVEL_OF, LEVELS, NAMES, SPAN
from games.logitac.kinds import CHIMNEY, CUBE, CYLINDER, DOUBLE, EMPTY, PAWN, PYRAMID
from games.logitac.standing import falling
from games.logitac.state import State
from games.logitac.ways import LEAPS, RAYS

_OFF_LINE = {CUBE: "cube-line", CYLINDER: "cylinder-line"}
_OFF_STEP = {PYRAMID: ("pyramid-step", "LO-6"), DOUBLE: ("double-jump", "LO-7")}


def moved(state: State, seat: Seat, here: int, there: int) -> Objection | None:
    kind = state.board[here] & 7
    if here == there:
        return Objection("stays", "LO-5", {"at": NAMES[here]})
    if kind == PAWN:
        return _pawn(state, seat, here, there)
    if kind in LEAPS:
        kind_of, rule = _OFF_STEP[kind]
        if there not in {target for target, _ in LEAPS[kind][here]}:
            return Objection(kind_of, rule)
    elif wrong := _sliding(state, kind, here, there):
        return wrong
    return _arrival(state, seat, kind, there)


def _sliding(state: State, kind: int, here: int, there: int) -> Objection | None:
    """A cube or cylinder needs a line, and a free one (LO-5, LO-6, LO-10)."""
    for ray in RAYS[kind][here]:
        way = [target for target, _ in ray]
        if there in way:
            met = next((target for target in way[: way.index(there)] if state.board[target] != EMPTY), None)
            if met is None:
                return None
            kind_met = "chimney-between" if state.board[met] == CHIMNEY else "way-blocked"
            return Objection(kind_met, "LO-5", {"at": NAMES[met]})
    return Objection(_OFF_LINE.get(kind, "both-lines"), "LO-6")


def _arrival(state: State, seat: Seat, kind: int, there: int) -> Objection | None:
    met, at = state.board[there], {"at": NAMES[there]}
    if met == CHIMNEY:
        return _chimney(state, seat, kind, there)
    if met != EMPTY and met >> 3 == seat:
        return Objection("own-there", "LO-5", at)
    is_refuge = there in HOMES[1 - seat]
    if met & 7 == PAWN and is_refuge and kind not in LEAPS:
        return Objection("refuge", "LO-9", at)
    return None


def _chimney(state: State, seat: Seat, kind: int, there: int) -> Objection | None:
    """Chimneys of board 1 are closed to pieces, and others where nothing can come out (LO-13 to LO-15)."""
    level = LEVEL_OF[there]
    if level == 1:
        return Objection("chimney-closed", "LO-13")
    wanted = len(falling(state.board, seat, level)) if kind == PYRAMID else int(kind != DOUBLE)
    room = state.board.count(EMPTY, *SPAN[level - 1])
    return Objection("no-room-below", "LO-13", {"board": str(level - 1)}) if room < wanted else None


def _pawn(state: State, seat: Seat, here: int, there: int) -> Objection | None:
    """A pawn steps straight and captures diagonally (LO-8); chimneys it enters by either (LO-12)."""
    lines, columns = _apart(here, there)
    forward = lines * (-1 if seat else 1)
    level, met = LEVEL_OF[here], state.board[there]
    if max(abs(lines), abs(columns)) > 1:
        return Objection("pawn-far", "LO-8")
    if met not in (EMPTY, CHIMNEY) and met >> 3 == seat:
        return Objection("own-there", "LO-5", {"at": NAMES[there]})
    if level == 1 and forward < 0:
        return Objection("pawn-backward", "LO-8")
    if met == CHIMNEY:
        return None
    if lines and columns:
        return Objection("pawn-diagonal", "LO-8", {"at": NAMES[there]}) if met == EMPTY else None
    return _straight(level, lines, met, there)


def _straight(level: int, lines: int, met: int, there: int) -> Objection | None:
    if not lines and level < 3:
        return Objection("pawn-sideways", "LO-8")
    return None if met == EMPTY else Objection("pawn-straight", "LO-8", {"at": NAMES[there]})


def _apart(here: int, there: int) -> tuple[int, int]:
    level = LEVELS[LEVEL_OF[here]]
    width = len(level.columns)
    (low, left), (high, right) = divmod(here - level.start, width), divmod(there - level.start, width)
    return high - low, right - left
