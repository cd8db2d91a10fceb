"""The cells of Logan Stones as bits of whole numbers: neighbours, lines and the island's shape by shifting."""

from collections.abc import Iterator

from games.logan_stones.island import CELLS, NEIGHBOURS, SIDE

# A column takes one bit more than it has cells: what is shifted over its end falls into the gap.
_COLUMN = SIDE + 1
WAYS = (1, _COLUMN, _COLUMN - 1)  # LS-2

BIT = tuple(1 << (cell // SIDE * _COLUMN + cell % SIDE) for cell in range(len(CELLS)))
CELL = {bit: cell for cell, bit in enumerate(BIT)}
BOARD = sum(BIT)
NEAR = {BIT[cell]: sum(BIT[near] for near in NEIGHBOURS[cell]) for cell in range(len(CELLS))}


def bits(cells: int) -> Iterator[int]:
    while cells:
        lowest = cells & -cells
        yield lowest
        cells ^= lowest


def around(cells: int) -> int:
    """Find all that touches a cell, cells between which lie each other included."""
    a, b, c = WAYS
    return (cells << a | cells >> a | cells << b | cells >> b | cells << c | cells >> c) & BOARD


def touching_two(stones: int) -> int:
    """Find the empty cells that touch at least two stones (LS-6, LS-8)."""
    a, b, c = WAYS
    once = stones << a
    more = stones >> a
    twice = once & more
    once |= more
    for more in (stones << b, stones >> b, stones << c, stones >> c):
        twice |= once & more
        once |= more
    return twice & BOARD & ~stones


def has_line(cells: int) -> bool:
    """Tell whether four lie in a line (LS-12)."""
    for way in WAYS:
        two = cells & cells >> way
        if two & two >> 2 * way:
            return True
    return False


def completing(cells: int) -> int:
    """Find where a fourth would complete a line; occupied cells are for the asker to leave out."""
    found = 0
    for way in WAYS:
        up, down = cells << way, cells >> way
        up2, down2 = up & cells << 2 * way, down & cells >> 2 * way
        found |= up2 & (cells << 3 * way | down) | down2 & (up | cells >> 3 * way)
    return found


def is_only_link(stones: int, stone: int) -> bool:
    """Tell whether the stones left would lie in more than one piece without this one (LS-7, LS-9)."""
    beside = NEAR[stone] & stones
    left = stones ^ stone
    reached = front = beside & -beside
    while front and beside & ~reached:
        front = around(front) & left & ~reached
        reached |= front
    return bool(beside & ~reached)
