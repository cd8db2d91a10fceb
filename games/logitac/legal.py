"""Everything a player of Logitac may do, in the order of the rules page."""

from collections.abc import Iterator
from itertools import compress

from games.core.outcome import Seat
from games.logitac.board import (
    ARRIVALS,
    CHIMNEYS,
    CUBE,
    CYLINDER,
    DOUBLE,
    DOUBLES,
    HOME,
    INDEX,
    IS_FREE,
    IS_OF,
    LEAPS,
    LEVEL_OF,
    LEVELS,
    NAMES,
    PAWN,
    PAWN_WAYS,
    PIECE_MEANINGS,
    PYRAMID,
    RAYS,
    RECRUITS,
    SOLE_CUBE,
    SOLE_CYLINDER,
    SPELLED,
    SQUARES,
    STEP,
    Ray,
    SquareStep,
    captured,
    code,
)
from games.logitac.state import State

STAY = "stay"
RANSOM = "ransom"
_SPAN = {number: level.span for number, level in LEVELS.items()}
_PIECES = (DOUBLE, CYLINDER, CUBE, PYRAMID, SOLE_CYLINDER, SOLE_CUBE)
_CUBES = (CUBE, SOLE_CUBE)
_CYLINDERS = (CYLINDER, SOLE_CYLINDER)
_HOMES = tuple(range(*home) for home in HOME)
_FALLS_FROM_3 = tuple(f"-{name}" for name in CHIMNEYS if INDEX[name] >= LEVELS[3].start)


def legal(state: State) -> list[str]:
    seat = state.to_move
    if seat is None:
        return []
    if state.falling:
        return [f"{SPELLED[state.falling[0]]}@{name}" for name in _free(state.board, state.landing)]
    if state.is_escaping:
        return [*_moves(state.board, seat, state.board.index(code(seat, PYRAMID))), STAY]
    return _turn(state, seat)


def _turn(state: State, seat: Seat) -> list[str]:
    """List what a turn may begin with; a credit is a duty (LO-23)."""
    board, recruits = state.board, list(_recruits(state, seat))
    if any(state.sides[seat].credits):
        could_rise = bool(_pawn_levels(state, seat))
        rises = _rises(state, seat)
        if rises:
            is_waiting = board.find(code(seat, PAWN), *HOME[seat]) >= 0
            return rises + recruits if could_rise and not is_waiting else rises
        if could_rise and recruits:
            return recruits
    moves = _all_moves(board, seat)
    moves += recruits
    moves += _doubles(state, seat)
    if may_ransom(state, seat):
        moves.append(RANSOM)
    return moves


def _all_moves(board: bytes, seat: Seat) -> list[str]:
    moves: list[str] = []
    for square in compress(SQUARES, board.translate(IS_OF[seat])):
        moves += _moves(board, seat, square)
    if board.count(0, *_SPAN[2]) < 3:  # LO-13, LO-15: nothing can come out on a board that is full
        moves = [action for action in moves if not _is_blocked_fall(board, seat, action)]
    return moves


def _moves(board: bytes, seat: Seat, square: int) -> list[str]:
    """List the moves and captures from a square, by target."""
    kind = board[square] & 7
    if kind == PAWN:
        return [text for target, meaning, text in PAWN_WAYS[seat][square] if meaning[board[target]]]
    meaning = PIECE_MEANINGS[seat][LEVEL_OF[square] - 1]
    if kind in LEAPS:
        return [
            text if allowed == STEP else captured(text)
            for target, text in LEAPS[kind][square]
            if (allowed := meaning[board[target]])
        ]
    return [text for _, text in sorted(_slides(board, RAYS[kind][square], meaning, _HOMES[1 - seat]))]


def _slides(board: bytes, rays: tuple[Ray, ...], meaning: bytes, refuge: range) -> list[SquareStep]:
    """List where a cube or cylinder may go; it takes no pawn in its refuge (LO-9)."""
    steps: list[SquareStep] = []
    for ray in rays:
        for way in ray:
            met = board[way[0]]
            if met:
                if meaning[met] == STEP:
                    steps.append(way)
                elif meaning[met] and not (met & 7 == PAWN and way[0] in refuge):
                    steps.append((way[0], captured(way[1])))
                break
            steps.append(way)
    return steps


def _is_blocked_fall(board: bytes, seat: Seat, action: str) -> bool:
    if not action.endswith(_FALLS_FROM_3):
        return False
    kind = board[INDEX[action.partition("-")[0]]] & 7
    room = board.count(0, *_SPAN[2])
    return kind != PAWN and room < (len(falling(board, seat, 3)) if kind == PYRAMID else 1)


