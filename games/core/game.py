"""The interface of a game."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from games.core import reading
from games.core.objection import Objection
from games.core.option import Option, Options, OptionValue
from games.core.outcome import Outcome, Seat
from games.core.seeded import Lots

Action = str  # canonical notation: "1b-2c", "3@n12", "xr2"


class Position(Protocol):
    """The part that states and views share. `to_move` is None exactly when there is an outcome."""

    @property
    def to_move(self) -> Seat | None: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def turn(self) -> int:
        """The number of the running turn: 1, 2, 3 … (a pass is no turn, G-8)."""

    @property
    def fresh(self) -> bool:
        """No action of the running turn has been taken yet."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A position to look at beside a page of rules."""

    actions: tuple[Action, ...] = ()
    seed: str = "cairn"
    options: tuple[tuple[str, OptionValue], ...] = ()
    chosen: tuple[str, ...] | None = None  # steps picked by the player to move; where they may go on is marked


@dataclass(frozen=True, slots=True)
class ActionSummary:
    """The parts of an action for its words: the catalogue has them as `<game>-said-<kind>` with these values."""

    kind: str
    values: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class TurnStep:
    """Where in a turn the next action stands; the catalogue says what is missing by `<game>-unfinished-<missing>`."""

    number: int
    most: int
    missing: str = ""  # nothing, before a turn has begun


@dataclass(frozen=True, slots=True)
class Shelf:
    """A part of a long choice, in the order it is shown; the catalogue names it by `<game>-shelf-<name>`."""

    name: str
    steps: tuple[str, ...]


S = TypeVar("S", bound=Position)
V = TypeVar("V", bound=Position)


