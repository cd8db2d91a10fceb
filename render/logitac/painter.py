"""Paint Logitac: four boards side by side or stacked, captures and credits beside them."""

from collections.abc import Iterator
from typing import ClassVar

from games.core.outcome import SEATS, Seat
from games.logitac.board import INDEX, SPELLED
from games.logitac.state import Side, State, squares
from games.registry import game
from render.canvas import Canvas
from render.logitac import flat, pieces, pyramid
from render.logitac.plan import INSET, LINE, SMALL, TINTS, Plan, Tray
from render.painter import Chip, Painter, Panel, Subject
from render.sprite_sheet import Ramp, SpriteSheet

BOARDS = {"flat": (flat.PLAN, flat.draw), "pyramid": (pyramid.PLAN, pyramid.draw)}
CREDIT = 116  # width of a board's credits


class LogitacPainter(Painter[State]):
    key: ClassVar[str] = "logitac"
    view: ClassVar[type] = State
    boards: ClassVar[tuple[str, ...]] = tuple(BOARDS)
    ramps: ClassVar[tuple[Ramp, ...]] = (
        ("hollow", "ink"),
        ("hollow", "muted"),
        ("turn", "turn_ink"),
        ("slab", "slab_ink"),
    )
    tints = TINTS
    colours: ClassVar[int] = 24

    def draw(self, sheet: SpriteSheet, board: str) -> None:
        plan, draw_ground = BOARDS[board]
        draw_ground(sheet)
        for size in {*plan.sizes}:
            pieces.draw(sheet, str(size), "square_dark", size)
        pieces.draw(sheet, "held", "hollow", SMALL)
        for ground in ("card", "turn"):
            pieces.draw_chips(sheet, ground, SMALL)
        owed = sheet.brush(CREDIT, 46, "hollow").round_box((0, 0, CREDIT, 46), 14, sheet["turn"])
        sheet.tile("owed", owed)
        chance = sheet.brush(22, 22, "board").disc(11, 11, 10, sheet["card"]).disc(11, 11, 8, sheet["hint"])
        sheet.cut("hint-dot", chance, "board")

    def height(self, subject: Subject[State]) -> int:
        return BOARDS[subject.board][0].height

    def panel(self, subject: Subject[State], seat: Seat) -> Panel:
        side = subject.view.sides[seat]
        return Panel(chips=(Chip(f"pawn-{seat}", side.reserve), Chip(f"double-{seat}", side.double)))

    def last(self, view: State) -> tuple[str, ...]:
        return view.last

    def now(self, view: State) -> tuple[str, ...]:
        return view.now

    def notices(self, subject: Subject[State]) -> Iterator[str]:
        view, words = subject.view, subject.words
        if view.falling:
            yield words.say(f"picture-logitac-falling-{SPELLED[view.falling[0]]}", board=view.landing)
        if view.is_escaping:
            yield words.say("picture-logitac-escaping")
        if view.quiet_left is not None:
            yield words.say("picture-quiet", left=view.quiet_left)

    def pieces(self, subject: Subject[State]) -> Iterator[str]:
        view, words = subject.view, subject.words
        for seat in SEATS:
            side = view.sides[seat]
            yield words.say(
                "alt-logitac-side",
                name=words.say(f"{self.key}-seat-{seat}"),
                reserve=side.reserve,
                double=side.double,
                held=" ".join([str(side.held), *(words.say(f"alt-logitac-{kind}") for kind in side.captives)]),
                credits=", ".join(f"{number} {earned(side, number)}" for number in (1, 2, 3)),
            )
        standing = list(view.pieces)
        for seat in SEATS:
            name = words.say(f"{self.key}-seat-{seat}")
            for kind in ("pyr", "cube", "cyl", "double", "pawn"):
                places = [
                    f"{piece.square}{'+' * piece.sole}"
                    for piece in standing
                    if (piece.seat, piece.kind) == (seat, kind)
                ]
                if places:
                    named = words.say(f"alt-logitac-{kind}")
                    yield words.say("alt-logitac-kind", name=name, kind=named, places=" ".join(places))

    def paint(self, canvas: Canvas, top: int, subject: Subject[State]) -> None:
        view, plan = subject.view, BOARDS[subject.board][0]
        marked = marks(subject)
        for square, mark in marked.items():
            if mark != "hint-dot":
                _stamp(canvas, top, plan, f"{mark}-{plan.sizes[square]}", square)
        for piece in sorted(view.pieces, key=lambda piece: plan.spots[INDEX[piece.square]][1]):
            square = INDEX[piece.square]
            x, y = plan.spots[square]
            size = plan.sizes[square]
            name = f"{size}-{piece.kind}{'+' * piece.sole}-{piece.seat}"
            canvas.stamp(name, x, top + y - size * plan.lift // 100)
        for square, mark in marked.items():
            if mark == "hint-dot":
                _stamp(canvas, top, plan, mark, square)
        for seat in SEATS:
            _paint_tray(canvas, top, plan.trays[seat], view, seat)


PAINTER = LogitacPainter()


def earned(side: Side, number: int) -> str:
    """Write a board's credits; a half where the next pawn captured there earns one (LO-18)."""
    half = "½" if side.captured[number - 1] % 2 else ""
    whole = side.credits[number - 1]
    return f"{whole or ''}{half}" if half else str(whole)


def marks(subject: Subject[State]) -> dict[int, str]:
    """Tell how squares are to be marked."""
    played = subject.marks.last or subject.view.now or subject.last
    marked: dict[int, str] = {}
    for action in played:
        named = [INDEX[name] for name in squares(action) if name in INDEX]
        marked |= dict.fromkeys(named[:-1], "from") | dict.fromkeys(named[-1:], "to")
    marked |= _offered(subject)
    marked |= {INDEX[step]: "picked" for step in subject.picked if step in INDEX}
    return marked


def _offered(subject: Subject[State]) -> dict[int, str]:
    """Mark the squares of the next step of picking; with a dot where something else is picked first."""
    depth, offered = len(subject.picked), dict[int, str]()
    menu = game("logitac").steps
    for action in subject.choices:
        steps = menu(action)
        if steps[depth] in INDEX:
            offered[INDEX[steps[depth]]] = "hint"
        elif steps[-1] in INDEX:
            offered.setdefault(INDEX[steps[-1]], "hint-dot")
    return offered


def _stamp(canvas: Canvas, top: int, plan: Plan, name: str, square: int) -> None:
    x, y = plan.spots[square]
    canvas.stamp(name, x, top + y)


def _paint_tray(canvas: Canvas, top: int, tray: Tray, view: State, seat: Seat) -> None:
    """Show what a seat has captured."""
    side, other = view.sides[seat], 1 - seat
    left, y = tray.x + INSET, top + tray.y + INSET + SMALL // 2
    canvas.stamp(f"held-pawn-{other}", left + SMALL // 2, y - 4)
    at = left + SMALL + canvas.say(f"×{side.held}", (left + SMALL, y), 32, ("hollow", "ink")) + 34
    for nth, kind in enumerate(side.captives):
        canvas.stamp(f"held-{kind}-{other}", at + nth * (SMALL - 2), y - 4)
    for number in (1, 2, 3):
        _paint_credits(canvas, (left + (number - 1) * (tray.wide - INSET) // 3 - 6, y + LINE), side, number)


def _paint_credits(canvas: Canvas, at: tuple[int, int], side: Side, number: int) -> None:
    """Show what lifts to the next board, brightly if it can be used."""
    left, y = at
    label: Ramp = ("hollow", "muted")
    value: Ramp = ("hollow", "ink")
    if side.credits[number - 1]:
        canvas.place("owed", left, y - 23)
        label = value = ("turn", "turn_ink")
    wide = canvas.say(f"↑{number + 1}", (left + 8, y), 26, label)
    canvas.say(earned(side, number), (left + wide + 20, y), 34, value)
