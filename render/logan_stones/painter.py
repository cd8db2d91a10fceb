"""Paint Logan Stones: both reserves, and the island below them, cropped."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import ClassVar

from games.core.outcome import SEATS
from games.logan_stones.island import CELLS, NUMBER
from games.logan_stones.rules import OFF, View
from games.registry import game, manual
from games.text import Words
from render.canvas import Canvas
from render.logan_stones import sprites
from render.logan_stones.island_layout import (
    LEFT,
    OWNER,
    RIGHT,
    STRIP_HEAD,
    STRIP_ROW,
    TRAY,
    IslandLayout,
    TrayBox,
    drop,
    entry,
    is_named,
    is_open,
    layout,
    shown_open,
)
from render.logan_stones.sprites import BADGE, FACES
from render.painter import LegendEntry, Painter, Subject
from render.sprite_sheet import Ramp, SpriteSheet, inks
from render.text.alt_text import lettered

INKS: dict[str, Ramp] = {face: (f"stone_{name}", f"stone_{name}_ink") for face, name in FACES.items()}
TYPE = 34
_CELL = re.compile(r"[a-z]\d+")


class LoganStonesPainter(Painter[View]):
    key: ClassVar[str] = "logan_stones"
    view: ClassVar[type] = View
    emoji: ClassVar[Mapping[str, str]] = {
        f"{kind}-{face}": f"{face}--tray" for kind in ("stone", "over", "same-up", "over-up", "cell") for face in "RPS"
    }
    ramps = (*INKS.values(), *inks(board="muted hint picked tip", hollow="ink muted picked"))
    tints = sprites.TINTS

    def draw(self, sheet: SpriteSheet, board: str) -> None:
        sprites.draw(sheet)

    def height(self, subject: Subject[View]) -> int:
        return layout(subject.view).height

    def legend(self, subject: Subject[View]) -> Iterator[LegendEntry]:
        view, words = subject.view, subject.words
        yield LegendEntry("legend-beats", words.say("legend-logan_stones-beats"))
        if view.acted is not None:
            yield LegendEntry("legend-acted", words.say("legend-logan_stones-acted"))
        if view.turned:
            yield LegendEntry("turn", words.say("legend-logan_stones-turned"))

    def pieces(self, subject: Subject[View]) -> Iterator[str]:
        spelled = lettered(game(self.key), subject.words)
        yield from self._told(subject, lambda stone: faces(subject.view, stone).translate(spelled))

    def spoken(self, subject: Subject[View]) -> Iterator[str]:
        yield from self._told(subject, lambda stone: faces_in_words(subject.words, subject.view, stone))

    def _told(self, subject: Subject[View], spelled: Callable[[int], str]) -> Iterator[str]:
        """Say what lies where, every stone's faces as `spelled` does."""
        view, words = subject.view, subject.words
        if view.held is not None:
            cell = CELLS[view.cells[view.held]]
            yield words.say("alt-logan_stones-held", cell=cell, faces=spelled(view.held))
        if view.line:
            yield words.say("alt-logan_stones-line", cells=", ".join(CELLS[cell] for cell in view.line))
        if view.turned and not subject.marks.last:
            turned = sorted(CELLS[view.cells[stone]] for stone in view.turned)
            yield words.say("alt-logan_stones-turned", cells=", ".join(turned))
        lying = sorted((cell, stone) for stone, cell in enumerate(view.cells) if cell != OFF and stone != view.held)
        stones = ", ".join(f"{CELLS[cell]} {spelled(stone)}" for cell, stone in lying)
        yield words.say("alt-logan_stones-table", stones=stones)
        if open_now := shown_open(view):
            yield words.say("alt-logan_stones-open", cells=", ".join(CELLS[cell] for cell in sorted(open_now)))
        for seat in SEATS:
            stones = ", ".join(f"{stone % 8 + 1} {spelled(stone)}" for stone in view.reserve(seat))
            name = words.say(f"{self.key}-seat-{seat}")
            yield words.say("alt-logan_stones-reserve", name=name, stones=stones or "–")

    def paint(self, canvas: Canvas, top: int, subject: Subject[View]) -> None:
        view, shape = subject.view, layout(subject.view)
        marks = _marks(subject)
        for seat, tray in enumerate(shape.trays):
            _paint_tray(canvas, top, tray)
            for nth, stone in enumerate(view.reserve(1 if seat else 0)):
                _paint_reserve(canvas, top, view, (tray, nth, stone), marks.get(_reserved(stone), ""))
        for cell in shown_open(view):
            _paint_open(canvas, top, shape, cell, marks.get(CELLS[cell], ""))
        lying = [(stone, marks.get(CELLS[cell], "")) for stone, cell in enumerate(view.cells) if cell >= 0]
        with_name = is_named(view)
        for stone, _ in lying:
            _paint_stone(canvas, top, shape, view, stone, with_name=with_name)
        for stone, mark in sorted(lying, key=lambda each: list(sprites.MARKS).index(each[1]) if each[1] else -1):
            if mark:
                x, y = shape.place(view.cells[stone])
                canvas.stamp(f"{mark}-{shape.pitch}", x, top + y)
        for stone, mark in lying:
            if mark == "turned":
                x, y = shape.place(view.cells[stone])
                canvas.stamp("turn", x + shape.pitch * BADGE[0], top + y + shape.pitch * BADGE[1])
        _paint_backs(canvas, top, shape, subject)


