"""Where the cells of Logan Stones come to lie in the picture: the island, cropped, as large as fits."""

from dataclasses import dataclass
from functools import lru_cache

from games.logan_stones.island import SIDE, Cells
from games.logan_stones.rules import View
from render.canvas import WIDTH
from render.frame import MARGIN

PITCHES = (186, 150, 126, 106, 88, 72, 56)  # from a cell to the next in its row
MOST_NAMED = 150  # pitch of stones that show the names of their cells: all of them lie there then
SLANT = 3**0.5 / 2  # from row to row, in pitches
TALL = 2 / 3**0.5  # of a cell, in pitches
MOST_HIGH = 1042  # of the island; one in a long line may be higher
PAD = 26
LEAST_HIGH = 300  # of the board
TRAY = 88  # pitch of a reserve's stones
SLOT_WIDE, SLOT_HIGH, SLOTS = 138, 114, 4  # their places, and how many side by side
MINI, STRIP_ROW, STRIP_HEAD = 62, 76, 44  # the strip of known backs: their pitch, heights of a row and of the title
ENTRY = {True: 152, False: 108}  # room for a back in the strip: of a stone on the table, of one in reserve
OWNER = 36  # the mark beside a stone in reserve that says whose, where both reserves are shown
LEFT, RIGHT = MARGIN + 12, WIDTH - MARGIN - 12


@dataclass(frozen=True, slots=True)
class TrayBox:
    """Where a reserve lies: its corners, and how many stones stand side by side."""

    left: int
    top: int
    right: int
    bottom: int
    across: int

    def slot(self, nth: int) -> tuple[int, int]:
        """Find the left middle of a stone's place."""
        row, column = divmod(nth, self.across)
        return self.left + 10 + column * SLOT_WIDE, self.top + 12 + SLOT_HIGH * row + SLOT_HIGH // 2


@dataclass(frozen=True, slots=True)
class IslandLayout:
    """The cells shown reach from `left` half columns and row `upper` on."""

    pitch: int
    left: int
    upper: int
    wide: float
    high: float
    trays: tuple[TrayBox, ...]  # one for each seat, or none
    island_top: float
    height: int  # of all of it
    strip: tuple[tuple[int, ...], ...]  # the stones whose backs are shown below the island, row by row

    @property
    def strip_top(self) -> int:
        return self.height - strip_height(self.strip)

    def place(self, cell: int) -> tuple[float, float]:
        """Find a cell's middle, the board's top being 0."""
        spare = self.strip_top - PAD - self.island_top - self.high
        x = (WIDTH - self.wide) / 2 + (across(cell) - self.left + 1) * self.pitch / 2
        y = self.island_top + spare / 2 + ((cell % SIDE - self.upper) * SLANT + TALL / 2) * self.pitch
        return x, y


def across(cell: int) -> int:
    """Count half columns: each row begins half a column further to the right."""
    return 2 * (cell // SIDE) + cell % SIDE


def shown_open(view: View) -> Cells:
    """Name where a stone may go, as long as there is anything to be put."""
    return view.open_cells if view.outcome is None else ()


def is_named(view: View) -> bool:
    """Whether stones show the names of their cells: as soon as one may be moved, or a back is shown beside its name."""
    may_move = view.outcome is None and not view.reserve(view.player)
    return may_move or any(under and cell >= 0 for under, cell in zip(view.unders, view.cells, strict=True))


def known_backs(view: View) -> tuple[tuple[int, ...], ...]:
    """List the stones whose backs the reader may know, in rows: on the table by their cells, then in reserve."""
    known = [stone for stone, under in enumerate(view.unders) if under]
    rows, room = list[tuple[int, ...]](), 0
    for stone in sorted(known, key=lambda stone: (view.cells[stone] < 0, view.cells[stone], stone)):
        wide = entry(view, stone)
        if wide > room:
            rows.append(())
            room = RIGHT - LEFT - 20
        rows[-1] += (stone,)
        room -= wide
    return tuple(rows)


def entry(view: View, stone: int) -> int:
    """Tell how much room a back takes in the strip."""
    is_lying = view.cells[stone] >= 0
    return ENTRY[is_lying] + (OWNER + 8 if is_open(view) and not is_lying else 0)


def is_open(view: View) -> bool:
    """Whether the backs shown are everybody's to know, both reserves' too: at the end, and in a recap of it."""
    return view.outcome is not None or view.seat is None


def strip_height(rows: tuple[tuple[int, ...], ...]) -> int:
    return STRIP_HEAD + len(rows) * STRIP_ROW + 18 if rows else 0


@lru_cache(maxsize=8)  # a picture asks twice
def layout(view: View) -> IslandLayout:
    """Lay reserves out above the island or at its sides: where it can be larger, or the picture smaller."""
    cells = {cell for cell in view.cells if cell >= 0} | set(shown_open(view))
    left, upper = min(map(across, cells)), min(cell % SIDE for cell in cells)
    columns = (max(map(across, cells)) - left) / 2 + 1
    rows = (max(cell % SIDE for cell in cells) - upper) * SLANT + TALL
    stones = max(len(view.reserve(0)), len(view.reserve(1)))
    strip = known_backs(view)

    def laid(trays: tuple[TrayBox, ...], room: int, top: float) -> IslandLayout:
        most = MOST_NAMED if is_named(view) else PITCHES[0]
        largest = min(most, room / columns, MOST_HIGH / rows)
        pitch = next((pitch for pitch in PITCHES if pitch <= largest), PITCHES[-1])
        height = _height(trays, top + rows * pitch) + strip_height(strip)
        return IslandLayout(pitch, left, upper, columns * pitch, rows * pitch, trays, top, height, strip)

    above, beside = _above(stones), _beside(stones)
    below_top = (above[0].bottom + PAD) if above else PAD
    one = laid(above, RIGHT - LEFT, below_top)
    if not beside:
        return one
    two = laid(beside, beside[1].left - beside[0].right - 2 * PAD, PAD)
    return max(two, one, key=lambda shape: (shape.pitch, -shape.height))


def _height(trays: tuple[TrayBox, ...], island_bottom: float) -> int:
    lowest = max((tray.bottom for tray in trays), default=0)
    return max(round(island_bottom + PAD), lowest + PAD - 12, LEAST_HIGH)


def _above(stones: int) -> tuple[TrayBox, ...]:
    rows, half = -(-stones // SLOTS), WIDTH // 2
    bottom = PAD + rows * SLOT_HIGH + 12
    sides = ((LEFT, half - 8), (half + 8, RIGHT))
    return tuple(TrayBox(left, PAD - 12, right, bottom, SLOTS) for left, right in sides) if stones else ()


def _beside(stones: int) -> tuple[TrayBox, ...]:
    columns = -(-stones // SLOTS)
    wide, bottom = 20 + columns * SLOT_WIDE, PAD + min(stones, SLOTS) * SLOT_HIGH + 12
    sides = ((LEFT, LEFT + wide), (RIGHT - wide, RIGHT))
    return tuple(TrayBox(left, PAD - 12, right, bottom, columns) for left, right in sides) if stones else ()


def drop(pitch: int) -> float:
    """Tell how far below a stone's middle its cell's name stands: where it is still wide enough."""
    return TALL / 2 * pitch - 44
