"""The interface of a game's painter."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar, cast

from games.core.game import Position
from games.core.outcome import Seat
from games.registry import game, manual
from games.text import Words
from render.canvas import Canvas
from render.look import Marks
from render.sprite_sheet import Ramp, SpriteSheet
from render.theme import Tints

V = TypeVar("V", bound=Position)


@dataclass(frozen=True, slots=True)
class Subject(Generic[V]):
    view: V
    seat: Seat | None  # who looks
    board: str
    words: Words
    marks: Marks
    last: tuple[str, ...]  # actions of the last completed turn, to be marked
    before: tuple[str, ...]  # those of the turn before it, if that is to be marked too
    hint: tuple[str, ...]  # those of a turn that is suggested
    choices: tuple[str, ...]  # actions that go on from what is picked
    offered: tuple[str, ...]  # their next menu steps
    picked: tuple[str, ...]  # menu steps picked so far
    about: tuple[str, ...]  # places spoken of, marked as if they were picked


@dataclass(frozen=True, slots=True)
class Chip:
    """A kind of piece in reserve: a small sprite and how many."""

    sprite: str
    count: int


@dataclass(frozen=True, slots=True)
class Panel:
    """What the frame shows beside a player's name."""

    score: str = ""
    chips: tuple[Chip, ...] = ()
    role: str = ""  # a word or two below the name
    unit: str = ""  # what the score counts, below it


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """A sprite drawn on the board's ground, and what it means."""

    sprite: str
    words: str


class Painter(ABC, Generic[V]):
    key: ClassVar[str]
    view: ClassVar[type]  # what it paints, and nothing else
    boards: ClassVar[tuple[str, ...]] = ()  # variants, the first by default; () when there is only one
    card: ClassVar[str] = ""  # the variant that shows best what the game is; "" for the first
    ramps: ClassVar[tuple[Ramp, ...]] = ()  # grounds and inks of the words on its board
    tints: ClassVar[Tints] = {}  # colours of its own, by theme
    first_turns: ClassVar[int] = 2  # explained by a legend: one of each player
    # sprites of the kinds of pieces that choices name (`-<seat>` for one seat's)
    emoji: ClassVar[Mapping[str, str]] = {}
    colours: ClassVar[int] = 256  # at most, besides the theme's and its ramps': fewer make a smaller file

    @abstractmethod
    def draw(self, sheet: SpriteSheet, board: str) -> None:
        """Draw all sprites, once for each look."""

    def draw_signs(self, sheet: SpriteSheet) -> None:
        """Draw those sprites that `emoji` names and no picture shows."""
        return

    @abstractmethod
    def height(self, subject: Subject[V]) -> int:
        """Tell how high the board is, frame not counted."""

    @abstractmethod
    def paint(self, canvas: Canvas, top: int, subject: Subject[V]) -> None:
        """Paint the board: it begins at `top` and is as high as `height` said."""

    def last(self, view: V) -> tuple[str, ...]:
        """List the actions of the last completed turn."""
        played: tuple[str, ...] = cast(Any, view).last
        return played

    def now(self, view: V) -> tuple[str, ...]:
        """List the actions of the running turn."""
        played: tuple[str, ...] = cast(Any, view).now
        return played

    @abstractmethod
    def pieces(self, subject: Subject[V]) -> Iterator[str]:
        """Say where everything is, the most important first."""

    def spoken(self, subject: Subject[V]) -> Iterator[str]:
        """Say the board so that it can be played from by ear: no sign whose case, place or blanks mean anything."""
        return self.pieces(subject)

    def panel(self, subject: Subject[V], seat: Seat) -> Panel:
        return Panel()

    def legend(self, subject: Subject[V]) -> Iterator[LegendEntry]:
        """Explain pieces and marks to somebody new."""
        return iter(())

    def notices(self, subject: Subject[V]) -> Iterator[str]:
        """Say what both players should be aware of, besides the score: quiet turns left, where they are counted."""
        left = getattr(subject.view, "quiet_left", None)
        if left is not None:
            yield subject.words.say("picture-quiet", left=left)


AnyPainter = Painter[Any]


def offered(subject: Subject[V], key: str, places: Mapping[str, int], but: tuple[str, ...] = ()) -> dict[int, str]:
    """Mark the places of the next step of picking: in full, or with a dot where something else is picked first."""
    marks, depth, menu = dict[int, str](), len(subject.picked), manual(game(key)).steps
    for action in subject.choices:
        steps = menu(action)
        if steps[depth] in places:
            marks[places[steps[depth]]] = "hint"
        elif steps[depth] not in but and steps[-1] in places:
            marks.setdefault(places[steps[-1]], "hint-dot")
    return marks
