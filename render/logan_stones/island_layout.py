"""Where the cells of Logan Stones come to lie in the picture: the island, cropped, as large as fits."""

from dataclasses import dataclass

from games.logan_stones.island import SIDE, Cells
from games.logan_stones.rules import View
from render.canvas import WIDTH

PITCHES = (150, 126, 106, 88, 72, 56)  # from a cell to the next in its row
SLANT = 3**0.5 / 2  # from row to row, in pitches
TALL = 2 / 3**0.5  # of a cell, in pitches
MOST_WIDE, MOST_HIGH = 1128, 800  # of the island; one in a long line may be higher
PAD = 26
LEAST_HIGH = 300  # of the board
TRAY, TRAY_ROW, TRAY_SLOTS = 88, 114, 4  # a reserve's stones: pitch, height of a row, stones in it


@dataclass(frozen=True, slots=True)
class IslandLayout:
    """The cells shown reach from `left` half columns and row `upper` on."""

    pitch: int
    left: int
    upper: int
    wide: float
    high: float
    trays: int  # rows of stones in the larger reserve

    @property
    def island_top(self) -> float:
        return PAD + (self.trays * TRAY_ROW + 2 * PAD if self.trays else 0)

    @property
    def height(self) -> int:
        return max(round(self.island_top + self.high + PAD), LEAST_HIGH)

    def place(self, cell: int) -> tuple[float, float]:
        """Find a cell's middle, the board's top being 0."""
        spare = self.height - PAD - self.island_top - self.high
        x = (WIDTH - self.wide) / 2 + (across(cell) - self.left + 1) * self.pitch / 2
        y = self.island_top + spare / 2 + ((cell % SIDE - self.upper) * SLANT + TALL / 2) * self.pitch
        return x, y


def across(cell: int) -> int:
    """Count half columns: each row begins half a column further to the right."""
    return 2 * (cell // SIDE) + cell % SIDE


def shown_open(view: View) -> Cells:
    """Name where a stone may go, as long as there is anything to be put."""
    return view.open_cells if view.outcome is None else ()


def layout(view: View) -> IslandLayout:
    cells = {cell for cell in view.cells if cell >= 0} | set(shown_open(view))
    left, right = min(map(across, cells)), max(map(across, cells))
    upper, lower = min(cell % SIDE for cell in cells), max(cell % SIDE for cell in cells)
    columns, rows = (right - left) / 2 + 1, (lower - upper) * SLANT + TALL
    fitting = (pitch for pitch in PITCHES if columns * pitch <= MOST_WIDE and rows * pitch <= MOST_HIGH)
    pitch = next(fitting, PITCHES[-1])
    stones = max(len(view.reserve(0)), len(view.reserve(1)))
    return IslandLayout(pitch, left, upper, columns * pitch, rows * pitch, -(-stones // TRAY_SLOTS))


def drop(pitch: int) -> float:
    """Tell how far below a stone's middle its cell's name stands: where it is still wide enough."""
    return min(0.3 * pitch, TALL / 2 * pitch - 24)


def slot(seat: int, nth: int) -> tuple[int, int]:
    """Find the left middle of a reserve's place, the board's top being 0."""
    row, column = divmod(nth, TRAY_SLOTS)
    return 36 + seat * 576 + column * 136, PAD + TRAY_ROW * row + TRAY_ROW // 2
