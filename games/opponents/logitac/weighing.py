"""What a position of Logitac is worth."""

from functools import cache

from games.logitac.board import HOMES, LEVEL_OF, SQUARES
from games.logitac.kinds import BLACK, CODES, CUBE, CYLINDER, DOUBLE, PAWN, PYRAMID, SOLE_CUBE, SOLE_CYLINDER
from games.logitac.length import SHEET
from games.logitac.state import line_of
from games.opponents.logitac.position import PieceTable, QuickPosition
from games.opponents.logitac.sides import ASCENTS, CAPTURED, CREDITS, HAS_PYRAMID, NEVER, RESERVE, SIDE, SPARE_DOUBLE
from games.opponents.logitac.squares import IS_HOLE, MIDDLE, RAY

PIECE = {DOUBLE: 1500, CYLINDER: 2000, CUBE: 2400, PYRAMID: 0, SOLE_CYLINDER: 3000, SOLE_CUBE: 3000}
UP = {1: 0, 2: 500, 3: 3000, 4: 0}  # a piece on a higher board
PAWN_UP = {2: 800, 3: 2500, 4: 0}
PYRAMID_UP = {1: 0, 2: 4000, 3: 9000, 4: 0}
CREDIT = (1300, 2600, 12000)
LOST_PYRAMID = 30000
LOW_RESERVE = (3000, 1500, 700, 300)
TO_GO = (14000, 7000, 4000, 2000, 900, 400, 0)  # by half credits still to earn for the ascents that win
CATCH = (0, 700, 2800, 3300, 3700, 30000, 4300, 4300)  # what a capture gains, by kind, its credit included
ROOM = 12  # a square that a cube or cylinder may go to


@cache
def worth(length: str) -> PieceTable:
    """Tabulate what each content of each square counts: for White, against Black."""
    is_sheet = length == SHEET
    return tuple(tuple(_worth(content, square, is_sheet) for square in SQUARES) for content in range(CODES))


def _worth(content: int, square: int, is_sheet: bool) -> int:
    kind, seat = content & 7, content >> 3
    if kind == 0 or IS_HOLE[square]:
        return 0
    sign = -1 if seat else 1
    return sign * (_pawn(seat, square, is_sheet) if kind == PAWN else _piece(kind, square, is_sheet))


def _pawn(seat: int, square: int, is_sheet: bool) -> int:
    number = LEVEL_OF[square]
    if number > 1:
        return PAWN_UP[number] // (1 if is_sheet else 2) + 10 * MIDDLE[square]
    line = line_of(1 if seat else 0, square)
    return 150 + 20 * min(line, 8) + (0 if square in HOMES[seat] else 6 * MIDDLE[square])


def _piece(kind: int, square: int, is_sheet: bool) -> int:
    number = LEVEL_OF[square]
    if kind == PYRAMID:
        return PYRAMID_UP[number] if is_sheet else -10 * MIDDLE[square]
    return PIECE[kind] + (UP[number] if is_sheet else 0) + 15 * MIDDLE[square]


def weigh(at: QuickPosition) -> int:
    """Say how much better the seat to move stands, in thousandths of a pawn or so."""
    white = at.score + _side(at, 0) - _side(at, 1) + ROOM * (_room(at.board, 0) - _room(at.board, BLACK))
    return -white if at.seat else white


def _side(at: QuickPosition, seat: int) -> int:
    sides, base, is_race = at.sides, seat * SIDE, at.ascents_to_win < NEVER
    reserve = sides[base + RESERVE]
    worth = 90 * reserve + 600 * sides[base + SPARE_DOUBLE]
    if reserve < len(LOW_RESERVE):
        worth -= LOW_RESERVE[reserve]
    if sides[base + HAS_PYRAMID]:
        worth += LOST_PYRAMID
    base_credits, base_captured = base + CREDITS, base + CAPTURED
    halves = 0
    for number in (0, 1, 2):
        half = 2 * sides[base_credits + number] + (sides[base_captured + number] & 1)
        halves += half
        worth += CREDIT[number] * half // (8 if is_race else 2)
    if is_race:
        missing = 2 * (at.ascents_to_win - sides[base + ASCENTS]) - halves
        worth += TO_GO[max(missing, 0)]
    return worth


def _room(board: bytearray, colour: int) -> int:
    """Count the free squares that a colour's cube and cylinder could go to."""
    room = 0
    for kind in (CUBE, CYLINDER, SOLE_CUBE, SOLE_CYLINDER):
        origin = board.find(kind + colour)
        if origin >= 0:
            for ray in RAY[kind][origin]:
                for square in ray:
                    if board[square]:
                        break
                    room += 1
    return room
