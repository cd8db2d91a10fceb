"""Paint Heaps: three rows of stones, what was taken, and what may be."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from cairn_heaps.rules import FULL, NAMES, State, parts
from render.brush import Brush
from render.canvas import WIDTH, Canvas
from render.painter import LegendEntry, Painter, Subject
from render.sprite_sheet import Ramp, SpriteSheet

PITCH, ROW, TYPE = 132, 148, 44
LABEL = 96  # from the board's edge to a heap's letter
MARKS = ("", "hint", "picked", "tip")  # of a stone
EMPTY = ("gone", "last", "before")  # of a place where one lay
Place = tuple[int, int]  # heap, and which of its stones


class HeapsPainter(Painter[State]):
    key: ClassVar[str] = "heaps"
    view: ClassVar[type] = State
    ramps: ClassVar[tuple[Ramp, ...]] = (("board", "ink"), ("board", "muted"))

    def draw(self, sheet: SpriteSheet, board: str) -> None:
        for mark in MARKS:
            sheet.tile(f"stone-{mark}", _stone(sheet, mark))
        for empty in EMPTY:
            sheet.cut(f"empty-{empty}", _empty(sheet, empty), "board")

    def height(self, subject: Subject[State]) -> int:
        return len(NAMES) * ROW + 24

    def legend(self, subject: Subject[State]) -> Iterator[LegendEntry]:
        yield LegendEntry("stone-", subject.words.say("legend-heaps-stone"))
        if subject.last:
            yield LegendEntry("empty-last", subject.words.say("legend-heaps-last"))

    def last(self, view: State) -> tuple[str, ...]:
        return view.last

    def now(self, view: State) -> tuple[str, ...]:
        return ()

    def pieces(self, subject: Subject[State]) -> Iterator[str]:
        for name, count in zip(NAMES, subject.view.heaps, strict=True):
            yield subject.words.say("alt-heaps-heap", heap=name.upper(), count=count)

    def paint(self, canvas: Canvas, top: int, subject: Subject[State]) -> None:
        stones, empty = _marked(subject), _emptied(subject)
        for heap, most in enumerate(FULL):
            y = top + 12 + heap * ROW + ROW // 2
            canvas.say(NAMES[heap].upper(), (LABEL, y), TYPE, ("board", "ink"), "m")
            canvas.say(str(subject.view.heaps[heap]), (WIDTH - LABEL, y), TYPE, ("board", "muted"), "m")
            for nth in range(most):
                is_there = nth < subject.view.heaps[heap]
                kind = stones.get((heap, nth), "") if is_there else empty.get((heap, nth), "gone")
                x = WIDTH // 2 + round((nth - (most - 1) / 2) * PITCH)
                canvas.stamp(f"{'stone' if is_there else 'empty'}-{kind}", x, y)


def _stone(sheet: SpriteSheet, mark: str) -> Brush:
    """A pebble; what may be chosen stands in a broken ring, what is chosen in a full one."""
    middle, radius = PITCH / 2, PITCH / 2 - 16
    brush = sheet.brush(PITCH, PITCH, "board")
    brush.disc(middle, middle + 3, radius, sheet["shade"], alpha=0.35, blur=2)
    brush.disc(middle, middle, radius, sheet["token_rim"]).disc(middle, middle, radius - 4, sheet["token"])
    if mark == "hint":
        brush.dashes(middle, middle, PITCH / 2 - 4, 6, sheet[mark])
    elif mark:
        brush.ring(middle, middle, PITCH / 2 - 4, 6, sheet[mark])
    return brush.ring(middle, middle, PITCH / 2 - 13, 3, sheet[mark]) if mark == "tip" else brush


def _empty(sheet: SpriteSheet, kind: str) -> Brush:
    brush = sheet.brush(PITCH, PITCH, "board")
    middle, radius = PITCH / 2, PITCH / 2 - 20
    if kind == "gone":
        return brush.ring(middle, middle, radius, 3, sheet["line"])
    return brush.dashes(middle, middle, radius, 6 if kind == "last" else 4, sheet[kind], count=12)


def _marked(subject: Subject[State]) -> dict[Place, str]:
    """Tell of the stones that are marked how they are: the outermost go first."""
    heaps, picked = subject.view.heaps, subject.picked
    marks = {place: "picked" for name in subject.about for place in _outermost(heaps, NAMES.index(name), max(FULL))}
    if picked:
        marks |= dict.fromkeys(_outermost(heaps, NAMES.index(picked[0]), subject.view.most), "hint")
        marks |= dict.fromkeys(_outermost(heaps, NAMES.index(picked[0]), int(picked[1]) if picked[1:] else 0), "picked")
    else:
        marks |= {place: "hint" for name in subject.offered for place in _outermost(heaps, NAMES.index(name), 1)}
    return marks | {place: "tip" for action in subject.hint for place in _outermost(heaps, *parts(action))}


def _outermost(heaps: tuple[int, ...], heap: int, count: int) -> Iterable[Place]:
    return ((heap, nth) for nth in range(max(heaps[heap] - count, 0), heaps[heap]))


def _emptied(subject: Subject[State]) -> dict[Place, str]:
    """Tell which places the last turn emptied, and the one before it where that is to be marked."""
    ends, found = list(subject.view.heaps), dict[Place, str]()
    for kind, actions in (("last", subject.last), ("before", subject.before)):
        for action in actions:
            heap, count = parts(action)
            found |= {(heap, nth): kind for nth in range(ends[heap], ends[heap] + count)}
            ends[heap] += count
    return found


PAINTER = HeapsPainter()
