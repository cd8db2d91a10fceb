"""Where each piece of Logitac may go from each square."""

from collections.abc import Iterable, Iterator
from functools import cache

from games.core.outcome import SEATS, Seat
from games.logitac.board import CHIMNEYS, HOMES, LEVEL_OF, LEVELS, NAMES, SPAN, SQUARES
from games.logitac.kinds import CHIMNEY, CODES, CUBE, CYLINDER, DOUBLE, EMPTY, PAWN, PLAIN, PYRAMID, code

# What a content means to a mover: no way, a step, a capture
BARRED, STEP, CAPTURE = range(3)
SquareStep = tuple[int, str]  # the square it leads to, how a step there is spelled
Ray = tuple[SquareStep, ...]
Rays = tuple[tuple[Ray, ...], ...]  # by origin
PawnWay = tuple[int, bytes, str]  # with the meaning of each content: a pawn steps one way and captures another

_LINEAR = ((-1, 0), (0, -1), (0, 1), (1, 0))
_DIAGONAL = ((-1, -1), (-1, 1), (1, -1), (1, 1))
_AROUND = tuple(sorted(_LINEAR + _DIAGONAL))
_JUMPS = ((-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1))


def captured(step: str) -> str:
    return step.replace("-", "x")


def _meaning(seat: Seat, *, free: bool, enemy: bool, chimney: bool) -> bytes:
    """Tabulate what each content of a target square means to this seat's piece."""
    table = bytearray(CODES)
    table[EMPTY] = STEP if free else BARRED
    table[CHIMNEY] = STEP if chimney else BARRED
    for kind in range(PAWN, CHIMNEY):
        table[code(1 - seat, kind)] = CAPTURE if enemy else BARRED
    return bytes(table)


def _beside(square: int, lines: int, columns: int) -> int | None:
    """Find the square so many lines and columns away on the same board."""
    level = LEVELS[LEVEL_OF[square]]
    width = len(level.columns)
    line, column = divmod(square - level.start, width)
    if 0 <= line + lines < len(level.lines) and 0 <= column + columns < width:
        return square + lines * width + columns
    return None


def _ray(square: int, lines: int, columns: int) -> Iterator[SquareStep]:
    """List the ways in one direction, the nearest first."""
    target = _beside(square, lines, columns)
    while target is not None:
        yield target, f"{NAMES[square]}-{NAMES[target]}"
        target = _beside(target, lines, columns)


def _rays(directions: Iterable[tuple[int, int]]) -> Rays:
    return tuple(
        tuple(ray for lines, columns in directions if (ray := tuple(_ray(square, lines, columns))))
        for square in SQUARES
    )


def _leaps(rays: Rays) -> tuple[tuple[SquareStep, ...], ...]:
    """Go no further than the first square of each ray, and list them in order."""
    return tuple(tuple(sorted(ray[0] for ray in around)) for around in rays)


_CUBE, _CYLINDER = _rays(_LINEAR), _rays(_DIAGONAL)  # LO-6
_BOTH = tuple(one + other for one, other in zip(_CUBE, _CYLINDER, strict=True))
RAYS = {CUBE: _CUBE, CYLINDER: _CYLINDER} | dict.fromkeys(PLAIN, _BOTH)  # LO-10
LEAPS = {DOUBLE: _leaps(_rays(_JUMPS)), PYRAMID: _leaps(_BOTH)}  # LO-6, LO-7


@cache
def _pawn_meaning(seat: Seat, board: int, lines: int, columns: int) -> bytes:
    """Tell what a pawn may do so many lines and columns away (LO-8, LO-12)."""
    forward = lines == (-1 if seat else 1)
    straight = not lines or not columns
    return _meaning(
        seat,
        free=straight and (forward, not columns, True)[board - 1],
        enemy=not straight and (forward or board > 1),
        chimney=forward or not lines or board > 1,
    )


def _pawn_ways(seat: Seat, square: int) -> Iterator[PawnWay]:
    steps = dict(LEAPS[PYRAMID][square])
    for lines, columns in _AROUND:
        target = _beside(square, lines, columns)
        if target is not None:
            meaning = _pawn_meaning(seat, LEVEL_OF[square], lines, columns)
            is_chimney = NAMES[target] in CHIMNEYS
            if meaning[CHIMNEY] if is_chimney else any(meaning[:CHIMNEY] + meaning[CHIMNEY + 1 :]):
                step = steps[target]
                yield target, meaning, step if is_chimney or meaning[EMPTY] else captured(step)


PIECE_MEANINGS = tuple(  # by seat, then by board: LO-13 to LO-15
    tuple(_meaning(seat, free=True, enemy=True, chimney=number > 1) for number in LEVELS) for seat in SEATS
)
PAWN_WAYS = tuple(tuple(tuple(_pawn_ways(seat, square)) for square in SQUARES) for seat in SEATS)  # in order

ARRIVALS = {number: NAMES[slice(*span)] for number, span in SPAN.items()}
RECRUITS = tuple(tuple(f"+{NAMES[square]}" for square in home) for home in HOMES)
DOUBLES = tuple(tuple(f"++{NAMES[square]}" for square in home) for home in HOMES)


def moves(board: bytes, seat: Seat, square: int) -> list[str]:
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
    return [text for _, text in sorted(_slides(board, RAYS[kind][square], meaning, HOMES[1 - seat]))]


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
