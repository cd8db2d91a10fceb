"""The painters there are, and what they have in common: the way from a view to a picture."""

from functools import cache

from games.core.game import AnyGame, Scene
from games.core.outcome import Seat
from games.l_calculus.rules import State as LCalculusView
from games.logan_stones.rules import View as LoganStonesView
from games.logitac.state import State as LogitacView
from games.registry import game
from games.tactic.state import State as TacticView
from games.text import words
from games.topologic.rules import View as TopologicView
from render import alt_text, frame
from render.l_calculus.painter import LCalculusPainter
from render.logan_stones.painter import LoganStonesPainter
from render.logitac.painter import LogitacPainter
from render.look import Look, Marks, Picture, ThemeName
from render.painter import AnyPainter, Subject, V
from render.sprite_sheet import Kit, SpriteSheet
from render.tactic.painter import TacticPainter
from render.topologic.painter import TopologicPainter

AnyView = LCalculusView | TacticView | LoganStonesView | TopologicView | LogitacView
PLAIN, UNMARKED = Look(), Marks()

PAINTERS: tuple[AnyPainter, ...] = (
    LCalculusPainter(),
    TacticPainter(),
    LoganStonesPainter(),
    TopologicPainter(),
    LogitacPainter(),
)
_BY_VIEW = {painter.view: painter for painter in PAINTERS}
_BY_KEY = {painter.key: painter for painter in PAINTERS}


def boards(key: str) -> tuple[str, ...]:
    """List a game's variants of its picture, the default first; () when there is only one."""
    return _BY_KEY[key].boards


def paint(view: AnyView, seat: Seat | None, look: Look = PLAIN, marks: Marks = UNMARKED) -> Picture:
    """Paint what a seat may see, and say it in words."""
    painter = _painter(view)
    subject = subject_of(view, seat, look, marks)
    board = painter.height(view, subject.board)
    lines = _lines(painter, subject)
    canvas = frame.canvas(kit(painter.key, look.theme, subject.board), board, lines)
    frame.paint(canvas, subject, painter, board, lines)
    painter.paint(canvas, frame.TOP, subject)
    alt = alt_text.describe(painter, game(painter.key), subject)
    return Picture(canvas.png(), canvas.width, canvas.height, alt)


def describe(view: AnyView, seat: Seat | None, language: str, marks: Marks = UNMARKED) -> str:
    """Write the alternative text alone."""
    painter = _painter(view)
    return alt_text.describe(painter, game(painter.key), subject_of(view, seat, Look(language=language), marks))


def text_board(view: AnyView, seat: Seat | None, language: str, marks: Marks = UNMARKED) -> str:
    """Write the board in text, for screen readers and terminals."""
    return alt_text.text_board(game(_painter(view).key), subject_of(view, seat, Look(language=language), marks))


def warm(key: str, look: Look) -> None:
    """Draw a game's sprites ahead, as this look has them: up to a tenth of a second, and megabytes that stay."""
    kit(key, look.theme, board_of(_BY_KEY[key], look))


def board_of(painter: AnyPainter, look: Look) -> str:
    return look.board if look.board in painter.boards else (painter.boards or ("",))[0]


@cache
def kit(key: str, theme: ThemeName, board: str) -> Kit:
    painter = _BY_KEY[key]
    sheet = SpriteSheet(theme, frame.RAMPS + painter.ramps, painter.colours, painter.tints)
    frame.draw(sheet)
    painter.draw(sheet, board)
    return sheet.kit()


def _painter(view: object) -> AnyPainter:
    """A state that holds more than its reader may know is no view: there is no painter for it."""
    painter = _BY_VIEW.get(type(view))
    if painter is None:
        raise TypeError(f"{type(view).__module__}.{type(view).__name__} is not a view that can be painted")
    return painter


def subject_of(view: V, seat: Seat | None, look: Look = PLAIN, marks: Marks = UNMARKED) -> Subject[V]:
    """Gather what a picture shows."""
    painter = _painter(view)
    rules, depth = game(painter.key), len(marks.chosen)
    choices = tuple(action for action in marks.choices if _goes_on(rules.steps(action), marks.chosen))
    return Subject(
        view=view,
        seat=seat,
        board=board_of(painter, look),
        words=words(look.language),
        marks=marks,
        last=marks.last or painter.last(view),
        choices=choices,
        offered=tuple(dict.fromkeys(rules.steps(action)[depth] for action in choices)),
        picked=marks.chosen,
    )


def _goes_on(steps: tuple[str, ...], picked: tuple[str, ...]) -> bool:
    return len(steps) > len(picked) and steps[: len(picked)] == picked


def _lines(painter: AnyPainter, subject: Subject[V]) -> list[str]:
    """What stands below the board: the result, or what to be aware of."""
    if subject.view.outcome:
        return [alt_text.result(subject, painter.key, written=True)]
    return frame.packed(painter.notices(subject))


def paint_scene(rules: AnyGame, scene: Scene, look: Look = PLAIN) -> Picture:
    """Paint a position beside the rules as seat 0 sees it, or as the player to move does where choices are marked."""
    state = rules.setup(dict(scene.options), scene.seed)
    for action in scene.actions:
        state = rules.apply(state, action)
    if scene.chosen is None:
        return paint(rules.view(state, 0), 0, look)
    view = rules.view(state, state.to_move)
    return paint(view, state.to_move, look, Marks(choices=tuple(rules.actions(view)), chosen=scene.chosen))
