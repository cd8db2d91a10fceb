"""Logitac's four boards as one row of squares, and where each piece may go from each of them."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from games.core.outcome import SEATS, Seat


class Level(NamedTuple):
    """One board: its lines, its columns and the place of its first square in the row."""

    lines: str
    columns: range
    start: int

    @property
    def span(self) -> tuple[int, int]:
        return self.start, self.start + len(self.lines) * len(self.columns)


# LO-1; the row of squares is in the order of the legal list: by letter, then by number
LEVELS = {
    1: Level("abcdefghijkl", range(1, 13), 0),
    2: Level("mnopqrst", range(13, 21), 144),
    3: Level("uvwxy", range(21, 26), 208),
    4: Level("z", range(26, 27), 233),
}
NAMES = tuple(f"{line}{column}" for level in LEVELS.values() for line in level.lines for column in level.columns)
INDEX = {name: square for square, name in enumerate(NAMES)}
SQUARES = range(len(NAMES))
LEVEL_OF = tuple(number for number, level in LEVELS.items() for _ in range(*level.span))
CHIMNEYS = ("d4", "d9", "i4", "i9", "o15", "o18", "r15", "r18", "w23")  # LO-2
SUMMIT = INDEX["z26"]
HOME = ((0, 12), (132, 144))  # LO-3: White's line a, Black's line l
HOME_NAMES = tuple(NAMES[start:stop] for start, stop in HOME)

# A square's content is one byte: kind + 8 for Black. A solitary cube or cylinder has both powers (LO-10).
EMPTY, PAWN, DOUBLE, CYLINDER, CUBE, PYRAMID, SOLE_CYLINDER, SOLE_CUBE, CHIMNEY = range(9)
CODES = 16
BLACK = 8
PLAIN = {SOLE_CYLINDER: CYLINDER, SOLE_CUBE: CUBE}
SOLE = {CYLINDER: SOLE_CYLINDER, CUBE: SOLE_CUBE}
SPELLED = {PAWN: "pawn", DOUBLE: "double", CYLINDER: "cyl", CUBE: "cube", PYRAMID: "pyr"}
CODE_OF = {name: kind for kind, name in SPELLED.items()}

IS_FREE = bytes(code == EMPTY for code in range(CODES)).ljust(256, b"\0")
IS_OF = tuple(bytes(code & 7 > 0 and code >> 3 == seat for code in range(CODES)).ljust(256, b"\0") for seat in (0, 1))

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


def code(seat: int, kind: int) -> int:
    return kind + BLACK * seat


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
RAYS = {CUBE: _CUBE, CYLINDER: _CYLINDER, SOLE_CUBE: _BOTH, SOLE_CYLINDER: _BOTH}
LEAPS = {DOUBLE: _leaps(_rays(_JUMPS)), PYRAMID: _leaps(_BOTH)}  # LO-6, LO-7


def _piece_meanings(seat: Seat) -> tuple[bytes, ...]:
    return tuple(_meaning(seat, free=True, enemy=True, chimney=number > 1) for number in LEVELS)  # LO-13 to LO-15


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


PIECE_MEANINGS = tuple(_piece_meanings(seat) for seat in SEATS)  # by seat, then by board
PAWN_WAYS = tuple(tuple(tuple(_pawn_ways(seat, square)) for square in SQUARES) for seat in SEATS)  # in order

ARRIVALS = {number: NAMES[slice(*level.span)] for number, level in LEVELS.items()}
RECRUITS = tuple(tuple(f"+{name}" for name in names) for names in HOME_NAMES)
DOUBLES = tuple(tuple(f"++{name}" for name in names) for names in HOME_NAMES)
