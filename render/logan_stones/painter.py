"""Paint Logan Stones: both reserves, and the island below them, cropped."""

import re
from collections.abc import Iterator
from typing import ClassVar

from games.core.outcome import SEATS, Seat
from games.logan_stones.island import CELLS, NUMBER
from games.logan_stones.rules import OFF, View
from games.registry import game
from render.canvas import WIDTH, Canvas
from render.frame import MARGIN
from render.logan_stones import sprites
from render.logan_stones.island_layout import (
    PAD,
    TRAY,
    TRAY_ROW,
    IslandLayout,
    drop,
    layout,
    shown_open,
    slot,
)
from render.logan_stones.sprites import FACES
from render.painter import Painter, Subject
from render.sprite_sheet import Ramp, SpriteSheet

INKS: dict[str, Ramp] = {face: (f"stone_{name}", f"stone_{name}_ink") for face, name in FACES.items()}
_CELL = re.compile(r"[a-z]\d+")


class LoganStonesPainter(Painter[View]):
    key: ClassVar[str] = "logan_stones"
    view: ClassVar[type] = View
    ramps: ClassVar[tuple[Ramp, ...]] = (
        *INKS.values(),
        ("board", "muted"),
        ("board", "hint"),
        ("board", "picked"),
        ("hollow", "ink"),
    )
    tints = sprites.TINTS

    def draw(self, sheet: SpriteSheet, board: str) -> None:
        sprites.draw(sheet)

    def height(self, subject: Subject[View]) -> int:
        return layout(subject.view).height

    def last(self, view: View) -> tuple[str, ...]:
        return view.last

    def now(self, view: View) -> tuple[str, ...]:
        return view.now

    def notices(self, subject: Subject[View]) -> Iterator[str]:
        if subject.view.quiet_left is not None:
            yield subject.words.say("picture-quiet", left=subject.view.quiet_left)

    def pieces(self, subject: Subject[View]) -> Iterator[str]:
        view, words = subject.view, subject.words
        if view.held is not None:
            cell = CELLS[view.cells[view.held]]
            yield words.say("alt-logan_stones-held", cell=cell, faces=faces(view, view.held))
        if view.line:
            yield words.say("alt-logan_stones-line", cells=", ".join(CELLS[cell] for cell in view.line))
        if view.turned and not subject.marks.last:
            turned = sorted(CELLS[view.cells[stone]] for stone in view.turned)
            yield words.say("alt-logan_stones-turned", cells=", ".join(turned))
        lying = sorted((cell, stone) for stone, cell in enumerate(view.cells) if cell != OFF and stone != view.held)
        stones = ", ".join(f"{CELLS[cell]} {faces(view, stone)}" for cell, stone in lying)
        yield words.say("alt-logan_stones-table", stones=stones)
        for seat in SEATS:
            stones = ", ".join(f"{stone % 8 + 1} {faces(view, stone)}" for stone in view.reserve(seat))
            name = words.say(f"{self.key}-seat-{seat}")
            yield words.say("alt-logan_stones-reserve", name=name, stones=stones or "–")

    def paint(self, canvas: Canvas, top: int, subject: Subject[View]) -> None:
        view, shape = subject.view, layout(subject.view)
        offered, picked = _chosen(subject)

        def state(place: str) -> str:
            return "picked" if place in picked else "hint" if place in offered else ""

        for seat in SEATS:
            if shape.trays:
                _paint_tray(canvas, top, seat, shape.trays)
            for nth, stone in enumerate(view.reserve(seat)):
                _paint_reserve(canvas, top, view, (seat, nth, stone), state(_reserved(stone)))
        for cell in shown_open(view):
            _paint_open(canvas, top, shape, cell, state(CELLS[cell]) or "open")
        marked = _marked(subject)
        lying = [
            (state(CELLS[cell]) or marked.get(stone, ""), stone) for stone, cell in enumerate(view.cells) if cell >= 0
        ]
        for mark, stone in sorted(lying):  # rings above what they cross
            _paint_stone(canvas, top, shape, view, (stone, mark))


PAINTER = LoganStonesPainter()


