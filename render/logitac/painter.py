"""Paint Logitac: four boards side by side, stacked or as stairs, captures and credits beside them."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import ClassVar

from games.core.outcome import SEATS, Seat
from games.logitac.board import CHIMNEYS, INDEX
from games.logitac.kinds import SPELLED
from games.logitac.state import Side, State, squares
from games.registry import game
from games.text import Words
from render.brush import Brush
from render.canvas import Canvas
from render.logitac import flat, pieces, pyramid, stairs
from render.logitac.plan import INSET, LABEL, LINE, SMALL, TINTS, Plan, Tray
from render.painter import Chip, LegendEntry, Painter, Panel, Subject, offered
from render.sprite_sheet import SpriteSheet, inks
from render.text.font import fitted, width

BOARDS = {"flat": (flat.PLAN, flat.draw), "pyramid": (pyramid.PLAN, pyramid.draw), "stairs": (stairs.PLAN, stairs.draw)}
_CAPTURE = re.compile(r"[a-z]\d+x[a-z]\d+")
LEGEND = ("pyr", "cube", "cyl", "double")
TAKER = 40  # across: the sign of who has captured
OWED = 20  # radius of the ground of ascents that are earned


class LogitacPainter(Painter[State]):
    key: ClassVar[str] = "logitac"
    view: ClassVar[type] = State
    boards: ClassVar[tuple[str, ...]] = tuple(BOARDS)
    card: ClassVar[str] = "pyramid"
    ramps = inks(hollow="ink muted", turn="turn_ink", slab="slab_ink", board="muted")
    tints = TINTS
    emoji: ClassVar[Mapping[str, str]] = {
        f"piece-{kind}-{seat}": f"held-{kind}-{seat}" for kind in SPELLED.values() for seat in SEATS
    }
    colours: ClassVar[int] = 64

    def draw(self, sheet: SpriteSheet, board: str) -> None:
        plan, draw_ground = BOARDS[board]
        draw_ground(sheet)
        for size in {*plan.sizes}:
            pieces.draw(sheet, str(size), "square_dark", size, stands=plan.lift > 0)
        pieces.draw(sheet, "held", "hollow", SMALL)
        for ground in ("card", "turn"):
            pieces.draw_chips(sheet, ground, SMALL)
        sheet.pad("owed", (2 * OWED, 2 * OWED), 12, "turn", "hollow")
        for seat in SEATS:
            sheet.tile(f"taker-{seat}", _taker(sheet, seat))
        hole = sheet.brush(56, 56, "board", is_crisp=True)
        flat.draw_chimney(sheet, hole, 28, 28, 56)
        sheet.cut("legend-chimney", hole, "board")
        chance = sheet.brush(28, 28, "board").disc(14, 14, 13, sheet["card"]).disc(14, 14, 10, sheet["hint"])
        sheet.cut("hint-dot", chance, "board")

    def height(self, subject: Subject[State]) -> int:
        return BOARDS[subject.board][0].height

    def panel(self, subject: Subject[State], seat: Seat) -> Panel:
        side = subject.view.sides[seat]
        return Panel(chips=(Chip(f"pawn-{seat}", side.reserve), Chip(f"double-{seat}", side.double)))

    def legend(self, subject: Subject[State]) -> Iterator[LegendEntry]:
        for kind in LEGEND:
            yield LegendEntry(f"held-{kind}-0", subject.words.say(f"legend-logitac-{kind}"))
        yield LegendEntry("legend-chimney", subject.words.say("legend-logitac-chimney"))

    def notices(self, subject: Subject[State]) -> Iterator[str]:
        view, words = subject.view, subject.words
        if view.falling:
            yield words.say(f"picture-logitac-falling-{SPELLED[view.falling[0]]}", board=view.landing)
        if view.is_escaping:
            yield words.say("picture-logitac-escaping")
        if view.ascents_to_win is not None:
            first, second = (words.say(f"{self.key}-seat-{seat}") for seat in SEATS)
            one, two = view.ascents
            goal = view.ascents_to_win
            yield words.say("picture-logitac-goal", wanted=goal, first=first, one=one, second=second, two=two)
        yield from super().notices(subject)

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
                credits="; ".join(filter(None, (ascents(words, side), halves(words, side)))),
            )
        standing = defaultdict[tuple[Seat, str], list[str]](list)
        for piece in view.pieces:
            standing[piece.seat, piece.kind].append(f"{piece.square}{'+' * piece.sole}")
        for seat in SEATS:
            name = words.say(f"{self.key}-seat-{seat}")
            for kind in ("pyr", "cube", "cyl", "double", "pawn"):
                if places := standing[seat, kind]:
                    named = words.say(f"alt-logitac-{kind}")
                    yield words.say("alt-logitac-kind", name=name, kind=named, places=" ".join(places))
        if any(piece.sole for piece in view.pieces):
            yield words.say("alt-logitac-sole")

    def spoken(self, subject: Subject[State]) -> Iterator[str]:
        """Say after the pieces which captures there are, and where the chimneys lie."""
        view, words = subject.view, subject.words
        yield from self.pieces(subject)
        captures = [action.replace("x", " × ", 1) for action in game(self.key).actions(view) if _CAPTURE.match(action)]
        if captures:
            yield words.say("alt-logitac-captures", captures=", ".join(captures))
        yield words.say("alt-logitac-chimneys", places=" ".join(CHIMNEYS))

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
            _paint_tray(canvas, top, plan.trays[seat], subject, seat)


PAINTER = LogitacPainter()


def _taker(sheet: SpriteSheet, seat: Seat) -> Brush:
    """The sign of who has captured: as beside their name."""
    brush, name = sheet.brush(TAKER, TAKER, "hollow"), "coal" if seat else "ivory"
    middle = TAKER / 2
    brush.disc(middle, middle, middle - 1, sheet[f"{name}_rim"]).disc(middle, middle, middle - 3.5, sheet[name])
    return brush.ring(middle, middle, middle * 0.6, 4, sheet["coal_ring"]) if seat else brush


def marks(subject: Subject[State]) -> dict[int, str]:
    played = subject.marks.last or subject.view.now or subject.last
    marked = dict.fromkeys(_places(subject.before), "was")
    for action in played:
        named = [INDEX[name] for name in squares(action) if name in INDEX]
        marked |= dict.fromkeys(named[:-1], "from") | dict.fromkeys(named[-1:], "to")
    marked |= dict.fromkeys(_places(subject.hint), "tip")
    marked |= offered(subject, "logitac", INDEX)
    marked |= {INDEX[step]: "picked" for step in (*subject.picked, *subject.about) if step in INDEX}
    return marked


def _places(actions: tuple[str, ...]) -> list[int]:
    return [INDEX[name] for action in actions for name in squares(action) if name in INDEX]


def _stamp(canvas: Canvas, top: int, plan: Plan, name: str, square: int) -> None:
    x, y = plan.spots[square]
    canvas.stamp(name, x, top + y)


def _paint_tray(canvas: Canvas, top: int, tray: Tray, subject: Subject[State], seat: Seat) -> None:
    """Show what a seat has captured, and below it say which ascents that has earned, or what is half earned."""
    side, other = subject.view.sides[seat], 1 - seat
    left, y, room = tray.x + INSET, top + tray.y + INSET + LINE // 2, tray.wide - 2 * INSET - 16
    canvas.stamp(f"taker-{seat}", left + 8 + TAKER // 2, y)
    left += 8 + TAKER + 12
    room -= 8 + TAKER + 12
    canvas.stamp(f"held-pawn-{other}", left + SMALL // 2, y - 2)
    at = left + SMALL + canvas.say(f"×{side.held}", (left + SMALL + 4, y), LABEL, ("hollow", "ink")) + 30
    for nth, kind in enumerate(side.captives):
        canvas.stamp(f"held-{kind}-{other}", at + SMALL // 2 + nth * SMALL, y - 2)
    at += SMALL * len(side.captives) + 16
    right = left + room + 8
    fitting = (said for said in _beside(subject.words, side) if width(said, LABEL) <= right - at)
    canvas.say(next(fitting, ""), (right, y), LABEL, ("hollow", "muted"), "r")
    if not any(side.credits):
        under = tray.x + INSET  # the sign of who has captured: there is room for more words
        half = fitted(halves(subject.words, side), LABEL, room + left - under)
        canvas.say(half, (under + 8, y + LINE), LABEL, ("hollow", "muted"))
        return
    earned_now = fitted(ascents(subject.words, side), LABEL, room)
    canvas.bar("owed", left - 4, y + LINE - OWED, left + width(earned_now, LABEL) + 20, "turn")
    canvas.say(earned_now, (left + 8, y + LINE), LABEL, ("turn", "turn_ink"))


def _beside(words: Words, side: Side) -> Iterator[str]:
    """Give what may stand beside the captures, the best first: what is half earned, if its line is taken; a label."""
    if any(side.credits) and (half := halves(words, side)):
        yield half
        yield halves(words, side, is_short=True)
    yield words.say("picture-logitac-captured")


def ascents(words: Words, side: Side) -> str:
    """Say how many ascents are earned, and to which boards (LO-18)."""
    earned_here = [(count, number + 2) for number, count in enumerate(side.credits) if count]
    if not earned_here:
        return words.say("picture-logitac-none")
    if len(earned_here) == 1:
        count, board = earned_here[0]
        return words.say("picture-logitac-ascents", count=count, board=board)
    boards = [f"{board} ×{count}" if count > 1 else str(board) for count, board in earned_here]
    return words.say("picture-logitac-mixed", boards=", ".join(boards))


def halves(words: Words, side: Side, *, is_short: bool = False) -> str:
    """Say on which boards one more captured pawn earns the next ascent."""
    boards = [str(number) for number, count in enumerate(side.captured, 1) if count % 2]
    key = "picture-logitac-half-short" if is_short else "picture-logitac-half"
    return words.say(key, count=len(boards), boards=", ".join(boards)) if boards else ""
