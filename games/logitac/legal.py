"""Everything a player of Logitac may do, in the order of the rules page."""

from collections.abc import Iterator
from itertools import compress

from games.core.outcome import Seat
from games.logitac.board import CHIMNEYS, HOMES, INDEX, LEVEL_OF, LEVELS, NAMES, SPAN, SQUARES
from games.logitac.kinds import CUBES, CYLINDERS, DOUBLE, IS_FREE, IS_OF, PAWN, PIECES, PYRAMID, SPELLED, code
from games.logitac.standing import count, falling
from games.logitac.state import State
from games.logitac.ways import ARRIVALS, DOUBLES, RECRUITS, moves

STAY = "stay"
RANSOM = "ransom"
_FALLS_FROM_3 = tuple(f"-{name}" for name in CHIMNEYS if INDEX[name] >= LEVELS[3].start)


def legal(state: State) -> list[str]:
    seat = state.to_move
    if seat is None:
        return []
    if state.falling:
        return [f"{SPELLED[state.falling[0]]}@{name}" for name in _free(state.board, state.landing)]
    if state.is_escaping:
        return [*moves(state.board, seat, state.board.index(code(seat, PYRAMID))), STAY]
    return _turn(state, seat)


def _turn(state: State, seat: Seat) -> list[str]:
    """List what a turn may begin with; a credit is a duty (LO-23)."""
    board, recruits = state.board, list(_recruits(state, seat))
    if any(state.sides[seat].credits):
        could_rise = bool(_pawn_levels(state, seat))
        rises = _rises(state, seat)
        if rises:
            home = HOMES[seat]
            is_waiting = board.find(code(seat, PAWN), home.start, home.stop) >= 0
            return rises + recruits if could_rise and not is_waiting else rises
        if could_rise and recruits:
            return recruits
    found = [*_all_moves(board, seat), *recruits, *_doubles(state, seat)]
    return [*found, RANSOM] if may_ransom(state, seat) else found


def _all_moves(board: bytes, seat: Seat) -> list[str]:
    found: list[str] = []
    for square in compress(SQUARES, board.translate(IS_OF[seat])):
        found += moves(board, seat, square)
    if board.count(0, *SPAN[2]) < 3:  # LO-13, LO-15: nothing can come out on a board that is full
        found = [action for action in found if not _is_blocked_fall(board, seat, action)]
    return found


def _is_blocked_fall(board: bytes, seat: Seat, action: str) -> bool:
    if not action.endswith(_FALLS_FROM_3):
        return False
    kind = board[INDEX[action.partition("-")[0]]] & 7
    room = board.count(0, *SPAN[2])
    return kind != PAWN and room < (len(falling(board, seat, 3)) if kind == PYRAMID else 1)


def _free(board: bytes, number: int) -> Iterator[str]:
    """Name the squares of a board that are free (LO-19)."""
    start, stop = SPAN[number]
    return compress(ARRIVALS[number], board[start:stop].translate(IS_FREE))


def _recruits(state: State, seat: Seat) -> Iterator[str]:
    """List where a pawn may enter: from the second turn on (LO-16), and no turn before the third can be a pass."""
    if state.turn < 3 or not state.sides[seat].reserve:
        return iter(())
    home = HOMES[seat]
    return compress(RECRUITS[seat], state.board[home.start : home.stop].translate(IS_FREE))


def _doubles(state: State, seat: Seat) -> Iterator[str]:
    """List where the double pawn may enter (LO-17)."""
    side, board = state.sides[seat], state.board
    if state.turn < 3 or not side.double or side.held < 2:
        return iter(())
    if count(board, seat, 1, *CUBES) and count(board, seat, 1, *CYLINDERS):
        return iter(())
    home = HOMES[seat]
    return compress(DOUBLES[seat], board[home.start : home.stop].translate(IS_FREE))


def _pawn_levels(state: State, seat: Seat) -> tuple[int, ...]:
    """Tell to which boards a pawn on the home line may ascend now (LO-20, LO-21)."""
    board, credits = state.board, state.sides[seat].credits
    to_second = credits[0] and board.count(0, *SPAN[2])
    to_third = credits[1] and count(board, seat, 2, PAWN) >= 4 and board.count(0, *SPAN[3])
    return (2,) * bool(to_second) + (3,) * bool(to_third)


def _rises(state: State, seat: Seat) -> list[str]:
    """List every ascent the credits allow, by origin, then by target (LO-18 to LO-22)."""
    board, side = state.board, state.sides[seat]
    pawns = _pawn_levels(state, seat)
    pyramid = _may_pyramid_rise(state, seat)
    rises: list[str] = []
    for square in compress(SQUARES, board.translate(IS_OF[seat])):
        number, kind = LEVEL_OF[square], board[square] & 7
        if kind == PAWN:
            levels = pawns if square in HOMES[seat] else ()
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
        count(board, seat, 2, PAWN) >= 4 and count(board, seat, 2, *PIECES) >= 1,  # LO-20
        count(board, seat, 3, PAWN) >= 2 and count(board, seat, 3, *PIECES) >= 1,  # LO-21
        True,  # LO-22
    )


def _can_buy(board: bytes, seat: Seat) -> bool:
    """Tell whether the double pawn is on a board and another piece on board 3 (LO-26)."""
    return code(seat, DOUBLE) in board and count(board, seat, 3, *PIECES) > 0


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
