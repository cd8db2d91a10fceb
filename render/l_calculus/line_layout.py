"""Lay the line out in one to three rows, with room for counters just removed."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from games.l_calculus.rules import COLOURS, State
from render.canvas import WIDTH
from render.painter import Subject

PITCHES = (136, 112, 92, 80)  # from counter to counter: the largest that fits
ROOM = 1136
ROWS = ((12, 1), (28, 2))  # up to so many counters lie in so many rows; more in three
MOST_ROWS = 3
EDGE, GAP = 14, 22  # the board's edge, and from row to row
RUN, ARC, NUMBER, BARE = 58, 46, 46, 14  # heights: a run's bracket, an arc, a position, nothing
CounterSpan = tuple[int, int]  # first and last place, counted from 0
SpanMove = tuple[CounterSpan, CounterSpan]  # from where to where
Moved = tuple[SpanMove, ...]
RunSpans = tuple[tuple[CounterSpan, ...], tuple[CounterSpan, ...]]  # light ones, dark ones


@dataclass(frozen=True, slots=True)
class LineLayout:
    pitch: int
    per_row: int
    count: int
    above: frozenset[int] = frozenset()  # rows that leave room for an arc above them
    below: frozenset[int] = frozenset()
    light: frozenset[int] = frozenset()  # rows that leave room for the brackets of light runs, above
    dark: frozenset[int] = frozenset()  # and of dark ones, below
    middles: tuple[int, ...] = ()  # at what height the counters of each row lie

    @property
    def rows(self) -> int:
        return max(-(-self.count // self.per_row), 1)

    @property
    def height(self) -> int:
        return 2 * EDGE + sum(map(self.row_height, range(self.rows))) - GAP

    def row_height(self, row: int) -> int:
        return self.rise(row) + self.pitch + NUMBER + ARC * (row in self.below) + _room(row, self.dark) + GAP

    def rise(self, row: int) -> int:
        return _room(row, self.light) + ARC * (row in self.above)

    def gap(self, row: int, *, is_above: bool) -> int:
        """Tell how far a row's brackets keep from it: there is an arc between, or none."""
        return ARC if row in (self.above if is_above else self.below) else 0

    def place(self, at: int) -> tuple[int, int]:
        """Find a counter's middle, the board's top being 0."""
        return self.across(at), self.middles[at // self.per_row]

    def across(self, at: int) -> int:
        left = (WIDTH - self.per_row * self.pitch) // 2
        return left + at % self.per_row * self.pitch + self.pitch // 2

    def middle(self, span: CounterSpan) -> tuple[int, int]:
        """Find the middle of a span's longer part, and its row."""
        low, high = max(self.by_row(span), key=lambda part: part[1] - part[0])
        return (self.across(low) + self.across(high)) // 2, low // self.per_row

    def by_row(self, span: CounterSpan) -> Iterator[CounterSpan]:
        """Cut a stretch of the line at the ends of rows."""
        start, end = span
        while start <= end:
            stop = min(end, start - start % self.per_row + self.per_row - 1)
            yield start, stop
            start = stop + 1


def _middles(shape: LineLayout) -> tuple[int, ...]:
    tops = [EDGE + sum(map(shape.row_height, range(row))) for row in range(shape.rows)]
    return tuple(top + shape.rise(row) + shape.pitch // 2 for row, top in enumerate(tops))


def _room(row: int, bracketed: frozenset[int]) -> int:
    return RUN if row in bracketed else BARE


@lru_cache(maxsize=256)
def layout(count: int, moved: Moved = (), runs: RunSpans = ((), ())) -> LineLayout:
    """Lay so many counters out, with room for what is above and below: arcs of moved blocks, brackets of runs."""
    rows = next((rows for most, rows in ROWS if count <= most), MOST_ROWS)
    per_row = max(-(-count // rows), 1)
    plain = LineLayout(next(pitch for pitch in PITCHES if pitch * per_row <= ROOM), per_row, count)
    touched = [frozenset(plain.middle(span)[1] for way in moved[start::2] for span in way) for start in (0, 1)]
    light, dark = (frozenset(low // per_row for span in spans for low, _ in plain.by_row(span)) for spans in runs)
    shape = replace(plain, above=touched[0], below=touched[1], light=light, dark=dark)
    return replace(shape, middles=_middles(shape))


@dataclass(frozen=True, slots=True)
class ShownLine:
    """The line, with the counters just removed as ghosts at one end."""

    colours: str
    left: int = 0  # ghosts at the left end
    right: int = 0

    @property
    def living(self) -> range:
        return range(self.left, len(self.colours) - self.right)

    @property
    def runs(self) -> RunSpans:
        """Find the runs of two counters and more, light and dark; those of one need no bracket."""
        return _runs("-" * self.left + self.colours[self.left : len(self.colours) - self.right])


@lru_cache(maxsize=64)
def _runs(living: str) -> RunSpans:
    found = (re.finditer(f"{colour}{{2,}}", living) for colour in COLOURS)
    light, dark = (tuple((run.start(), run.end() - 1) for run in runs) for runs in found)
    return light, dark


def ghosts(view: State, last: tuple[str, ...]) -> ShownLine:
    """Add what the last turn removed, as long as the view still tells its colours."""
    removal = last[-1] if last and not view.now else ""
    count = int(removal[2:]) if removal.startswith("x") else 0
    kept = view.marked[count:] if removal.startswith("xl") else view.marked[: len(view.marked) - count]
    if not count or kept != view.line:
        return ShownLine(view.line)
    return ShownLine(view.marked, *((count, 0) if removal.startswith("xl") else (0, count)))


def is_choosing_swap(subject: Subject[State]) -> bool:
    """Whether the line is looked at for the swap to come: what the last one moved would stand in the way."""
    return bool(subject.marks.choices or subject.hint) and not subject.view.now


def shown(subject: Subject[State]) -> ShownLine:
    """Leave ghosts out while a swap is being chosen."""
    return ShownLine(subject.view.line) if is_choosing_swap(subject) else ghosts(subject.view, subject.last)
