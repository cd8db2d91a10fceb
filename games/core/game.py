"""The interface of a game's rules."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from games.core.option import Option, Options
from games.core.outcome import Outcome, Seat

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


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenState:
    """A state that everybody sees as it is; only who looks on has nothing to choose in it."""

    is_watched: bool = field(default=False, repr=False, compare=False)


S = TypeVar("S", bound=Position)
V = TypeVar("V", bound=Position)
P = TypeVar("P", bound="OpenPosition")


class OpenPosition(Position, Protocol):
    """A position of a game without secrets, such as `OpenState` makes of it."""

    @property
    def is_watched(self) -> bool: ...


class Game(ABC, Generic[S, V]):
    """S: the whole truth. V: what one seat, or a spectator (None), may know."""

    key: ClassVar[str]  # module, database value, command name, prefix of its words
    version: ClassVar[int]  # raised when an old log would replay differently; the rules before it go on as EARLIER
    options: ClassVar[tuple[Option, ...]]
    has_secrets: ClassVar[bool] = True  # somebody may know what others don't
    trail: ClassVar[Mapping[str, object]] = {"last": ()}  # fields of a view that only tell how it came about, emptied
    counts_scores: ClassVar[bool] = False  # an agreed end counts scores instead of drawing (G-7)

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
        """List every legal action once, in the order of the rules page (G-4); () for who isn't to move."""

    @abstractmethod
    def apply(self, state: S, action: Action) -> S:
        """Take a legal action; the caller has checked membership in `actions`."""

    @abstractmethod
    def preview(self, view: V, action: Action) -> V:
        """Take a legal action as far as the viewer can tell what follows: for whole turns and previews."""

    @abstractmethod
    def expecting(self, view: V, reader: Seat) -> V:
        """Put the reader, with what they know, in the place of whoever is to move: `actions` lists what may come."""

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

    def shows_hidden(self, view: V, action: Action) -> bool:
        """Tell whether the player must see what the action uncovers before the turn can go on."""
        return False

    def score(self, view: V) -> tuple[int, int] | None:
        """The score of both seats, in games that keep one."""
        return None


class OpenGame(Game[P, P]):
    """A game without secrets: everybody sees the state itself, and whoever is to move has its actions."""

    has_secrets: ClassVar[bool] = False

    @abstractmethod
    def legal(self, state: P) -> Sequence[Action]:
        """List every legal action of the player to move once, in the order of the rules page (G-4)."""

    def actions(self, view: P) -> Sequence[Action]:
        return () if view.is_watched or view.to_move is None else self.legal(view)

    def view(self, state: P, seat: Seat | None) -> P:
        is_watched = seat != state.to_move
        return state if state.is_watched == is_watched else replace(state, is_watched=is_watched)  # type: ignore[type-var]

    def preview(self, view: P, action: Action) -> P:
        return self.view(self.apply(view, action), view.to_move)

    def expecting(self, view: P, reader: Seat) -> P:
        return self.view(view, view.to_move)

    def redact(self, state: P, action: Action, seat: Seat | None) -> Action:
        return action

    def reveals(self, state: P, action: Action) -> bool:
        return False

    def resample(self, state: P, seat: Seat | None, seed: str) -> P:
        return state


AnyGame = Game[Any, Any]