class Game(ABC, Generic[S, V]):
    """S: the whole truth. V: what one seat, or a spectator (None), may know."""

    key: ClassVar[str]  # module, database value, command name, prefix of its words
    version: ClassVar[int]  # raised when an old log would replay differently; the rules before it go on as EARLIER
    options: ClassVar[tuple[Option, ...]]
    has_secrets: ClassVar[bool] = True  # somebody may know what others don't
    counts_scores: ClassVar[bool] = False  # an agreed end counts scores instead of drawing (G-7)
    scenes: ClassVar[tuple[Scene, ...]]  # one for each page of rules
    closing: ClassVar[tuple[Action, ...]] = ()  # end a turn and change nothing to look at: "ask", "keep"
    letters: ClassVar[str] = ""  # of its text board that stand for words: each language has its own (`<key>-letters`)

    @abstractmethod
    def setup(self, options: Options, seed: str) -> S:
        """Begin; options are completed with defaults, and BadOption names what is not offered."""

    def check_offered(self, options: Options) -> None:
        """Raise BadOption where complete options don't go together at a new table; older ones play on with them."""

    def uses_chance(self, options: Options) -> bool:
        """Return whether the seed decides anything; if it doesn't, it is never mentioned."""
        return True

    def unseeded(self, options: Options) -> Sequence[S]:
        """List starts that between them allow whatever some seed would; () where they can't be listed."""
        return ()

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Show what this seat may know, built up from allowed facts."""

    def remembered(self, state: S, seat: Seat | None) -> V:
        """Show what this seat would know if it forgot nothing it has had the chance to see: for those who think."""
        return self.view(state, seat)

    @abstractmethod
    def actions(self, view: V) -> Sequence[Action]:
        """List every legal action once, in the order of the rules page (G-4); () where the viewer has none."""

    @abstractmethod
    def apply(self, state: S, action: Action) -> S:
        """Take a legal action; the caller has checked membership in `actions`."""

    @abstractmethod
    def preview(self, view: V, action: Action) -> V:
        """Take a legal action as far as the viewer can tell what follows: for whole turns and previews."""

    @abstractmethod
    def steps(self, action: Action) -> tuple[str, ...]:
        """Split an action into the steps by which it is picked: ("1b", "2c")."""

    @abstractmethod
    def summarize(self, action: Action) -> ActionSummary:
        """Say what kind of action it is, and its parts."""

    @abstractmethod
    def redact(self, state: S, action: Action, seat: Seat | None) -> Action:
        """Write an action, taken in `state`, as this seat may read it in the log while the game runs."""

    @abstractmethod
    def reveals(self, state: S, action: Action) -> bool:
        """Tell whether the action, taken in `state`, shows somebody something hidden: no takeback past it."""

    @abstractmethod
    def resample(self, state: S, seat: Seat | None, seed: str) -> S:
        """Make another truth that this seat cannot tell from this one."""

    @abstractmethod
    def agreed_outcome(self, state: S) -> Outcome:
        """Tell what an agreed end means here and now (G-7)."""

    def describe_step(self, view: V, steps: tuple[str, ...], step: str) -> tuple[str, Mapping[str, str]] | None:
        """Say what a step picks: the catalogue says it by `<game>-label-<kind>` with these values."""
        return None

    def news(self, view: V) -> tuple[str, Mapping[str, str | int]] | None:
        """Say what the last turn brought to light for everybody; the catalogue says it by `<game>-news-<kind>`."""
        return None

    def question(self, view: V, steps: tuple[str, ...]) -> tuple[str, Mapping[str, str]] | None:
        """Say what is to be picked after these steps: by `<game>-ask-<kind>`; None where `pick-…` says it well."""
        return None

    def assumed_step(self, view: V) -> str | None:
        """Name the first step that a picker assumes, with the others one tap away; None if it asks."""
        return None

    def shelves(self, view: V, steps: tuple[str, ...], nexts: Sequence[str]) -> Sequence[Shelf]:
        """Divide a long choice into parts that a picker shows one at a time; () where its order says enough."""
        return ()

    def by_lot(self, view: V, lots: Lots) -> tuple[Action, ...]:
        """Draw the rest of a turn that people like to leave to chance; () where there is none."""
        return ()

    def step_of_turn(self, view: V) -> TurnStep:
        """Number the action that comes next, where a turn may have several."""
        return TurnStep(1, 1)

    def role(self, view: V) -> str | None:
        """Name the mover's role, in games whose seats change roles; its words are `<game>-role-<role>`."""
        return None

    def shows_hidden(self, view: V, action: Action) -> bool:
        """Tell whether the player must see what the action uncovers before the turn can go on."""
        return False

    def turn_name(self, view: V) -> tuple[str, Mapping[str, int]] | None:
        """Name the running turn where people count otherwise than the log: by `<game>-turn-<kind>`; else None."""
        return None

    def score(self, view: V) -> tuple[int, int] | None:
        """The score of both seats, in games that keep one."""
        return None

    def example(self, view: V) -> str:
        """Write a whole turn that is legal now, as a form may show it; "" where the viewer has nothing to do."""
        from games.core.example import whole_turn

        return " ".join(whole_turn(self, view))

    def exemplary(self, view: V, actions: Sequence[Action]) -> Action:
        """Pick the legal action an example would take: the same every time, and from what the viewer knows."""
        return actions[len(actions) // 2]

    def objection(self, view: V, word: str) -> Objection | None:
        """Say by which rule a word that looks like an action is not legal now; None where nothing is known."""
        return None

    def text_board(self, view: V, letters: str = "") -> str:
        """Draw the board in text, with a language's letters in place of the game's own."""
        return str(view)

    def normalize(self, word: str) -> str:
        """Reduce a word to what distinguishes actions, so that differing spellings meet."""
        return reading.normalize(word)

    def words(self, view: V, text: str) -> list[str]:
        """Cut a typed line into one word for each action."""
        return reading.words(text)

    def read(self, view: V, text: str) -> list[Action]:
        """Read a line of one or more actions of one turn, all or none (G-2, G-3)."""
        return reading.read(self, view, text)


class OpenGame(Game[S, S]):
    """A game without secrets: everybody sees the state itself."""

    has_secrets: ClassVar[bool] = False

    def view(self, state: S, seat: Seat | None) -> S:
        return state

    def preview(self, view: S, action: Action) -> S:
        return self.apply(view, action)

    def redact(self, state: S, action: Action, seat: Seat | None) -> Action:
        return action

    def reveals(self, state: S, action: Action) -> bool:
        return False

    def resample(self, state: S, seat: Seat | None, seed: str) -> S:
        return state


AnyGame = Game[Any, Any]
