"""Paint Tactic: 72 stations with South at the bottom, and what the last turn did."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import ClassVar

from games.core.outcome import SEATS, Seat
from games.tactic.board import BOARD, beside
from games.tactic.state import LOST, NAMES, State
from render import legend
from render.canvas import Canvas
from render.painter import Chip, LegendEntry, Painter, Panel, Subject, offered
from render.sprite_sheet import Ramp, SpriteSheet, inks
from render.tactic import ground, marks
from render.tactic.plan import HEIGHT, NAME, NUMBERS, SPOTS
from render.text import font
from render.text.alt_text import seat_name

SHUTTLE = 6  # TA-15
ASIDE = 30  # from a station to its small mark
INKS: tuple[Ramp, Ramp] = (("ivory", "ivory_ink"), ("coal", "coal_ink"))  # by seat
MOST_NAME = 300  # width of a name in the legend, where two columns stand
_CORNERS = {0: (NUMBERS["13a"], NUMBERS["13e"]), 1: (NUMBERS["1a"], NUMBERS["1e"])}  # a patrol's dead ends, by seat


class TacticPainter(Painter[State]):
    key: ClassVar[str] = "tactic"
    view: ClassVar[type] = State
    ramps = (*INKS, *inks(last_soft="last", hollow="muted"))
    colours: ClassVar[int] = 12
    emoji: ClassVar[Mapping[str, str]] = {
        f"{kind}-{seat}": f"{kind}-{seat}" for kind in ("patrol", "guard") for seat in SEATS
    }

    def draw(self, sheet: SpriteSheet, board: str) -> None:
        ground.draw(sheet)

    def height(self, subject: Subject[State]) -> int:
        return HEIGHT

    def panel(self, subject: Subject[State], seat: Seat) -> Panel:
        return Panel(str(subject.view.points[seat]), (Chip(f"guard-{seat}", subject.view.reserve[seat]),))

    def legend(self, subject: Subject[State]) -> Iterator[LegendEntry]:
        words, played = subject.words, subject.view.now or subject.last
        for name in ("patrol", "guard"):
            yield LegendEntry(f"legend-{name}", words.say(f"legend-tactic-{name}"))
        for seat in SEATS:
            whose = font.fitted(seat_name(subject, self.key, seat, written=True), legend.SIZE, MOST_NAME)
            yield LegendEntry(f"legend-central-{seat}", words.say("legend-tactic-central", name=whose))
        yield LegendEntry("legend-outer", words.say("legend-tactic-outer"))
        if marks.arrived(played):
            yield LegendEntry("legend-arrived", words.say("legend-tactic-arrived"))

    def notices(self, subject: Subject[State]) -> Iterator[str]:
        view, words = subject.view, subject.words
        for seat in SEATS:
            if view.shuttle[seat] > 1:
                name = seat_name(subject, self.key, seat, written=True)
                yield words.say("picture-tactic-shuttle", name=name, count=view.shuttle[seat], most=SHUTTLE)
        for corner, way in _traps(view):
            yield words.say("picture-tactic-trap", corner=NAMES[corner], way=NAMES[way])
        yield from super().notices(subject)

    def pieces(self, subject: Subject[State]) -> Iterator[str]:
        view, words = subject.view, subject.words
        for seat in SEATS:
            yield words.say(
                "alt-tactic-pieces",
                name=words.say(f"{self.key}-seat-{seat}"),
                patrols=_named(place for place in view.patrols[seat] if place != LOST),
                placed=len(view.guards[seat]),
                guards=_named(view.guards[seat]),
                reserve=view.reserve[seat],
            )

    def spoken(self, subject: Subject[State]) -> Iterator[str]:
        """Say after the pieces where tracks lead from each of them."""
        yield from self.pieces(subject)
        taken = set(chain(*subject.view.patrols, *subject.view.guards)) - {LOST}
        told = {place: subject.words.say("alt-tactic-taken", place=NAMES[place]) for place in taken}
        for place in sorted(taken):
            ways = [told[there] if there in taken else NAMES[there] for there in BOARD.neighbours(place)]
            yield subject.words.say("alt-tactic-ways", place=NAMES[place], ways=", ".join(ways))

    def paint(self, canvas: Canvas, top: int, subject: Subject[State]) -> None:
        view = subject.view
        played = subject.marks.last or view.now or subject.last
        turns = (("before", subject.before), ("last", played), ("tip", subject.hint))
        taken = frozenset(chain(*view.patrols, *view.guards))
        if _is_lettered(subject):
            _paint_letters(canvas, top)
        for style, actions in turns:
            marks.paint_ways(canvas, top, actions, style, taken)
        for seat in SEATS:
            for place in view.patrols[seat]:
                _paint_piece(canvas, top, "patrol", seat, place)
            for place in view.guards[seat]:
                _paint_piece(canvas, top, "guard", seat, place)
        for style, actions in turns:
            marks.paint_rings(canvas, top, actions, style)
        for place, mark in offered(subject, self.key, NUMBERS, but=("g", "lose")).items():
            marks.stamp(canvas, top, mark, place, ASIDE if mark == "hint-dot" else 0)
        for step in (*subject.picked, *subject.about):
            if step in NUMBERS:
                marks.stamp(canvas, top, "picked", NUMBERS[step])


PAINTER = TacticPainter()


def _is_lettered(subject: Subject[State]) -> bool:
    """Stations show their letters to whoever chooses among them; seventy of them are as loud as the pieces."""
    return bool(subject.choices or subject.picked or subject.hint or subject.about or subject.seat is not None)


def _paint_letters(canvas: Canvas, top: int) -> None:
    for station, (x, y) in zip(BOARD.stations, SPOTS, strict=True):
        if station.kind == "central":
            canvas.say(station.letter, (x, top + y), NAME, ("card", "ink"), "m")
        else:
            canvas.stamp("station", x, top + y)
            canvas.say(station.letter, (x, top + y), NAME, ("hollow", "muted"), "m")


def _named(places: Iterable[int]) -> str:
    return ", ".join(NAMES[place] for place in sorted(places)) or "–"


def _traps(view: State) -> Iterator[tuple[int, int]]:
    """Find patrols in a corner of the far end whose only way on is taken."""
    taken = set(chain(*view.patrols, *view.guards))
    for seat in SEATS:
        for corner in set(_CORNERS[seat]) & set(view.patrols[seat]):
            yield from ((corner, way) for way in beside(BOARD, corner) if way in taken)


def _paint_piece(canvas: Canvas, top: int, kind: str, seat: Seat, place: int) -> None:
    if place == LOST:
        return
    x, y = SPOTS[place]
    canvas.stamp(f"{kind}-{seat}", x, top + y)
    canvas.say(NAMES[place], (x, top + y), NAME, INKS[seat], "m")
