"""What lies how on Logitac's boards, tabulated for a fast search."""

from games.logitac.board import CHIMNEYS, INDEX, LEVEL_OF, LEVELS, SPAN, SQUARES
from games.logitac.kinds import CODES, CUBE, CYLINDER, DOUBLE, PAWN, PYRAMID
from games.logitac.ways import LEAPS, PAWN_WAYS, RAYS

Squares = tuple[int, ...]

IS_HOLE = tuple(square in {INDEX[name] for name in CHIMNEYS} for square in SQUARES)
OWNER = tuple((2 if code & 7 == 0 else code >> 3) for code in range(CODES))  # 2: nobody's

# By seat and origin: where a pawn steps if it is free, where it captures, which chimneys it may enter (LO-8, LO-12)
_FREE, _HOLE = 0, 8
PAWN_STEPS = tuple(
    tuple(tuple(to for to, meaning, _ in ways if meaning[_FREE] and not IS_HOLE[to]) for ways in by_square)
    for by_square in PAWN_WAYS
)
PAWN_CAPTURES = tuple(
    tuple(
        tuple(to for to, meaning, _ in ways if meaning[PAWN + 8 * (1 - seat)] and not IS_HOLE[to]) for ways in by_square
    )
    for seat, by_square in enumerate(PAWN_WAYS)
)
PAWN_HOLES = tuple(
    tuple(tuple(to for to, meaning, _ in ways if IS_HOLE[to] and meaning[_HOLE]) for ways in by_square)
    for by_square in PAWN_WAYS
)


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
