"""The island of Logan Stones: hexagonal cells, neighbours, and what its shape allows."""

from collections import Counter
from functools import cache, lru_cache
from itertools import chain

SIDE = 26  # LS-2: columns a–z, numbers 1–26
CELLS = tuple(f"{chr(97 + column)}{number}" for column in range(SIDE) for number in range(1, SIDE + 1))
NUMBER = {name: number for number, name in enumerate(CELLS)}
_LINES = ((1, 0), (0, 1), (1, -1))

Cells = tuple[int, ...]


def _beside(cell: int, way: tuple[int, int]) -> int | None:
    column, row = cell // SIDE + way[0], cell % SIDE + way[1]
    return column * SIDE + row if 0 <= column < SIDE and 0 <= row < SIDE else None


def _neighbours(cell: int) -> Cells:
    ways = (*_LINES, *((-dx, -dy) for dx, dy in _LINES))
    return tuple(sorted(beside for way in ways if (beside := _beside(cell, way)) is not None))


@cache
def _fours(cell: int) -> tuple[Cells, ...]:
    """List what may complete a line of four that begins here."""
    ahead = (tuple(_beside(cell, (dx * step, dy * step)) for step in (1, 2, 3)) for dx, dy in _LINES)
    inside = (tuple(beside for beside in besides if beside is not None) for besides in ahead)
    return tuple(three for three in inside if len(three) == 3)


NEIGHBOURS = tuple(_neighbours(cell) for cell in range(SIDE * SIDE))


@lru_cache(maxsize=512)
def openings(lying: Cells) -> Cells:
    """List the empty cells that touch at least two stones (LS-6, LS-8)."""
    return tuple(sorted(cell for cell, touching in _shore(lying).items() if touching >= 2))


def _shore(lying: Cells) -> dict[int, int]:
    """Count for every empty cell beside the island the stones it touches."""
    touched = Counter(chain.from_iterable(NEIGHBOURS[cell] for cell in lying))
    for cell in lying:
        touched.pop(cell, None)
    return touched


def drops(others: Cells, origin: int) -> Cells:
    """List where a lifted stone can go (LS-8)."""
    return tuple(cell for cell in openings(others) if cell != origin)


@lru_cache(maxsize=512)
def movable(lying: Cells) -> tuple[Cells, Cells]:
    """List the stones that may be lifted (LS-7) and those that may be turned over in place (LS-9)."""
    links = _links(lying)
    only_links = [_is_only_link(links, stone) for stone in range(len(lying))]
    shore = _shore(lying)
    wide = any(touching >= 3 for touching in shore.values())  # open still when one of the stones is gone
    narrow = {cell for cell, touching in shore.items() if touching == 2}
    lifts = tuple(
        cell
        for cell, only_link in zip(lying, only_links, strict=True)
        if not only_link and (wide or not narrow.issubset(NEIGHBOURS[cell]))
    )
    flips = tuple(
        cell
        for cell, only_link, linked in zip(lying, only_links, links, strict=True)
        if only_link or linked.bit_count() == 1
    )
    return lifts, flips


def _links(lying: Cells) -> list[int]:
    """Tell for every stone, as a set of bits, which others it touches."""
    bit = {cell: 1 << nth for nth, cell in enumerate(lying)}
    return [sum(bit[near] for near in NEIGHBOURS[cell] if near in bit) for cell in lying]


def _is_only_link(links: list[int], stone: int) -> bool:
    """Tell whether the stone's neighbours lose touch without it: the island is in one piece, so nothing else can."""
    beyond = links[stone]
    reached = front = beyond & -beyond
    while front and beyond & ~reached:
        lowest = front & -front
        more = links[lowest.bit_length() - 1] & ~reached & ~(1 << stone)
        reached |= more
        front = (front ^ lowest) | more
    return bool(beyond & ~reached)


def lines(shown: dict[int, str]) -> Cells:
    """List the cells of every straight line of four or more like symbols (LS-12): a longer one is several fours."""
    look = shown.get
    in_lines: set[int] = set()
    for cell, symbol in shown.items():
        for second, third, fourth in _fours(cell):
            if look(second) == symbol and look(third) == symbol and look(fourth) == symbol:
                in_lines |= {cell, second, third, fourth}
    return tuple(sorted(in_lines))