PAINTER = LoganStonesPainter()


def faces(view: View, stone: int) -> str:
    """Write a stone's symbol, and after a stroke the one below it where it is known."""
    under = view.unders[stone]
    return (view.tops[stone] or "?") + (f"/{under}" if under else "")


def faces_in_words(words: Words, view: View, stone: int) -> str:
    """Say a stone's symbol, and the one below it where it is known."""
    top = words.say(f"alt-logan_stones-{FACES[view.tops[stone] or '?']}")
    if not (under := view.unders[stone]):
        return top
    return words.say("alt-logan_stones-over", top=top, under=words.say(f"alt-logan_stones-{FACES[under]}"))


def _chosen(subject: Subject[View]) -> tuple[set[str], set[str]]:
    """Name what is offered and what is picked: cells, and stones in reserve by seat and number."""
    view, depth = subject.view, len(subject.picked)
    picked = {_spot(view, step) for step in subject.picked} | set(subject.about)
    if view.held is not None:
        picked.add(CELLS[view.cells[view.held]])
    offered = {_spot(view, step) for step in subject.offered}
    if offered & {"lift", "flip", "drop"}:
        menu = manual(game("logan_stones")).steps
        offered = {menu(action)[depth + 1] for action in subject.choices}
    return offered, picked


def _spot(view: View, step: str) -> str:
    number = step.rstrip("*")
    return _reserved(8 * view.player + int(number) - 1) if number.isdigit() else step


def _reserved(stone: int) -> str:
    return f"stone {stone}"


def _marks(subject: Subject[View]) -> dict[str, str]:
    """Tell how cells and stones in reserve are marked; what may be done counts more than what was."""
    view = subject.view
    marks = dict.fromkeys(_cells(subject.before)[-1:], "before")
    if subject.marks.last:
        marks |= dict.fromkeys(_cells(subject.last)[-1:], "acted")
    elif view.held is None:
        marks |= {CELLS[view.cells[stone]]: "turned" for stone in view.turned}
        if view.acted is not None:
            marks[CELLS[view.cells[view.acted]]] = "acted"
    marks |= {CELLS[cell]: "line" for cell in view.line}
    offered, picked = _chosen(subject)
    marks |= dict.fromkeys(_hinted(subject), "tip")
    return marks | dict.fromkeys(offered, "hint") | dict.fromkeys(picked, "picked")


