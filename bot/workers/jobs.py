"""What a worker can be asked, as data: views, never a state, since nobody may know more than their seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games.core.game import Action
from games.opponents.opponent import LEVELS, RankedTurn, TurnReason
from games.opponents.registry import opponent

EVEN = 0.1  # a standing this close to even is as good as a draw


@dataclass(frozen=True, slots=True)
class Job:
    game: str
    view: Any
    seed: str

    def run(self) -> object:
        """Think; runs in a worker."""
        raise TypeError(f"{type(self).__name__} is not a job of its own")

    def easier(self) -> "Job | None":
        """The same with less thinking, for when it could not be done; None where there is no less."""
        return None


@dataclass(frozen=True, slots=True)
class ChooseTurn(Job):
    """Choose the actions of the turn, or the rest of it."""

    level: int

    def run(self) -> tuple[Action, ...]:
        return opponent(self.game).choose(self.view, self.level, self.seed)

    def easier(self) -> "ChooseTurn | None":
        return ChooseTurn(self.game, self.view, self.seed, self.level - 1) if self.level > LEVELS[0] else None


@dataclass(frozen=True, slots=True)
class JudgeStanding(Job):
    """Judge how seat 0 stands: -1 lost … 1 won."""

    def run(self) -> float:
        return opponent(self.game).standing(self.view)


@dataclass(frozen=True, slots=True)
class TurnHint:
    best: RankedTurn
    reason: TurnReason


@dataclass(frozen=True, slots=True)
class GiveHint(Job):
    """Find a good turn and its reason."""

    def run(self) -> TurnHint | None:
        thinker = opponent(self.game)
        ranked = thinker.rank(self.view, self.seed, 1)
        return TurnHint(ranked[0], thinker.explain(self.view, ranked[0].actions)) if ranked else None


@dataclass(frozen=True, slots=True)
class TurnVerdict:
    """One turn of a finished game: where it led, and what would have been better."""

    standing: float  # of seat 0 after it
    played: float | None  # its value to the player who took it, among the turns that were ranked
    best: RankedTurn | None
    reason: TurnReason | None


@dataclass(frozen=True, slots=True)
class JudgeTurn(Job):
    """Compare a turn with the best that its player could know of."""

    played: tuple[Action, ...]
    after: Any  # the same player's view when the turn was over

    def run(self) -> TurnVerdict:
        thinker = opponent(self.game)
        ranked: Sequence[RankedTurn] = thinker.rank(self.view, self.seed, 5)
        standing = thinker.standing(self.after)
        if not ranked:
            return TurnVerdict(standing, None, None, None)
        own = next((turn.value for turn in ranked if turn.actions == self.played), None)
        return TurnVerdict(standing, own, ranked[0], thinker.explain(self.view, ranked[0].actions))
