"""What could capture on a square of Logitac."""

from games.logitac.kinds import BLACK, CUBE, CYLINDER, DOUBLE, EMPTY, PAWN, PYRAMID, SOLE_CUBE, SOLE_CYLINDER
from games.opponents.logitac.squares import AROUND, DIAGONALS, JUMPS, LINES, PAWN_ATTACKERS


def attacker(board: bytearray, square: int, by: int) -> int:
    """Find the least piece of a seat that could capture on a square, EMPTY if none could."""
    colour = BLACK * by
    for origin in PAWN_ATTACKERS[by][square]:
        if board[origin] == PAWN + colour:
            return PAWN
    for origin in JUMPS[square]:
        if board[origin] == DOUBLE + colour:
            return DOUBLE
    for rays, kinds in (
        (DIAGONALS, (CYLINDER + colour, SOLE_CUBE + colour, SOLE_CYLINDER + colour)),
        (LINES, (CUBE + colour, SOLE_CUBE + colour, SOLE_CYLINDER + colour)),
    ):
        for ray in rays[square]:
            for origin in ray:
                met = board[origin]
                if met:
                    if met in kinds:
                        return met & 7
                    break
    for origin in AROUND[square]:
        if board[origin] == PYRAMID + colour:
            return PYRAMID
    return EMPTY