def falling(board: bytes | bytearray, seat: Seat, number: int) -> tuple[int, ...]:
    """List what comes out below, in order, when the pyramid drags all of its colour down from a board (LO-15)."""
    cubes = CUBE if _count(board, seat, number, *_CUBES) else None
    cylinders = CYLINDER if _count(board, seat, number, *_CYLINDERS) else None
    return tuple(kind for kind in (PYRAMID, cubes, cylinders) if kind)


def _free(board: bytes, number: int) -> Iterator[str]:
    """Name the squares of a board that are free (LO-19)."""
    start, stop = _SPAN[number]
    return compress(ARRIVALS[number], board[start:stop].translate(IS_FREE))


def _count(board: bytes | bytearray, seat: Seat, number: int, *kinds: int) -> int:
    return sum(board.count(code(seat, kind), *_SPAN[number]) for kind in kinds)


def _recruits(state: State, seat: Seat) -> Iterator[str]:
    """List where a pawn may enter: from the second turn on (LO-16), and no turn before the third can be a pass."""
    if state.turn < 3 or not state.sides[seat].reserve:
        return iter(())
    start, stop = HOME[seat]
    return compress(RECRUITS[seat], state.board[start:stop].translate(IS_FREE))


def _doubles(state: State, seat: Seat) -> Iterator[str]:
    """List where the double pawn may enter (LO-17)."""
    side, board = state.sides[seat], state.board
    if state.turn < 3 or not side.double or side.held < 2:
        return iter(())
    if _count(board, seat, 1, *_CUBES) and _count(board, seat, 1, *_CYLINDERS):
        return iter(())
    start, stop = HOME[seat]
    return compress(DOUBLES[seat], board[start:stop].translate(IS_FREE))


def _pawn_levels(state: State, seat: Seat) -> tuple[int, ...]:
    """Tell to which boards a pawn on the home line may ascend now (LO-20, LO-21)."""
    board, credits = state.board, state.sides[seat].credits
    to_second = credits[0] and board.count(0, *_SPAN[2])
    to_third = credits[1] and _count(board, seat, 2, PAWN) >= 4 and board.count(0, *_SPAN[3])
    return (2,) * bool(to_second) + (3,) * bool(to_third)


def _rises(state: State, seat: Seat) -> list[str]:
    """List every ascent the credits allow, by origin, then by target (LO-18 to LO-22)."""
    board, side = state.board, state.sides[seat]
    home = range(*HOME[seat])
    pawns = _pawn_levels(state, seat)
    pyramid = _may_pyramid_rise(state, seat)
    rises: list[str] = []
    for square in compress(SQUARES, board.translate(IS_OF[seat])):
        number, kind = LEVEL_OF[square], board[square] & 7
        if kind == PAWN:
            levels = pawns if square in home else ()
        elif number > 3 or not side.credits[number - 1]:
            levels = ()
        elif kind == PYRAMID:
            levels = (number + 1,) * pyramid[number - 1]
        else:
            levels = (number + 1,) * (number < 2 or (number == 2 and kind != DOUBLE))  # LO-21
        for level in levels:
            rises += [f"{NAMES[square]}^{name}" for name in _free(board, level)]
    return rises


def _may_pyramid_rise(state: State, seat: Seat) -> tuple[bool, bool, bool]:
    """Tell for boards 1, 2 and 3 whether enough of its colour stands above for the pyramid to follow."""
    board = state.board
    return (
        _count(board, seat, 2, PAWN) >= 4 and _count(board, seat, 2, *_PIECES) >= 1,  # LO-20
        _count(board, seat, 3, PAWN) >= 2 and _count(board, seat, 3, *_PIECES) >= 1,  # LO-21
        True,  # LO-22
    )


def _can_buy(board: bytes, seat: Seat) -> bool:
    """Tell whether the double pawn is on a board and another piece on board 3 (LO-26)."""
    return code(seat, DOUBLE) in board and _count(board, seat, 3, *_PIECES) > 0


def may_ransom(state: State, seat: Seat) -> bool:
    return _is_broke(state, seat) and _can_buy(state.board, seat)


def is_bankrupt(state: State, seat: Seat) -> bool:
    return _is_broke(state, seat) and not _can_buy(state.board, seat)


def _is_broke(state: State, seat: Seat) -> bool:
    """Tell whether the reserve is empty and the opponent holds pawns: with none to buy nobody loses (LO-26)."""
    return not state.sides[seat].reserve and state.sides[1 - seat].held > 0


def can_act(state: State, seat: Seat) -> bool:
    """Tell whether there is any legal action; who can recruit has one, duty or not (LO-23)."""
    return next(_recruits(state, seat), None) is not None or bool(legal(state))