def _cells(actions: Iterable[str]) -> list[str]:
    return [name for action in actions for name in _CELL.findall(action) if name in NUMBER]


def _hinted(subject: Subject[View]) -> Iterator[str]:
    """Name the cells of a suggested turn, and the stone to be placed."""
    yield from _cells(subject.hint)
    for action in subject.hint:
        if action[0].isdigit():
            yield _reserved(8 * subject.view.player + int(action[0]) - 1)


def _paint_tray(canvas: Canvas, top: int, tray: TrayBox) -> None:
    box = (tray.left, top + tray.top, tray.right, top + tray.bottom)
    canvas.fill(*box, "hollow")
    canvas.corners("tray", box)


def _paint_reserve(canvas: Canvas, top: int, view: View, at: tuple[TrayBox, int, int], mark: str) -> None:
    tray, nth, stone = at
    x, y = tray.slot(nth)
    canvas.say(str(stone % 8 + 1), (x + 20, top + y), 38, ("hollow", "ink"), "m")
    middle = x + 38 + TRAY // 2
    canvas.stamp(f"{view.tops[stone] or '?'}--tray", middle, top + y)
    if mark:
        canvas.stamp(f"{mark}-tray", middle, top + y)


def _paint_open(canvas: Canvas, top: int, shape: IslandLayout, cell: int, mark: str) -> None:
    x, y = shape.place(cell)
    canvas.stamp(f"{mark or 'open'}-{shape.pitch}", x, top + y)
    canvas.say(CELLS[cell], (x, top + y), TYPE, ("board", mark if mark in ("hint", "picked", "tip") else "muted"), "m")


def _paint_stone(canvas: Canvas, top: int, shape: IslandLayout, view: View, stone: int, *, with_name: bool) -> None:
    x, y = shape.place(view.cells[stone])
    face, name = view.tops[stone] or "?", CELLS[view.cells[stone]]
    if not with_name:
        canvas.stamp(f"{face}--{shape.pitch}", x, top + y)
        return
    canvas.stamp(f"{face}-named-{shape.pitch}", x, top + y)
    canvas.say(name, (x, top + y + drop(shape.pitch)), TYPE, INKS[face], "m")


def _paint_backs(canvas: Canvas, top: int, shape: IslandLayout, subject: Subject[View]) -> None:
    """Show the backs the reader may know, each with its cell or its number in reserve; of a lifted stone both faces."""
    if not shape.strip:
        return
    view, upper = subject.view, top + shape.strip_top
    _paint_tray(canvas, upper, TrayBox(LEFT, 0, RIGHT, shape.height - shape.strip_top - 12, 1))
    kind = "all" if is_open(view) else "backs" if view.held is None else "held"
    canvas.say(subject.words.say(f"picture-logan_stones-{kind}"), (LEFT + 20, upper + 28), TYPE, ("hollow", "muted"))
    for nth, row in enumerate(shape.strip):
        x, y = LEFT + 20, upper + STRIP_HEAD + nth * STRIP_ROW + STRIP_ROW // 2
        for stone in row:
            _paint_back(canvas, (x, y), view, stone)
            x += entry(view, stone)


def _paint_back(canvas: Canvas, at: tuple[int, int], view: View, stone: int) -> None:
    (x, y), is_lying = at, view.cells[stone] >= 0
    name = CELLS[view.cells[stone]] if is_lying else str(stone % 8 + 1)
    middle = x + entry(view, stone) - 50
    if is_open(view) and not is_lying:  # both reserves are shown
        canvas.stamp(f"own-{stone // 8}", x + OWNER // 2, y)
        x += OWNER + 8
    canvas.say(name, (x, y), TYPE, ("hollow", "picked" if stone == view.held else "ink"))
    if stone == view.held:
        canvas.stamp(f"{view.tops[stone] or '?'}--mini", middle, y)
        canvas.stamp("turn", middle + 68, y)
        middle += 136
    canvas.stamp(f"{view.unders[stone]}--mini", middle, y)
