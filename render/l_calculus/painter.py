"""Paint L-Calculus: the line in rows, its runs, what was moved and removed, and what was marked."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from games.core.outcome import SEATS, Seat
from games.l_calculus.rules import COLOURS, State, mark, removable, runs
from games.text import Words
from render.canvas import WIDTH, Canvas
from render.l_calculus import moves, sprites
from render.l_calculus.arcs import paint_arc
from render.l_calculus.line_layout import NUMBER, CounterSpan, LineLayout, ShownLine, layout, shown
from render.painter import LegendEntry, Painter, Panel, Subject
from render.sprite_sheet import SpriteSheet, inks
from render.text.font import fitted

TYPE, PRODUCT, TITLE = 34, 150, 52  # size of numbers; heights of the box for what was scored, and of its title
SCORED = 84  # size of the points just made


class LCalculusPainter(Painter[State]):
    key: ClassVar[str] = "l_calculus"
    view: ClassVar[type] = State
    ramps = inks(board="ink muted hint picked tip", hollow="ink muted")
    emoji: ClassVar[Mapping[str, str]] = {name: name for name in (f"counter-{seat}" for seat in SEATS)}

    def draw(self, sheet: SpriteSheet, board: str) -> None:
        sprites.draw(sheet)

    def height(self, subject: Subject[State]) -> int:
        return _shape(subject).height + (TITLE + PRODUCT + 24 if subject.view.marked else 0)

    def panel(self, subject: Subject[State], seat: Seat) -> Panel:
        return Panel(score=str(subject.view.score[seat]))

    def legend(self, subject: Subject[State]) -> Iterator[LegendEntry]:
        line, words = shown(subject), subject.words
        yield LegendEntry("run", words.say("legend-l_calculus-run"))
        if moves.moved(subject, line):
            yield LegendEntry("swap", words.say("legend-l_calculus-swap"))
        if len(line.living) < len(line.colours):
            yield LegendEntry("counter-ghost", words.say("legend-l_calculus-ghost"))
        if subject.view.now and "hint" in states_of(subject):
            other = 1 - (subject.view.to_move or 0)
            yield LegendEntry(f"counter-offered-{other}", words.say("legend-l_calculus-offered"))

    def notices(self, subject: Subject[State]) -> Iterator[str]:
        view, words = subject.view, subject.words
        if view.after_first is not None:
            white, black = view.after_first
            yield words.say("picture-l_calculus-second-leg", white=white, black=black)
        elif view.legs > 1:
            yield words.say("picture-l_calculus-leg", leg=view.leg)
        yield from super().notices(subject)

    def pieces(self, subject: Subject[State]) -> Iterator[str]:
        view, words = subject.view, subject.words
        yield words.say("alt-line", line=", ".join(_told(words, run) for run in re.finditer("W+|B+", view.line)))
        if view.marked:
            for seat in SEATS:
                name = words.say(f"{self.key}-seat-{seat}")
                yield words.say("alt-marked", seat=name, product=account(view.marked, seat))

    def paint(self, canvas: Canvas, top: int, subject: Subject[State]) -> None:
        line, shape = shown(subject), _shape(subject)
        gone = moves.moved(subject, line)
        for _, new in gone:
            _paint_outline(canvas, top, shape, new, "last")
        for block in _hinted(subject, line):
            _paint_outline(canvas, top, shape, block, "tip")
        grounds = dict.fromkeys(_within(new for _, new in gone), "last_soft")
        grounds |= dict.fromkeys(_within(_hinted(subject, line)), "tip_soft")
        _paint_counters(canvas, top, subject, (line, shape), grounds)
        for counters in moves.moved_before(subject, line):
            _underline(canvas, top, shape, counters)
        for nth, (old, new) in enumerate(gone):
            paint_arc(canvas, top, shape, (old, new), is_above=nth % 2 == 0)
        _paint_runs(canvas, top, line, shape)
        if subject.view.marked:
            lower = top + shape.height
            title = subject.words.say("picture-l_calculus-scored")
            canvas.say(title, (32, lower + TITLE // 2), TYPE, ("board", "muted"))
            for seat in SEATS:
                _paint_product(canvas, lower + TITLE, subject, seat)


PAINTER = LCalculusPainter()


def _shape(subject: Subject[State]) -> LineLayout:
    line = shown(subject)
    return layout(len(line.colours), moves.moved(subject, line), line.runs)


def account(line: str, seat: Seat) -> str:
    """Write what a colour marks: 3 × 2 × 2 = 12, without the runs of 1, which change nothing."""
    longer = [str(length) for length in runs(line, seat) if length > 1]
    points = str(mark(line, seat))
    return f"{' × '.join(longer)} = {points}" if len(longer) > 1 and points != "0" else points


def _told(words: Words, run: re.Match[str]) -> str:
    """Say where a run lies, and whose it is: 1–3 white."""
    first, last = run.start() + 1, run.end()
    places = str(first) if first == last else f"{first}–{last}"
    return words.say(f"alt-l_calculus-run-{COLOURS.index(run[0][0])}", places=places, count=last - first + 1)


def states_of(subject: Subject[State]) -> list[str]:
    """Tell of each counter whether it is offered ("hint"), picked, suggested ("tip"), or none of it ("")."""
    states = [""] * len(subject.view.line)
    is_choosing = subject.marks.choices or subject.picked
    offered, picked = _choices(subject) if is_choosing else (set(_removable(subject.view)), set[int]())
    for at in offered:
        states[at - 1] = "hint"
    for at in (*picked, *map(int, subject.about)):
        states[at - 1] = "picked"
    if subject.view.now:
        left, right = moves.removed(subject.hint)
        for at in (*range(left), *range(len(states) - right, len(states))):
            states[at] = "tip"
    return states


def _hinted(subject: Subject[State], line: ShownLine) -> list[CounterSpan]:
    spans = [span for swap in moves.swaps_of(subject.hint) for span in moves.before_swap(swap)]
    return [(low + line.left, high + line.left) for low, high in spans if high < len(subject.view.line)]


def _within(spans: Iterable[CounterSpan]) -> set[int]:
    return {at for low, high in spans for at in range(low, high + 1)}


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
    ends, half = {step[:2] for step in subject.picked or subject.offered}, len(subject.view.line) / 2
    return {at for at in _removable(subject.view) if ("xl" if at <= half else "xr") in ends}


def _paint_counters(
    canvas: Canvas, top: int, subject: Subject[State], laid: tuple[ShownLine, LineLayout], grounds: dict[int, str]
) -> None:
    states, (line, shape) = states_of(subject), laid
    living = line.living
    for at, colour in enumerate(line.colours):
        x, y = shape.place(at)
        if at not in living:
            canvas.stamp(f"{colour}-ghost-{shape.pitch}", x, top + y)
            continue
        state = states[at - line.left]
        canvas.stamp(f"{colour}-{grounds.get(at, 'board')}-{state}-{shape.pitch}", x, top + y)
        below = top + y + (shape.pitch + NUMBER) // 2 + 2
        canvas.say(str(at - line.left + 1), (x, below), TYPE, ("board", state or "muted"), "m")


def _paint_outline(canvas: Canvas, top: int, shape: LineLayout, block: CounterSpan, name: str) -> None:
    pitch, half, cap, stroke = shape.pitch, shape.pitch // 2, sprites.CAP, sprites.STROKE
    for start, end in shape.by_row(block):
        (left, y), (right, _) = shape.place(start), shape.place(end)
        left, right, upper = left - half, right + half, top + y - half - sprites.GROW // 2
        lower = upper + pitch + sprites.GROW
        canvas.fill(left + cap, upper, right - cap, lower, name)
        canvas.fill(left + cap, upper + stroke, right - cap, lower - stroke, f"{name}_soft")
        canvas.place_part(f"{name}-{pitch}", (0, 0, cap, lower - upper), left, upper)
        canvas.place_part(f"{name}-{pitch}", (pitch - cap, 0, pitch, lower - upper), right - cap, upper)


def _underline(canvas: Canvas, top: int, shape: LineLayout, block: set[int]) -> None:
    """Draw a bar below the counters of a block that was moved the turn before, as they lie now."""
    for at in block:
        x, y = shape.place(at)
        left = x - shape.pitch // 2 + (0 if at - 1 in block else 8)
        right = x + shape.pitch - shape.pitch // 2 - (0 if at + 1 in block else 8)
        upper = top + y + shape.pitch // 2 + NUMBER - 2
        canvas.fill(left, upper, right, upper + 6, "before")


def _paint_runs(canvas: Canvas, top: int, line: ShownLine, shape: LineLayout) -> None:
    """Bracket every run of two or more with its length: light ones above, dark ones below."""
    half = shape.pitch // 2
    for seat, spans in zip(SEATS, line.runs, strict=True):
        for span in spans:
            for start, end in shape.by_row(span):
                (left, y), (right, _) = shape.place(start), shape.place(end)
                gap = shape.gap(start // shape.per_row, is_above=seat == 0)
                base = top + y - half - gap - 18 if seat == 0 else top + y + half + NUMBER + gap + 8
                _paint_bracket(canvas, left - half + 10, right + half - 10, base, seat == 0)
                upper = base - 24 if seat == 0 else base + 28
                canvas.say(str(span[1] - span[0] + 1), ((left + right) / 2, upper), TYPE, ("board", "ink"), "m")


def _paint_bracket(canvas: Canvas, left: int, right: int, base: int, is_light: bool) -> None:
    tip = 12 if is_light else -12
    upper, lower = sorted((base + 2, base + 2 + tip))
    canvas.fill(left, base, right, base + 5, "line")
    for x in (left, right - 5):
        canvas.fill(x, upper, x + 5, lower, "line")


def _paint_product(canvas: Canvas, top: int, subject: Subject[State], seat: Seat) -> None:
    """Write large what the last swap earned a player, and how, below the player's name."""
    left = 32 + seat * (WIDTH // 2 - 24)
    box = (left, top, left + WIDTH // 2 - 40, top + PRODUCT)
    canvas.fill(*box, "hollow")
    canvas.corners("box", box)
    canvas.stamp(f"chip-{seat}", left + 52, top + 50)
    canvas.say(f"+{mark(subject.view.marked, seat)}", (left + 96, top + 52), SCORED, ("hollow", "ink"))
    how = fitted(_product(subject, seat), TYPE, WIDTH // 2 - 88)
    canvas.say(how, (left + 26, top + 118), TYPE, ("hollow", "ink"))


def _product(subject: Subject[State], seat: Seat) -> str:
    """Say which runs were multiplied: those of 1 change nothing, and are left out beside longer ones."""
    lengths = runs(subject.view.marked, seat)
    if len(lengths) < 2:
        return subject.words.say("picture-l_calculus-single", count=len(lengths))
    longer = [str(length) for length in lengths if length > 1]
    if len(longer) == len(lengths):
        return " × ".join(longer)
    return subject.words.say("picture-l_calculus-ones", product=" × ".join(longer), longer=len(longer))
