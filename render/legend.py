"""Explain pieces and marks in a panel below the board, for somebody's first turns."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate

from render.canvas import Canvas
from render.painter import LegendEntry
from render.sprite_sheet import Kit
from render.text import font
from render.text.font import wrapped

SIZE = 34
WIDE, PAD, GAP = 1104, 20, 36  # of the rows; from the panel's edge; from entry to entry
INSET = 14  # from a sprite to its words
LEAST = 52  # height of a row
USUAL = 120  # words stand below one another beside all sprites up to this width
SetRow = list[tuple[int, int]]  # which entries a row holds, and where each begins


@dataclass(frozen=True, slots=True)
class LegendItem:
    entry: LegendEntry
    x: int  # of its left edge
    sprite: int  # how wide its ink is

    @property
    def lines(self) -> list[str]:
        """Break words that are too long even for a row of their own."""
        return wrapped(self.entry.words, SIZE, WIDE - self.sprite)


@dataclass(frozen=True, slots=True)
class LegendRow:
    items: tuple[LegendItem, ...]
    height: int


def rows(kit: Kit, entries: Iterable[LegendEntry]) -> tuple[LegendRow, ...]:
    """Set entries in as many columns as fit, so that they can be read down as well as across; long ones row by row."""
    listed = list(entries)
    if not listed:
        return ()
    inks = [_ink(kit, entry) for entry in listed]
    usual = max((wide for wide, _ in inks if wide <= USUAL), default=0)
    stems = [max(usual, wide) + INSET for wide, _ in inks]
    wides = [font.width(entry.words, SIZE) + stem + GAP for entry, stem in zip(listed, stems, strict=True)]
    set_rows = []
    for row in _in_columns(wides) or _row_by_row(wides):
        items = tuple(LegendItem(listed[nth], x, stems[nth]) for nth, x in row)
        lines = max(len(item.lines) for item in items)
        set_rows.append(LegendRow(items, max(LEAST * lines, *(inks[nth][1] + 8 for nth, _ in row))))
    return tuple(set_rows)


def _in_columns(wides: list[int]) -> list[SetRow]:
    """Set in three columns, or in two; nothing if even two are too wide."""
    for count in (3, 2):
        lefts = _columns(wides, count)
        if lefts[-1] <= WIDE + GAP:
            starts = range(0, len(wides), count)
            return [list(zip(range(start, min(start + count, len(wides))), lefts, strict=False)) for start in starts]
    return []


def _row_by_row(wides: list[int]) -> list[SetRow]:
    """Set side by side as many as there is room for."""
    set_rows: list[SetRow] = []
    x = WIDE + GAP
    for nth, wide in enumerate(wides):
        if x + wide > WIDE + GAP:
            set_rows.append([])
            x = 0
        set_rows[-1].append((nth, x))
        x += wide
    return set_rows


def _columns(wides: list[int], count: int) -> list[int]:
    """Tell where so many columns begin, and where the last one ends."""
    return [0, *accumulate(max(wides[nth::count], default=0) for nth in range(count))]


def _ink(kit: Kit, entry: LegendEntry) -> tuple[int, int]:
    left, top, right, bottom = kit.sprites[entry.sprite].box
    return right - left, bottom - top


def height(found: tuple[LegendRow, ...]) -> int:
    return 2 * PAD + sum(row.height for row in found) if found else 0


def paint(canvas: Canvas, left: int, top: int, found: tuple[LegendRow, ...]) -> None:
    y = top + PAD
    for row in found:
        for item in row.items:
            x, middle = left + item.x, y + row.height // 2
            _paint_ink(canvas, item.entry.sprite, x + (item.sprite - INSET) / 2, middle)
            for nth, line in enumerate(item.lines):
                y_of_line = middle + LEAST * nth - LEAST * (len(item.lines) - 1) // 2
                canvas.say(line, (x + item.sprite, y_of_line), SIZE, ("board", "ink"))
        y += row.height


def _paint_ink(canvas: Canvas, name: str, x: float, y: float) -> None:
    """Put the middle of a sprite's ink, not of its box, at (x, y)."""
    sprite = canvas.kit.sprites[name]
    left, top, right, bottom = sprite.box
    canvas.place(name, round(x - (left + right) / 2), round(y - (top + bottom) / 2))
