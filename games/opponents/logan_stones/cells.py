"""The cells around an island of Logan Stones as bits of whole numbers: neighbours and lines by shifting."""

from collections.abc import Iterable, Iterator

from games.logan_stones.island import SIDE

MARGIN = 4  # cells round the island: as many turns ahead it may grow

CellWays = tuple[int, int, int]


class HexGrid:
    """The part of the table that matters: small numbers are quick to reckon with."""

    __slots__ = ("bit", "board", "cell", "near", "ways")

    def __init__(self, lying: Iterable[int]) -> None:
        columns, rows = zip(*(divmod(cell, SIDE) for cell in lying), strict=True)
        left, right = max(min(columns) - MARGIN, 0), min(max(columns) + MARGIN, SIDE - 1)
        low, high = max(min(rows) - MARGIN, 0), min(max(rows) + MARGIN, SIDE - 1)
        step = high - low + 2  # one bit more than a column has cells: what is shifted over its end falls into the gap
        self.ways: CellWays = (1, step, step - 1)  # LS-2
        self.bit: dict[int, int] = {
            column * SIDE + row: 1 << ((column - left) * step + row - low)
            for column in range(left, right + 1)
            for row in range(low, high + 1)
        }
        self.cell = {bit: cell for cell, bit in self.bit.items()}
        self.board: int = sum(self.cell)
        self.near = {bit: self.around(bit) for bit in self.cell}

    def around(self, cells: int) -> int:
        """Find all that touches a cell, cells between which lie each other included."""
        a, b, c = self.ways
        return (cells << a | cells >> a | cells << b | cells >> b | cells << c | cells >> c) & self.board

    def touching_two(self, stones: int) -> int:
        """Find the empty cells that touch at least two stones (LS-6, LS-8)."""
        a, b, c = self.ways
        once, more = stones << a, stones >> a
        twice = once & more
        once |= more
        more = stones << b
        twice |= once & more
        once |= more
        more = stones >> b
        twice |= once & more
        once |= more
        more = stones << c
        twice |= once & more
        return (twice | (once | more) & stones >> c) & self.board & ~stones

    def is_only_link(self, stones: int, stone: int) -> bool:
        """Tell whether the stones left would lie in more than one piece without this one (LS-7, LS-9)."""
        beside = self.near[stone] & stones
        left = stones ^ stone
        reached = front = beside & -beside
        while front and beside & ~reached:
            front = self.around(front) & left & ~reached
            reached |= front
        return bool(beside & ~reached)


def bits(cells: int) -> Iterator[int]:
    while cells:
        lowest = cells & -cells
        yield lowest
        cells ^= lowest


def has_line(cells: int, ways: CellWays) -> bool:
    """Tell whether four lie in a line (LS-12)."""
    for way in ways:
        two = cells & cells >> way
        if two & two >> 2 * way:
            return True
    return False


def completing(cells: int, ways: CellWays) -> int:
    """Find where a fourth would complete a line; occupied cells are for the asker to leave out."""
    completed = 0
    for way in ways:
        two = cells & cells >> way
        if two:
            three = two & two >> way
            one_out = (two & cells >> 3 * way) << way | cells & two >> 2 * way
            completed |= one_out << way | three << 3 * way | three >> way
    return completed
