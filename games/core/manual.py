"""The interface of a game's manual: how its actions are spelled, picked and told to people, from views alone."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic

from games.core import spelling
from games.core.game import Action, Game, V
from games.core.objection import Objection
from games.core.option import OptionValue
from games.core.outcome import Seat
from games.core.seeded import Lots


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
    values: Mapping[str, str | int]


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


@dataclass(frozen=True, slots=True)
class OfferedTurn:
    """A turn to be picked at once; the catalogue labels it by `<game>-whole` with these values."""

    actions: tuple[Action, ...]
    values: Mapping[str, str]


class Manual(ABC, Generic[V]):
    """V: what one seat, or a spectator, may know. A manual is made for the rules it speaks of, which have versions."""

    scenes: ClassVar[tuple[Scene, ...]]  # one for each page of rules
    closing: ClassVar[tuple[Action, ...]] = ()  # end a turn and change nothing to look at: "ask", "keep"
    unseen: ClassVar[tuple[Action, ...]] = ()  # as those read an action who may not know it: "hide ?"
    letters: ClassVar[str] = ""  # of its text board that stand for words: each language has its own (`<key>-letters`)

    def __init__(self, rules: Game[Any, V]) -> None:
        self.rules = rules

    @abstractmethod
    def steps(self, action: Action) -> tuple[str, ...]:
        """Split an action into the steps by which it is picked: ("1b", "2c")."""

    @abstractmethod
    def summarize(self, action: Action) -> ActionSummary:
        """Say what kind of action it is, and its parts."""

    def tell(self, before: V, actions: Sequence[Action], after: V) -> Sequence[ActionSummary]:
        """Say what a turn did, or the rest of one, given what the teller may know before and after it."""
        return [self.summarize(action) for action in actions]

    def has_passed(self, before: V, after: V) -> bool:
        """Tell whether the opponent had to pass after this turn (G-8)."""
        return after.outcome is None and after.to_move == before.to_move

    def describe_step(self, view: V, steps: tuple[str, ...], step: str) -> tuple[str, Mapping[str, str]] | None:
        """Say what a step picks: the catalogue says it by `<game>-label-<kind>` with these values."""
        return None

    def sign_of_step(self, view: V, steps: tuple[str, ...], step: str) -> str | None:
        """Name the kind of thing that a step picks, by which its painter's `emoji` are found; as described, usually."""
        described = self.describe_step(view, steps, step)
        return described[0] if described else None

    def news(self, view: V) -> tuple[str, Mapping[str, str | int]] | None:
        """Say what the last turn brought to light for everybody; the catalogue says it by `<game>-news-<kind>`."""
        return None

    def margin(self, view: V) -> tuple[str, Mapping[str, int]] | None:
        """Say how close a game was that its rules decided: by `<game>-margin-<kind>` or `margin-<kind>`."""
        if (score := self.rules.score(view)) is None:
            return None
        return "points", {"points": abs(score[0] - score[1])}

    def question(self, view: V, steps: tuple[str, ...]) -> tuple[str, Mapping[str, str]] | None:
        """Say what is to be picked after these steps: by `<game>-ask-<kind>`; None where `pick-…` says it well."""
        return None

    def assumed_step(self, view: V) -> str | None:
        """Name the first step that a picker assumes, with the others one tap away; None if it asks."""
        return None

    def shelves(self, view: V, steps: tuple[str, ...], nexts: Sequence[str]) -> Sequence[Shelf]:
        """Divide a long choice into parts that a picker shows one at a time; () where its order says enough."""
        return ()

    def proposals(self, view: V) -> tuple[str, ...]:
        """Name the ways to fill in the rest of a turn at once, to be looked at and changed; () where there is none.

        The catalogue names them by `<game>-propose-<way>`, and what an action of it may be changed by `<game>-adjust`.
        """
        return ()

    def propose(self, view: V, way: str, lots: Lots) -> tuple[Action, ...]:
        """Fill in the rest of the turn; () if that way isn't open."""
        return ()

    def at_hand(self, view: V, steps: tuple[str, ...], actions: Sequence[Action]) -> Sequence[Action]:
        """List those of the actions still open after these steps that a picker offers outright, by one tap; few."""
        return ()

    def whole_turns(self, view: V) -> Sequence[OfferedTurn]:
        """List a few turns that many want, each to be picked by one tap; () where no turn is more usual than others."""
        return ()

    def step_of_turn(self, view: V) -> TurnStep:
        """Number the action that comes next, where a turn may have several."""
        return TurnStep(1, 1)

    def role(self, view: V) -> str | None:
        """Name the mover's role, in games whose seats change roles; its words are `<game>-role-<role>`."""
        return None

    def seat_word(self, view: V, seat: Seat) -> str:
        """Name what a seat is called where nobody is named, by its role where seats change roles: `<game>-seat-<…>`."""
        return str(seat)

    def turn_name(self, view: V) -> tuple[str, Mapping[str, int]] | None:
        """Name the running turn where people count otherwise than the log: by `<game>-turn-<kind>`; else None."""
        return None

    def exemplary(self, view: V, actions: Sequence[Action]) -> Action:
        """Pick the legal action an example would take: the same every time, and from what the viewer knows."""
        return middle(actions)

    def objection(self, view: V, word: str) -> Objection | None:
        """Say by which rule a word that looks like an action is not legal now; None where nothing is known."""
        return None

    def text_board(self, view: V, letters: str = "") -> str:
        """Draw the board in text, with a language's letters in place of the game's own."""
        return str(view)

    def normalize(self, word: str) -> str:
        """Reduce a word to what distinguishes actions, so that differing spellings meet."""
        return spelling.normalize(word)

    def words(self, view: V, text: str) -> list[str]:
        """Cut a typed line into one word for each action."""
        return spelling.words(text)


def middle(actions: Sequence[Action]) -> Action:
    """Pick the one in the middle of the list: the first is often a corner."""
    return actions[len(actions) // 2]


AnyManual = Manual[Any]
