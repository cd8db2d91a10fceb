"""Paint Tactic: 72 stations with South at the bottom, and what the last turn did."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain
from math import hypot
from typing import ClassVar

from games.core.outcome import SEATS, Seat
from games.registry import game
from games.tactic.board import BOARD, beside
from games.tactic.state import LOST, NAMES, State
from render.canvas import Canvas
from render.painter import Chip, Painter, Panel, Subject
from render.sprite_sheet import Ramp, SpriteSheet
from render.tactic import ground
from render.tactic.ground import NUMBERS, SPOTS

SHUTTLE = 6  # TA-15
DOT = 26  # between the dots of a guard's jump
CLEAR = 50  # dots keep away from stations
ASIDE = 26  # from a station to its small mark
INKS: tuple[Ramp, Ramp] = (("ivory", "ivory_ink"), ("coal", "coal_ink"))  # by seat
_TRACKS = frozenset(BOARD.tracks)
_CORNERS = {0: (NUMBERS["13a"], NUMBERS["13e"]), 1: (NUMBERS["1a"], NUMBERS["1e"])}  # a patrol's dead ends, by seat


class TacticPainter(Painter[State]):
    key: ClassVar[str] = "tactic"
    view: ClassVar[type] = State
    ramps: ClassVar[tuple[Ramp, ...]] = INKS
    colours: ClassVar[int] = 12

    def draw(self, sheet: SpriteSheet, board: str) -> None:
        ground.draw(sheet)

    def height(self, view: State, board: str) -> int:
        return ground.HEIGHT

    def panel(self, view: State, seat: Seat) -> Panel:
        return Panel(str(view.points[seat]), (Chip(f"guard-{seat}", view.reserve[seat]),))

    def last(self, view: State) -> tuple[str, ...]:
        return view.last

    def now(self, view: State) -> tuple[str, ...]:
        return view.now

    def notices(self, subject: Subject[State]) -> Iterator[str]:
        view, words = subject.view, subject.words
        for seat in SEATS:
            if view.shuttle[seat] > 1:
                name = words.say(f"{self.key}-seat-{seat}")
                yield words.say("picture-tactic-shuttle", name=name, count=view.shuttle[seat], most=SHUTTLE)
        for corner, way in _traps(view):
            yield words.say("picture-tactic-trap", corner=NAMES[corner], way=NAMES[way])
        if view.quiet_left is not None:
            yield words.say("picture-quiet", left=view.quiet_left)

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

    def paint(self, canvas: Canvas, top: int, subject: Subject[State]) -> None:
        view = subject.view
        played = subject.marks.last or view.now or subject.last
        _paint_ways(canvas, top, played)
        for seat in SEATS:
            for place in view.patrols[seat]:
                _paint_piece(canvas, top, "patrol", seat, place)
            for place in view.guards[seat]:
                _paint_piece(canvas, top, "guard", seat, place)
        for place in arrived(played):
            _stamp(canvas, top, "to", place)
        for place, mark in _offered(subject).items():
            _stamp(canvas, top, mark, place)
        for step in subject.picked:
            if step in NUMBERS:
                _stamp(canvas, top, "picked", NUMBERS[step])


def _named(places: Iterable[int]) -> str:
    return ", ".join(NAMES[place] for place in sorted(places)) or "–"


def _traps(view: State) -> Iterator[tuple[int, int]]:
    """Find patrols in a corner of the far end whose only way on is taken."""
    taken = set(chain(*view.patrols, *view.guards))
    for seat in SEATS:
        for corner in set(_CORNERS[seat]) & set(view.patrols[seat]):
            yield from ((corner, way) for way in beside(BOARD, corner) if way in taken)


def _stamp(canvas: Canvas, top: int, name: str, place: int) -> None:
    x, y = SPOTS[place]
    aside = ASIDE if name == "hint-dot" else 0
    canvas.stamp(name, x + aside, top + y - aside)


def _paint_piece(canvas: Canvas, top: int, kind: str, seat: Seat, place: int) -> None:
    if place == LOST:
        return
    x, y = SPOTS[place]
    canvas.stamp(f"{kind}-{seat}", x, top + y)
    canvas.say(NAMES[place], (x, top + y), ground.NAME, INKS[seat], "m")


def _ends(action: str) -> tuple[int, int] | None:
    start, _, target = action.partition("-")
    return (NUMBERS[start], NUMBERS[target]) if start in NUMBERS and target in NUMBERS else None


def arrived(played: tuple[str, ...]) -> list[int]:
    """List the stations where the turn's pieces came to stand."""
    moves = [ends for action in played if (ends := _ends(action))]
    left = {start for start, _ in moves[1:]}
    entered = [NUMBERS[action[2:]] for action in played if action.startswith("g@") and action[2:] in NUMBERS]
    return [target for _, target in moves if target not in left] + entered


def _paint_ways(canvas: Canvas, top: int, played: tuple[str, ...]) -> None:
    """Arrows along tracks for steps, dots for a guard's jump, a struck-out station for a penalty."""
    for action in played:
        if ends := _ends(action):
            start, target = ends
            _stamp(canvas, top, "from", start)
            paint = _paint_step if (min(ends), max(ends)) in _TRACKS else _paint_jump
            paint(canvas, top, SPOTS[start], SPOTS[target])
        elif action.startswith("lose ") and action[5:] in NUMBERS:
            _stamp(canvas, top, "lost", NUMBERS[action[5:]])


def _paint_step(canvas: Canvas, top: int, start: tuple[int, int], target: tuple[int, int]) -> None:
    name = ground.arrow(target[0] - start[0], target[1] - start[1])
    canvas.stamp(name, (start[0] + target[0]) / 2, top + (start[1] + target[1]) / 2)


def _paint_jump(canvas: Canvas, top: int, start: tuple[int, int], target: tuple[int, int]) -> None:
    for x, y in _dots(start, target):
        canvas.stamp("dot", x, top + y)


@cache
def _about(column: float, row: float) -> tuple[tuple[int, int], ...]:
    """List the stations that may be near a square with sides of CLEAR."""
    return tuple((x, y) for x, y in SPOTS if abs(x // CLEAR - column) <= 1 and abs(y // CLEAR - row) <= 1)


@lru_cache(maxsize=512)
def _dots(start: tuple[int, int], target: tuple[int, int]) -> tuple[tuple[float, float], ...]:
    dx, dy = target[0] - start[0], target[1] - start[1]
    count = int(hypot(dx, dy) // DOT)
    along = ((start[0] + dx * nth / count, start[1] + dy * nth / count) for nth in range(1, count))
    return tuple(
        (x, y) for x, y in along if all(abs(x - u) + abs(y - v) > CLEAR for u, v in _about(x // CLEAR, y // CLEAR))
    )


def _offered(subject: Subject[State]) -> dict[int, str]:
    """Mark the stations of the next step of picking: in full, or with a dot where their line is picked first."""
    depth, marks = len(subject.picked), dict[int, str]()
    menu = game("tactic").steps
    for action in subject.choices:
        steps = menu(action)
        step = steps[depth]
        if step in NUMBERS:
            marks[NUMBERS[step]] = "hint"
        elif step not in ("g", "lose") and steps[-1] in NUMBERS:
            marks.setdefault(NUMBERS[steps[-1]], "hint-dot")
    return marks
