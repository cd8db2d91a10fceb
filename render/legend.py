"""Explain pieces and marks in a panel below the board, for somebody's first turns."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate

from render.canvas import Canvas
from render.painter import LegendEntry
from render.sprite_sheet import Kit
from render.text import font

SIZE = 34
WIDE, PAD, GAP = 1104, 20, 36  # of the rows; from the panel's edge; from entry to entry
INSET = 14  # from a sprite to its words
LEAST = 52  # height of a row


@dataclass(frozen=True, slots=True)
class LegendItem:
    entry: LegendEntry
    x: int  # of its left edge
    sprite: int  # how wide its ink is


@dataclass(frozen=True, slots=True)
class LegendRow:
    items: tuple[LegendItem, ...]
    height: int


def rows(kit: Kit, entries: Iterable[LegendEntry]) -> tuple[LegendRow, ...]:
    """Set entries in as many columns as fit, so that they can be read down as well as across."""
    listed = list(entries)
    if not listed:
        return ()
    inks = [_ink(kit, entry) for entry in listed]
    stem = max(wide for wide, _ in inks) + INSET
    wides = [font.width(entry.words, SIZE) + stem + GAP for entry in listed]
    lefts = next(lefts for count in (3, 2, 1) if (lefts := _columns(wides, count))[-1] <= WIDE + GAP or count == 1)
    found = []
    for start in range(0, len(listed), len(lefts) - 1):
        chunk = range(start, min(start + len(lefts) - 1, len(listed)))
        items = tuple(LegendItem(listed[nth], lefts[nth - start], stem) for nth in chunk)
        found.append(LegendRow(items, max(LEAST, *(inks[nth][1] + 8 for nth in chunk))))
    return tuple(found)


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
            canvas.say(item.entry.words, (x + item.sprite, middle), SIZE, ("board", "ink"))
        y += row.height


def _paint_ink(canvas: Canvas, name: str, x: float, y: float) -> None:
    """Put the middle of a sprite's ink, not of its box, at (x, y)."""
    sprite = canvas.kit.sprites[name]
    left, top, right, bottom = sprite.box
    canvas.place(name, round(x - (left + right) / 2), round(y - (top + bottom) / 2))
