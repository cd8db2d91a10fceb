"""The field of Topologic: sixty tiles on a grid, and the ways across it."""

from dataclasses import dataclass
from functools import lru_cache

from games.core.seeded import Lots

COLOURS = "roygcbvpwk"
TILES = tuple(colour + value for colour in COLOURS for value in "123456")  # TP-1, in the order of the legal list
NUMBER = {name: number for number, name in enumerate(TILES)}
GAP = 255  # a cell without a tile
BLOCK_WIDTH = 10
MOST_COLUMNS = 10  # side by side, as it is shown
ISLAND_WIDTH, ISLAND_HEIGHT = 12, 10  # at most: tiles have to stay legible on a telephone
_SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))
_WAYS = (*_SIDES, (1, 1), (-1, 1), (-1, -1), (1, -1))

Cell = tuple[int, int]  # column, row

_BLOCK = [(column, row) for row in range(len(TILES) // BLOCK_WIDTH) for column in range(BLOCK_WIDTH)]


@dataclass(frozen=True, slots=True)
class Field:
    """The cells row by row, each the number of its tile or GAP."""

    width: int
    cells: bytes

    @property
    def rows(self) -> tuple[bytes, ...]:
        return tuple(self.cells[start : start + self.width] for start in range(0, len(self.cells), self.width))

    @property
    def shown(self) -> tuple[tuple[int, ...], ...]:
        """The rows as pictures and text boards show them: a field too wide, or higher than need be, lies on its side.

        That leaves every way across it as it is.
        """
        rows = tuple(map(tuple, self.rows))
        if self.width > MOST_COLUMNS or self.width < len(rows) <= MOST_COLUMNS:
            return tuple(zip(*rows, strict=True))
        return rows


ONE_ROW = Field(len(TILES), bytes(range(len(TILES))))  # every tile lies at the rim, and is in reach of every other


def lay(kind: str, seed: str) -> Field:
    """Assemble the field by lot (TP-2)."""
    cells = _BLOCK if kind == "block" else _island(Lots(seed, "island"))
    tiles = Lots(seed, "tiles").shuffled(range(len(TILES)))
    lying = dict(zip(cells, tiles, strict=True))
    width = 1 + max(column for column, _ in cells)
    height = 1 + max(row for _, row in cells)
    return Field(width, bytes(lying.get((column, row), GAP) for row in range(height) for column in range(width)))


def _island(lots: Lots) -> list[Cell]:
    """Grow cell by cell: each next one is any of those beside the island, all equally likely, if it fits the box."""
    columns, rows = [0], [0]
    island: list[Cell] = []
    shore: list[Cell] = [(0, 0)]
    known = {(0, 0)}
    while len(island) < len(TILES):
        column, row = shore.pop(lots.below(len(shore)))
        if _span(columns, column) > ISLAND_WIDTH or _span(rows, row) > ISLAND_HEIGHT:
            continue  # the box only fills up: what does not fit now never will
        columns.append(column)
        rows.append(row)
        island.append((column, row))
        fresh = [cell for dx, dy in _SIDES if (cell := (column + dx, row + dy)) not in known]
        shore += fresh
        known.update(fresh)
    left, top = min(columns), min(rows)
    return sorted(((column - left, row - top) for column, row in island), key=lambda cell: (cell[1], cell[0]))


def _span(line: list[int], extra: int) -> int:
    return max(*line, extra) - min(*line, extra) + 1


def _map(field: Field) -> dict[Cell, int]:
    return {(x, y): tile for y, tiles in enumerate(field.rows) for x, tile in enumerate(tiles) if tile != GAP}


@lru_cache(maxsize=32)
def rim(field: Field) -> tuple[int, ...]:
    """List the tiles with a gap or the outside orthogonally beside them (TP-6 `edge`)."""
    lying = _map(field)
    edge = [tile for (x, y), tile in lying.items() if any((x + dx, y + dy) not in lying for dx, dy in _SIDES)]
    return tuple(sorted(edge))


@lru_cache(maxsize=8)
def reach(field: Field) -> tuple[tuple[int, ...], ...]:
    """List for every tile where a pawn on it can go (TP-8): in eight directions until a place without a tile."""
    lying = _map(field)
    reached: list[tuple[int, ...]] = [()] * len(TILES)
    for cell, tile in lying.items():
        reached[tile] = tuple(sorted(goal for way in _WAYS for goal in _ray(lying, cell, way)))
    return tuple(reached)


def _ray(lying: dict[Cell, int], cell: Cell, way: tuple[int, int]) -> list[int]:
    # Only the cells passed through count: the two beside a diagonal step may both be gaps (TP-8 as amended).
    tiles = []
    column, row = cell[0] + way[0], cell[1] + way[1]
    while (tile := lying.get((column, row))) is not None:
        tiles.append(tile)
        column, row = column + way[0], row + way[1]
    return tiles


_ALIKE = tuple(bytes((one[0] == two[0]) + (one[1] == two[1]) for two in TILES) for one in TILES)


def points(stands: tuple[int, ...], secret: int) -> int:
    """Count the score (TP-7): one for the secret's colour and one for its value, for each pawn."""
    alike = _ALIKE[secret]
    return sum([alike[tile] for tile in stands])
