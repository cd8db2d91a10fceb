"""Paint L-Calculus: the line in rows of at most twenty, its runs, and what was marked."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from typing import ClassVar

from games.core.outcome import SEATS, Seat
from games.l_calculus.rules import COLOURS, State, mark, moved_blocks, removable, runs
from games.registry import game
from render.alt_text import lettered
from render.brush import Brush
from render.canvas import WIDTH, Canvas
from render.font import width
from render.painter import Painter, Panel, Subject
from render.sprite_sheet import Ramp, SpriteSheet

ROW = 20  # counters in a row, at most
PITCHES = (100, 84, 72, 64, 56)  # from counter to counter: the largest that fits
ROOM = 1136
PAD, RUN, NUMBER, PRODUCT = 28, 64, 48, 64  # heights: edge, run's bracket, position, product
GROUNDS = ("board", "last_soft")
STATES = ("", "hint", "picked")
SIZES = (36, 32, 28, 26)  # of a product's type: the largest that fits


@dataclass(frozen=True, slots=True)
class LineLayout:
    """Where the counters lie: x of a position's left edge, y of its row."""

    pitch: int
    per_row: int
    count: int

    @property
    def rows(self) -> int:
        return -(-self.count // self.per_row)

    @property
    def row_height(self) -> int:
        return RUN + self.pitch + NUMBER + RUN

    @property
    def left(self) -> int:
        return (WIDTH - self.per_row * self.pitch) // 2

    def place(self, at: int) -> tuple[int, int]:
        """Find a counter's middle, its row's top being 0."""
        row, column = divmod(at, self.per_row)
        return self.left + column * self.pitch + self.pitch // 2, PAD + row * self.row_height + RUN + self.pitch // 2


def layout(count: int) -> LineLayout:
    rows = max(-(-count // ROW), 1)
    per_row = max(-(-count // rows), 1)
    pitch = next(pitch for pitch in PITCHES if pitch * per_row <= ROOM)
    return LineLayout(pitch, per_row, count)


class LCalculusPainter(Painter[State]):
    key: ClassVar[str] = "l_calculus"
    view: ClassVar[type] = State
    ramps: ClassVar[tuple[Ramp, ...]] = (("board", "ink"), ("board", "muted"), ("board", "hint"), ("board", "picked"))

    def draw(self, sheet: SpriteSheet, board: str) -> None:
        for pitch in PITCHES:
            for ground, state, seat in product(GROUNDS, STATES, SEATS):
                name = f"{COLOURS[seat]}-{ground}-{state}-{pitch}"
                counter = _counter(sheet, pitch, ground, state, seat)
                if ground == "board":
                    sheet.tile(name, counter)
                else:  # the outline of what was moved runs beneath
                    sheet.cut(name, counter, ground)
            block = sheet.brush(pitch, pitch + 12, "board")
            block.round_box((0, 0, pitch, pitch + 12), 16, sheet["last"])
            block.round_box((4, 4, pitch - 4, pitch + 8), 12, sheet["last_soft"])
            sheet.tile(f"block-{pitch}", block)

    def height(self, view: State, board: str) -> int:
        shape = layout(len(view.line))
        return PAD + shape.rows * shape.row_height + 16 + len(SEATS) * PRODUCT + PAD

    def panel(self, view: State, seat: Seat) -> Panel:
        return Panel(score=str(view.score[seat]))

    def last(self, view: State) -> tuple[str, ...]:
        return view.last

    def now(self, view: State) -> tuple[str, ...]:
        return view.now

    def notices(self, subject: Subject[State]) -> Iterator[str]:
        left = subject.view.quiet_left
        if left is not None:
            yield subject.words.say("picture-quiet", left=left)

    def pieces(self, subject: Subject[State]) -> Iterator[str]:
        view, words = subject.view, subject.words
        if view.marked:
            for seat in SEATS:
                name = words.say(f"{self.key}-seat-{seat}")
                yield words.say("alt-marked", seat=name, product=account(view.marked, seat))
        line = " ".join(f"{run[0]}{len(run)}" for run in re.findall("W+|B+", view.line))
        yield words.say("alt-line", line=line.translate(lettered(game(self.key), words)))

    def paint(self, canvas: Canvas, top: int, subject: Subject[State]) -> None:
        view, shape = subject.view, layout(len(subject.view.line))
        states, moved = states_of(subject), _moved(subject)
        _paint_blocks(canvas, top, moved, shape)
        for at, colour in enumerate(view.line):
            x, y = shape.place(at)
            ground = "last_soft" if any(low <= at + 1 <= high for low, high in moved) else "board"
            canvas.stamp(f"{colour}-{ground}-{states[at]}-{shape.pitch}", x, top + y)
            ink = states[at] or "muted"
            canvas.say(str(at + 1), (x, top + y + (shape.pitch + NUMBER) // 2), 28, ("board", ink), "m")
        _paint_runs(canvas, top, view.line, shape)
        _paint_products(canvas, top + PAD + shape.rows * shape.row_height + 16, view.marked)


def _counter(sheet: SpriteSheet, pitch: int, ground: str, state: str, seat: Seat) -> Brush:
    """A light dome, or a dark one with a ring; the offered stands in a broken circle, the picked in a full one."""
    middle = pitch / 2
    radius = middle - 6
    brush = sheet.brush(pitch, pitch, ground)
    if state:
        radius -= 4
        brush.disc(middle, middle, middle - 1, sheet[f"{state}_soft"])
    if state == "hint":
        brush.dashes(middle, middle, middle - 1, 4, sheet["hint"])
    elif state == "picked":
        brush.ring(middle, middle, middle - 1, 4, sheet["picked"])
    else:
        brush.disc(middle, middle + 2, radius - 2, sheet["shade"], alpha=0.35, blur=1.5)
    name = "coal" if seat else "ivory"
    brush.disc(middle, middle, radius, sheet[f"{name}_rim"]).disc(middle, middle, radius - 2.2, sheet[name])
    if seat:
        brush.ring(middle, middle, radius * 0.62, max(pitch / 18, 3), sheet["coal_ring"])
    return brush


def account(line: str, seat: Seat) -> str:
    """Write what a colour marks: 3 × 2 × 2 = 12; (5) = 0 for a single run."""
    lengths = runs(line, seat)
    if len(lengths) > 1:
        return f"{' × '.join(map(str, lengths))} = {mark(line, seat)}"
    return f"({lengths[0]}) = 0" if lengths else "0"


def states_of(subject: Subject[State]) -> list[str]:
    """Tell of each counter whether it is offered ("hint"), picked, or neither ("")."""
    states = [""] * len(subject.view.line)
    is_choosing = subject.marks.choices or subject.picked
    offered, picked = _choices(subject) if is_choosing else (set(_removable(subject.view)), set[int]())
    for at in offered:
        states[at - 1] = "hint"
    for at in picked:
        states[at - 1] = "picked"
    return states


def _moved(subject: Subject[State]) -> tuple[tuple[int, int], ...]:
    """Find both blocks of the last swap; not while another is being chosen."""
    if subject.marks.choices and not subject.view.now:
        return ()
    if subject.marks.last:
        return moved_blocks(replace(subject.view, last=subject.last, now=()))
    return moved_blocks(subject.view)


def _removable(view: State) -> Iterator[int]:
    """List the positions of what may be removed now (LC-7)."""
    if view.now and view.to_move is not None:
        left, right = removable(view.line, view.to_move)
        yield from range(1, left + 1)
        yield from range(len(view.line) - right + 1, len(view.line) + 1)


def _choices(subject: Subject[State]) -> tuple[set[int], set[int]]:
    """Turn menu steps into positions: what is offered, what is picked."""
    view, picked = subject.view, subject.picked
    if view.now:
        return _removals(subject), set()
    offered = {int(step) for step in subject.offered if step.isdigit()}
    places = [int(step) for step in picked if step.isdigit()]
    if len(places) < 2:
        return offered - set(places), set(places)
    return offered, set(range(places[0], places[-1] + 1))


def _removals(subject: Subject[State]) -> set[int]:
    both = set(_removable(subject.view))
    ends = set(subject.picked or subject.offered) & {"xl", "xr"}
    half = len(subject.view.line) / 2
    count = len(subject.view.line)
    left = {at for at in both if at <= half} if "xl" in ends else set()
    right = {at for at in both if at > half} if "xr" in ends else set()
    return {at for at in left | right if 1 <= at <= count}


def _paint_blocks(canvas: Canvas, top: int, moved: tuple[tuple[int, int], ...], shape: LineLayout) -> None:
    """Outline both blocks of the last swap, row by row."""
    pitch, half = shape.pitch, shape.pitch // 2
    name, cap = f"block-{pitch}", 20
    for low, high in moved:
        for start, end in _by_row(low - 1, high - 1, shape):
            (left, y), (right, _) = shape.place(start), shape.place(end)
            left, right, upper = left - half, right + half, top + y - half - 6
            canvas.fill(left + cap, upper, right - cap, upper + pitch + 12, "last")
            canvas.fill(left + cap, upper + 4, right - cap, upper + pitch + 8, "last_soft")
            canvas.place_part(name, (0, 0, cap, pitch + 12), left, upper)
            canvas.place_part(name, (pitch - cap, 0, pitch, pitch + 12), right - cap, upper)


def _by_row(start: int, end: int, shape: LineLayout) -> Iterator[tuple[int, int]]:
    """Cut a stretch of the line at the ends of rows."""
    while start <= end:
        stop = min(end, start - start % shape.per_row + shape.per_row - 1)
        yield start, stop
        start = stop + 1


def _paint_runs(canvas: Canvas, top: int, line: str, shape: LineLayout) -> None:
    """Bracket every run with its length: light ones above, dark ones below."""
    half = shape.pitch // 2
    for run in re.finditer("W+|B+", line):
        length, is_light = run.end() - run.start(), run.group()[0] == "W"
        for start, end in _by_row(run.start(), run.end() - 1, shape):
            (left, y), (right, _) = shape.place(start), shape.place(end)
            base = top + y - half - 20 if is_light else top + y + half + NUMBER + 8
            _paint_bracket(canvas, left - half + 7, right + half - 7, base, is_light)
            say_at = base - 22 if is_light else base + 26
            canvas.say(str(length), ((left + right) / 2, say_at), 32, ("board", "ink"), "m")


def _paint_bracket(canvas: Canvas, left: int, right: int, base: int, is_light: bool) -> None:
    tip = 8 if is_light else -8
    upper, lower = sorted((base + 2, base + 2 + tip))
    canvas.fill(left, base, right, base + 4, "line")
    for x in (left, right - 4):
        canvas.fill(x, upper, x + 4, lower, "line")


def _paint_products(canvas: Canvas, top: int, marked: str) -> None:
    canvas.fill(60, top, WIDTH - 60, top + 3, "line")
    for seat in SEATS:
        y = top + 20 + seat * PRODUCT + PRODUCT // 2
        canvas.stamp(f"{COLOURS[seat]}-board--56", 84, y)
        words = account(marked, seat) if marked else "–"
        size = next((size for size in SIZES if width(words, size) <= WIDTH - 190), SIZES[-1])
        canvas.say(words, (130, y), size, ("board", "ink" if marked else "muted"))
