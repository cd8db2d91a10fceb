"""What stands on a board of Logitac."""

from games.core.outcome import Seat
from games.logitac.board import SPAN
from games.logitac.kinds import CUBE, CUBES, CYLINDER, CYLINDERS, PYRAMID, code


def count(board: bytes | bytearray, seat: Seat, number: int, *kinds: int) -> int:
    return sum(board.count(code(seat, kind), *SPAN[number]) for kind in kinds)


def falling(board: bytes | bytearray, seat: Seat, number: int) -> tuple[int, ...]:
    """List what comes out below, in order, when the pyramid drags all of its colour down from a board (LO-15)."""
    cubes = CUBE if count(board, seat, number, *CUBES) else None
    cylinders = CYLINDER if count(board, seat, number, *CYLINDERS) else None
    return tuple(kind for kind in (PYRAMID, cubes, cylinders) if kind)
