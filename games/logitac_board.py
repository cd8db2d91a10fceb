"""Logitac's four boards as one row of squares, and where each piece may go from each of them."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from games.core.outcome import Seat


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

# What a content means to a mover: no way, a step, a capture. Texts of a target stand in this order.
_BARRED, _STEP, _CAPTURE = range(3)
Target = tuple[int, bytes, tuple[str, str, str]]  # square, meaning of each content there, how the move is spelled
Ray = tuple[Target, ...]

_LINEAR = ((-1, 0), (0, -1), (0, 1), (1, 0))
_DIAGONAL = ((-1, -1), (-1, 1), (1, -1), (1, 1))
_AROUND = tuple(sorted(_LINEAR + _DIAGONAL))
_JUMPS = ((-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1))


def code(seat: int, kind: int) -> int:
    return kind + BLACK * seat


@cache
def _meaning(seat: Seat, *, free: bool, enemy: bool, chimney: bool, pawns: bool = True) -> bytes:
    """Tabulate what each content of a target square means to this seat's piece."""
    table = bytearray(CODES)
    table[EMPTY] = _STEP if free else _BARRED
    table[CHIMNEY] = _STEP if chimney else _BARRED
    for kind in range(PAWN, CHIMNEY):
        table[code(1 - seat, kind)] = _CAPTURE if enemy and (pawns or kind != PAWN) else _BARRED
    return bytes(table)


def _beside(square: int, lines: int, columns: int) -> int | None:
    """Find the square so many lines and columns away on the same board."""
    level = LEVELS[LEVEL_OF[square]]
    width = len(level.columns)
    line, column = divmod(square - level.start, width)
    if 0 <= line + lines < len(level.lines) and 0 <= column + columns < width:
        return square + lines * width + columns
    return None


@cache
def _spelled(square: int, target: int) -> tuple[str, str, str]:
    return "", f"{NAMES[square]}-{NAMES[target]}", f"{NAMES[square]}x{NAMES[target]}"


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


def _pawn(seat: Seat, square: int) -> Iterator[Target]:
    for lines, columns in _AROUND:
        target = _beside(square, lines, columns)
        if target is not None:
            meaning = _pawn_meaning(seat, LEVEL_OF[square], lines, columns)
            if meaning[CHIMNEY] if NAMES[target] in CHIMNEYS else any(meaning[:CHIMNEY] + meaning[CHIMNEY + 1 :]):
                yield target, meaning, _spelled(square, target)


def _leaps(seat: Seat, square: int, ways: tuple[tuple[int, int], ...]) -> Iterator[Target]:
    """List the targets of a piece that takes one step or jump (LO-6, LO-7)."""
    meaning = _meaning(seat, free=True, enemy=True, chimney=LEVEL_OF[square] > 1)  # LO-14, LO-15
    for lines, columns in ways:
        target = _beside(square, lines, columns)
        if target is not None:
            yield target, meaning, _spelled(square, target)


def _ray(seat: Seat, square: int, lines: int, columns: int) -> Iterator[Target]:
    """List the targets of a cube or cylinder one way, the nearest first (LO-6)."""
    target = _beside(square, lines, columns)
    while target is not None:
        pawns = not HOME[1 - seat][0] <= target < HOME[1 - seat][1]  # LO-9
        meaning = _meaning(seat, free=True, enemy=True, chimney=LEVEL_OF[square] > 1, pawns=pawns)  # LO-13
        yield target, meaning, _spelled(square, target)
        target = _beside(target, lines, columns)


def _rays(seat: Seat, ways: tuple[tuple[int, int], ...]) -> tuple[tuple[Ray, ...], ...]:
    return tuple(
        tuple(ray for lines, columns in ways if (ray := tuple(_ray(seat, square, lines, columns))))
        for square in SQUARES
    )


def _tabulate() -> tuple[dict[int, tuple[Ray, ...]], dict[int, tuple[tuple[Ray, ...], ...]]]:
    leaps: dict[int, tuple[Ray, ...]] = {}
    rays: dict[int, tuple[tuple[Ray, ...], ...]] = {}
    seats: tuple[Seat, Seat] = (0, 1)
    for seat in seats:
        leaps[code(seat, PAWN)] = tuple(tuple(_pawn(seat, square)) for square in SQUARES)
        leaps[code(seat, DOUBLE)] = tuple(tuple(_leaps(seat, square, _JUMPS)) for square in SQUARES)
        leaps[code(seat, PYRAMID)] = tuple(tuple(_leaps(seat, square, _AROUND)) for square in SQUARES)
        cube = rays[code(seat, CUBE)] = _rays(seat, _LINEAR)
        cylinder = rays[code(seat, CYLINDER)] = _rays(seat, _DIAGONAL)
        both = tuple(one + other for one, other in zip(cube, cylinder, strict=True))
        rays[code(seat, SOLE_CUBE)] = rays[code(seat, SOLE_CYLINDER)] = both
    return leaps, rays


LEAPS, RAYS = _tabulate()  # by content, then by square: targets in order; rays, each from near to far


def _rises(origins: range, board: int) -> dict[int, tuple[str, ...]]:
    names = NAMES[slice(*LEVELS[board].span)]
    return {origin: tuple(f"{NAMES[origin]}^{name}" for name in names) for origin in origins}


# How each ascent is spelled: by board of arrival, then by origin; one for every square up there
RISES = {2: _rises(range(144), 2), 3: _rises(range(208), 3), 4: _rises(range(208, 233), 4)}
EXITS = {
    kind: {board: tuple(f"{SPELLED[kind]}@{name}" for name in NAMES[slice(*LEVELS[board].span)]) for board in (1, 2)}
    for kind in (PYRAMID, CUBE, CYLINDER)
}
RECRUITS = tuple(tuple(f"+{name}" for name in names) for names in HOME_NAMES)
DOUBLES = tuple(tuple(f"++{name}" for name in names) for names in HOME_NAMES)
