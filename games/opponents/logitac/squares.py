"""What lies how on Logitac's boards, tabulated for a fast search."""

from games.logitac.board import CHIMNEYS, INDEX, LEVEL_OF, LEVELS, SPAN, SQUARES
from games.logitac.kinds import CHIMNEY, CODES, CUBE, CYLINDER, DOUBLE, EMPTY, PAWN, PYRAMID, code
from games.logitac.ways import LEAPS, PAWN_WAYS, RAYS

Squares = tuple[int, ...]

IS_HOLE = tuple(square in {INDEX[name] for name in CHIMNEYS} for square in SQUARES)
OWNER = tuple((2 if content & 7 == 0 else content >> 3) for content in range(CODES))  # 2: nobody's


def _pawn_ways(for_white: int, for_black: int) -> tuple[tuple[Squares, ...], ...]:
    """List by seat and origin where a pawn may go that meets such a content there (LO-8, LO-12)."""
    return tuple(
        tuple(
            tuple(to for to, meaning, _ in ways if meaning[met] and IS_HOLE[to] == (met == CHIMNEY))
            for ways in by_square
        )
        for met, by_square in zip((for_white, for_black), PAWN_WAYS, strict=True)
    )


PAWN_STEPS = _pawn_ways(EMPTY, EMPTY)
PAWN_CAPTURES = _pawn_ways(code(1, PAWN), code(0, PAWN))
PAWN_HOLES = _pawn_ways(CHIMNEY, CHIMNEY)


def _reversed(ways: tuple[Squares, ...]) -> tuple[Squares, ...]:
    return tuple(tuple(origin for origin in SQUARES if square in ways[origin]) for square in SQUARES)


PAWN_ATTACKERS = tuple(_reversed(ways) for ways in PAWN_CAPTURES)  # from where a seat's pawn captures on the square

RAY = {
    kind: tuple(tuple(tuple(to for to, _ in ray) for ray in around) for around in rays) for kind, rays in RAYS.items()
}
LINES, DIAGONALS = RAY[CUBE], RAY[CYLINDER]
LEAP = {kind: tuple(tuple(to for to, _ in around) for around in leaps) for kind, leaps in LEAPS.items()}
JUMPS, AROUND = LEAP[DOUBLE], LEAP[PYRAMID]


def _middle(square: int) -> int:
    """Tell how near the middle of its board a square lies: 0 at the edge."""
    lines, columns, start = LEVELS[LEVEL_OF[square]]
    line, column = divmod(square - start, len(columns))
    return min(line, len(lines) - 1 - line) + min(column, len(columns) - 1 - column)


MIDDLE = tuple(_middle(square) for square in SQUARES)
OUTWARD = {  # the squares of a board, the middle first
    number: tuple(sorted((s for s in range(*span) if not IS_HOLE[s]), key=lambda s: (-MIDDLE[s], s)))
    for number, span in SPAN.items()
}