def faces(view: View, stone: int) -> str:
    """Write a stone's symbol, and after a stroke the one below it where it is known."""
    under = view.unders[stone]
    return (view.tops[stone] or "?") + (f"/{under}" if under else "")


def _chosen(subject: Subject[View]) -> tuple[set[str], set[str]]:
    """Name what is offered and what is picked: cells, and stones in reserve by seat and number."""
    view, depth = subject.view, len(subject.picked)
    picked = {_spot(view, step) for step in subject.picked}
    if view.held is not None:
        picked.add(CELLS[view.cells[view.held]])
    offered = {_spot(view, step) for step in subject.offered}
    if offered & {"lift", "flip", "drop"}:
        menu = game("logan_stones").steps
        offered = {menu(action)[depth + 1] for action in subject.choices}
    return offered, picked


def _spot(view: View, step: str) -> str:
    number = step.rstrip("*")
    return _reserved(8 * view.player + int(number) - 1) if number.isdigit() else step


def _reserved(stone: int) -> str:
    return f"stone {stone}"


def _marked(subject: Subject[View]) -> dict[int, str]:
    """Tell which stones the last turn moved or turned, and which won."""
    view = subject.view
    marks: dict[int, str] = {}
    if subject.marks.last:
        cells = [NUMBER[name] for action in subject.last for name in _CELL.findall(action) if name in NUMBER]
        marks |= {view.cells.index(cell): "acted" for cell in cells[-1:] if cell in view.cells}
    elif view.held is None:
        marks |= dict.fromkeys(view.turned, "turned")
        if view.acted is not None:
            marks[view.acted] = "acted"
    marks |= {view.cells.index(cell): "line" for cell in view.line}
    return marks


def _paint_tray(canvas: Canvas, top: int, seat: Seat, rows: int) -> None:
    left, right = (MARGIN + 12, WIDTH // 2 - 8) if seat == 0 else (WIDTH // 2 + 8, WIDTH - MARGIN - 12)
    upper, lower, cap = top + PAD - 12, top + PAD + rows * TRAY_ROW + 12, 22
    canvas.fill(left, upper, right, lower, "hollow")
    for x, column in ((left, 0), (right - cap, cap)):
        for y, row in ((upper, 0), (lower - cap, cap)):
            canvas.place_part("tray", (column, row, column + cap, row + cap), x, y)


def _paint_reserve(canvas: Canvas, top: int, view: View, at: tuple[Seat, int, int], mark: str) -> None:
    seat, nth, stone = at
    x, y = slot(seat, nth)
    canvas.say(str(stone % 8 + 1), (x + 22, top + y), 36, ("hollow", "ink"), "m")
    middle = x + 42 + TRAY // 2
    canvas.stamp(f"{view.tops[stone] or '?'}-{mark}-tray", middle, top + y)
    under = view.unders[stone]
    if under:
        canvas.stamp(f"{under}-under-tray", middle + TRAY * 0.29, top + y + TRAY * 0.24)


def _paint_open(canvas: Canvas, top: int, shape: IslandLayout, cell: int, mark: str) -> None:
    x, y = shape.place(cell)
    canvas.stamp(f"{mark}-{shape.pitch}", x, top + y)
    size = 30 if shape.pitch > 80 else 26
    canvas.say(CELLS[cell], (x, top + y), size, ("board", "muted" if mark == "open" else mark), "m")


def _paint_stone(canvas: Canvas, top: int, shape: IslandLayout, view: View, what: tuple[int, str]) -> None:
    (stone, mark), pitch = what, shape.pitch
    cell, face, under = view.cells[stone], view.tops[stone] or "?", view.unders[stone]
    x, y = shape.place(cell)
    canvas.stamp(f"{face}-{mark}-{pitch}", x, top + y)
    canvas.say(CELLS[cell], (x, top + y + drop(pitch)), 28 if pitch > 110 else 26, INKS[face], "m")
    if under:
        canvas.stamp(f"{under}-under-{pitch}", x + pitch * 0.29, top + y + pitch * 0.04)
    if mark == "turned":
        canvas.stamp("turn", x - pitch * 0.34, top + y - pitch * 0.3)
