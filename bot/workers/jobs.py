"""The jobs of workers, as data. They hold views and never a state: an opponent may know no more than its seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games.core.game import Action, OpenGame
from games.opponents.opponent import LEVELS, RankedTurn, TurnReason
from games.opponents.registry import opponent
from games.puzzles.answering import try_answer
from games.puzzles.best_turns import BestTurns, find_best_turns
from games.puzzles.puzzle import Puzzle
from games.puzzles.solution import PuzzleStep
from games.registry import game

MOST_RANKED = 1_000
MOST_HINTED = 4
AS_GOOD = 0.02  # a turn whose value is this little worse is as good a hint
DULL = frozenset({"waits", "develops"})  # reasons that name no plan
EVEN = 0.1  # a value this close to even is as good as a draw


@dataclass(frozen=True, slots=True)
class Job:
    game: str
    view: Any
    seed: str

    @property
    def effort(self) -> int:
        """Return how much it counts for whoever asked; of two jobs the lesser goes first."""
        return 1

    @property
    def needs_its_own(self) -> bool:
        """Return whether it loads so much that others should have another worker: its own ends with it."""
        return False

    def run(self) -> object:
        """Think; runs in a worker."""
        raise TypeError(f"{type(self).__name__} is not a job of its own")

    def easier(self) -> "Job | None":
        """Return the same job with less thinking, for a second try; None if there is none."""
        return None


@dataclass(frozen=True, slots=True)
class ChooseTurn(Job):
    """Choose the actions of the turn, or the rest of it."""

    level: int

    @property
    def effort(self) -> int:
        return self.level

    def run(self) -> tuple[Action, ...]:
        return opponent(self.game).choose(self.view, self.level, self.seed)

    def easier(self) -> "ChooseTurn | None":
        return ChooseTurn(self.game, self.view, self.seed, self.level - 1) if self.level > LEVELS[0] else None


@dataclass(frozen=True, slots=True)
class JudgeStanding(Job):
    """Judge how seat 0 stands: -1 lost … 1 won."""

    def run(self) -> float:
        return opponent(self.game).evaluate(self.view)


@dataclass(frozen=True, slots=True)
class WeighGivingUp(Job):
    """Tell whether the player to move sees that all is lost."""

    def run(self) -> bool:
        return opponent(self.game).sees_no_hope(self.view)


@dataclass(frozen=True, slots=True)
class AnswerTry(Job):
    """Compute what follows from a wrong try at a puzzle; the view is its solver's."""

    puzzle: Puzzle  # itself: one from a server's own games stands in no file
    taken: tuple[Action, ...]

    def run(self) -> tuple[PuzzleStep, ...]:
        return try_answer(self.puzzle, self.taken).told


@dataclass(frozen=True, slots=True)
class FindBestTurns(Job):
    """Tell whether a position makes a puzzle."""

    effort = LEVELS[-1]

    def run(self) -> BestTurns | None:
        return find_best_turns(self.game, self.view, self.seed)


@dataclass(frozen=True, slots=True)
class TurnHint:
    best: RankedTurn
    reason: TurnReason

    @property
    def said(self) -> str:
        """Tell one sentence from another."""
        return f"{self.reason.kind} {dict(self.reason.values)}"


@dataclass(frozen=True, slots=True)
class GiveHint(Job):
    """Find a good turn and its reason; of turns that are as good, one with a plan, and not what was said before."""

    last: str = ""  # said by the hint before

    def run(self) -> TurnHint | None:
        thinker = opponent(self.game)
        ranked = thinker.rank(self.view, self.seed, MOST_HINTED)
        best = ranked[:1]
        as_good = [one for one in ranked if best[0].value - one.value <= AS_GOOD and one.points == best[0].points]
        hints = [TurnHint(turn, thinker.explain(self.view, turn.actions)) for turn in as_good]
        return min(hints, key=lambda hint: (hint.reason.kind in DULL, hint.said == self.last), default=None)


@dataclass(frozen=True, slots=True)
class JudgeCourse(Job):
    """Judge how seat 0 stood in each of many views of one game."""

    views: tuple[Any, ...]

    effort = LEVELS[-1]

    def run(self) -> tuple[float, ...]:
        thinker = opponent(self.game)
        return tuple(thinker.standing(view) for view in self.views)


@dataclass(frozen=True, slots=True)
class TurnVerdict:
    """Hold a turn of a finished game beside the best turn that its player could have found."""

    played: RankedTurn | None  # None where it is not among the turns that are worth a look
    best: RankedTurn
    reason: TurnReason
    worst: float  # of the turns that were ranked

    @property
    def lost(self) -> float:
        return self.best.value - (self.played.value if self.played else self.worst)

    @property
    def points(self) -> int | None:
        """Return the points given away, where play is solved."""
        if self.played is None or self.played.points is None or self.best.points is None:
            return None
        return self.best.points - self.played.points


@dataclass(frozen=True, slots=True)
class WeighAgain(Job):
    """Tell by another look how much worse a turn was: by the positions they lead to, or in other worlds."""

    played: tuple[Action, ...]
    better: tuple[Action, ...]

    effort = LEVELS[-1]

    def run(self) -> float:
        if isinstance(game(self.game), OpenGame):
            return self._after(self.better) - self._after(self.played)
        judged = JudgeTurn(self.game, self.view, f"{self.seed}/again", self.played).run()
        return judged.lost if judged else 0.0

    def _after(self, turn: Sequence[Action]) -> float:
        """Judge for the player who takes the turn."""
        after = self.view
        for action in turn:
            after = game(self.game).preview(after, action)
        value = opponent(self.game).standing(after)
        return -value if self.view.to_move else value


@dataclass(frozen=True, slots=True)
class JudgeTurn(Job):
    """Compare a turn with the best that its player could know of."""

    played: tuple[Action, ...]

    effort = LEVELS[-1]

    def run(self) -> TurnVerdict | None:
        thinker = opponent(self.game)
        ranked = thinker.rank(self.view, self.seed, MOST_RANKED)
        if not ranked:
            return None
        reason = thinker.explain(self.view, ranked[0].actions)
        played = self._among(ranked) or thinker.weigh(self.view, self.played)
        return TurnVerdict(played, ranked[0], reason, ranked[-1].value)

    def _among(self, ranked: Sequence[RankedTurn]) -> RankedTurn | None:
        """Find the turn that was played: spelled the same, or leading to the same position."""
        same = next((turn for turn in ranked if turn.actions == self.played), None)
        if same is not None:
            return same
        thinker = opponent(self.game)
        target = thinker.result(self.view, self.played)
        return next((turn for turn in ranked if thinker.result(self.view, turn.actions) == target), None)
