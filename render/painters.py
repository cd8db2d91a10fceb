"""The painters there are, found by the games' keys, and the way from a view to a picture."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from games.core.game import AnyGame, Position
from games.core.manual import Scene
from games.core.outcome import Seat
from games.registry import KEYS, find_part, game, leave_out_broken, manual
from games.text import words
from render import frame, legend
from render.canvas import Canvas
from render.look import Look, Marks, Picture, ThemeName
from render.painter import AnyPainter, Subject, V
from render.sprite_sheet import Kit, SpriteSheet
from render.text import alt_text, caption

AnyView = Position
PLAIN, UNMARKED = Look(), Marks()
MOST_WORDS, CUT = 2000, "…"  # signs of a board in words


def find(key: str) -> AnyPainter:
    painter: AnyPainter = find_part(key, "painter")
    return painter


leave_out_broken(find)
PAINTERS: tuple[AnyPainter, ...] = tuple(find(key) for key in KEYS)
_BY_VIEW = {painter.view: painter for painter in PAINTERS}
_BY_KEY = {painter.key: painter for painter in PAINTERS}


def boards(key: str) -> tuple[str, ...]:
    """List a game's variants of its picture, the default first; () when there is only one."""
    return _BY_KEY[key].boards


def card_board(key: str) -> str:
    """Name the variant for a challenge's card, where somebody may see the game for the first time."""
    painter = _BY_KEY[key]
    return painter.card or (painter.boards or ("",))[0]


@dataclass(frozen=True, slots=True)
class Composition:
    """A picture before it is painted: what it shows, and how high its parts are."""

    painter: AnyPainter
    subject: Subject[Any]
    sprites: Kit
    parts: frame.Parts

    @property
    def height(self) -> int:
        return frame.height(self.parts)

    def canvas(self) -> Canvas:
        canvas = frame.canvas(self.sprites, self.parts)
        frame.paint(canvas, self.subject, self.painter, self.parts)
        self.painter.paint(canvas, frame.TOP, self.subject)
        return canvas


def composition(view: AnyView, seat: Seat | None, look: Look = PLAIN, marks: Marks = UNMARKED) -> Composition:
    """Decide what a picture shows of what a seat may see, and where."""
    painter = _painter(view)
    subject = subject_of(view, seat, look, marks)
    sprites = kit(painter.key, look.theme, subject.board)
    parts = frame.Parts(
        board=painter.height(subject),
        legend=legend.rows(sprites, painter.legend(subject)) if is_explained(subject) else (),
        caption=caption.lines(painter, subject),
    )
    return Composition(painter, subject, sprites, parts)


def paint(view: AnyView, seat: Seat | None, look: Look = PLAIN, marks: Marks = UNMARKED) -> Picture:
    composed = composition(view, seat, look, marks)
    canvas = composed.canvas()
    alt = alt_text.describe(composed.painter, game(composed.painter.key), composed.subject)
    return Picture(canvas.png(), canvas.width, canvas.height, alt)


def describe(view: AnyView, seat: Seat | None, language: str, marks: Marks = UNMARKED) -> str:
    painter = _painter(view)
    return alt_text.describe(painter, game(painter.key), subject_of(view, seat, Look(language=language), marks))


def text_board(view: AnyView, seat: Seat | None, language: str, marks: Marks = UNMARKED) -> str:
    """Write the board in text, for screen readers and terminals."""
    return alt_text.text_board(game(_painter(view).key), subject_of(view, seat, Look(language=language), marks))


def board_in_words(view: AnyView, seat: Seat | None, language: str, most: int = MOST_WORDS) -> str:
    """Say whose what is and where, a sentence a line, for whoever hears it; lines without room are left out whole."""
    lines, left = list[str](), most - len(CUT)
    for line in _painter(view).spoken(subject_of(view, seat, Look(language=language))):
        left -= len(line) + 1
        if left < 0:
            return "\n".join([*lines, CUT])
        lines.append(line)
    return "\n".join(lines)


def warm(key: str, look: Look) -> None:
    """Draw a game's sprites ahead, as this look has them: up to a tenth of a second, and megabytes that stay."""
    kit(key, look.theme, board_of(_BY_KEY[key], look))


def board_of(painter: AnyPainter, look: Look) -> str:
    return look.board if look.board in painter.boards else (painter.boards or ("",))[0]


@cache
def kit(key: str, theme: ThemeName, board: str) -> Kit:
    return drawn(_BY_KEY[key], theme, board).kit()


def drawn(painter: AnyPainter, theme: ThemeName, board: str) -> SpriteSheet:
    sheet = SpriteSheet(theme, frame.RAMPS + painter.ramps, painter.colours, painter.tints)
    frame.draw(sheet)
    painter.draw(sheet, board)
    return sheet


def _painter(view: object) -> AnyPainter:
    """Find the painter of a view. A state isn't a view, so a whole state is never painted."""
    painter = _BY_VIEW.get(type(view))
    if painter is None:
        raise TypeError(f"{type(view).__module__}.{type(view).__name__} is not a view that can be painted")
    return painter


def subject_of(view: V, seat: Seat | None, look: Look = PLAIN, marks: Marks = UNMARKED) -> Subject[V]:
    painter = _painter(view)
    steps, depth = manual(game(painter.key)).steps, len(marks.chosen)
    choices = tuple(action for action in marks.choices if _goes_on(steps(action), marks.chosen))
    return Subject(
        view=view,
        seat=seat,
        board=board_of(painter, look),
        words=words(look.language),
        marks=marks,
        last=marks.last or painter.last(view),
        before=marks.before,
        hint=marks.hint,
        choices=choices,
        offered=tuple(dict.fromkeys(steps(action)[depth] for action in choices)),
        picked=marks.chosen,
        about=marks.about,
    )


def _goes_on(steps: tuple[str, ...], picked: tuple[str, ...]) -> bool:
    return len(steps) > len(picked) and steps[: len(picked)] == picked


def paint_scene(rules: AnyGame, scene: Scene, look: Look = PLAIN) -> Picture:
    """Paint a position beside the rules, explained: as seat 0 sees it, or with choices as whoever moves."""
    state = rules.setup(dict(scene.options), scene.seed)
    for action in scene.actions:
        state = rules.apply(state, action)
    if scene.chosen is None:
        return paint(rules.view(state, 0), 0, look, Marks(legend=True))
    view = rules.view(state, state.to_move)
    marks = Marks(choices=tuple(rules.actions(view)), chosen=scene.chosen, legend=True)
    return paint(view, state.to_move, look, marks)


def is_explained(subject: Subject[V]) -> bool:
    """Whether the picture has a legend: as asked for, else in the first turns."""
    if subject.marks.legend is not None:
        return subject.marks.legend
    return subject.view.outcome is None and subject.view.turn <= _painter(subject.view).first_turns
