"""Find what a position of a played game has of a puzzle: its best turns, if they stand out."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games.opponents.opponent import LEVELS, AnyOpponent, RankedTurn
from games.opponents.registry import opponent
from games.puzzles.puzzle import PuzzleIdea, WholeTurn

MOST_RANKED = 1_000
AS_GOOD = 0.05  # a turn that is worth this little less counts as solved, too
APART = 0.1  # and all others must be worth this much less, where play isn't solved
MOST_AS_GOOD = 5


@dataclass(frozen=True, slots=True)
class BestTurns:
    """The best turn, those that are as good, the best of the others, why it is good, and how hard it is to find."""

    best: WholeTurn
    as_good: tuple[WholeTurn, ...]
    next_best: WholeTurn
    reason: PuzzleIdea
    grade: int


def find_best_turns(game: str, view: Any, seed: str) -> BestTurns | None:
    """Compare all turns; None where the good ones aren't few, or aren't clearly better than the others."""
    thinker = opponent(game)
    ranked = thinker.rank(view, seed, MOST_RANKED)
    if not ranked:
        return None
    best, *others = ranked
    as_good = [one for one in others if _is_as_good(one, best)]
    worse = [one for one in others if not _is_as_good(one, best)]
    if not worse or len(as_good) >= MOST_AS_GOOD or not _is_apart(worse[0], best):
        return None
    reason = thinker.explain(view, best.actions)
    accepted = [one.actions for one in (best, *as_good)]
    grade = _least_level(thinker, view, seed, accepted)
    idea = PuzzleIdea(reason.kind, tuple(reason.values.items()))
    return BestTurns(best.actions, tuple(accepted[1:]), worse[0].actions, idea, grade)


def _is_as_good(turn: RankedTurn, best: RankedTurn) -> bool:
    if turn.points is not None:
        return turn.points == best.points
    return best.value - turn.value < AS_GOOD


def _is_apart(turn: RankedTurn, best: RankedTurn) -> bool:
    return turn.points is not None or best.value - turn.value >= APART


def _least_level(thinker: AnyOpponent, view: Any, seed: str, accepted: Sequence[WholeTurn]) -> int:
    """Grade it by the weakest level that finds one of these turns."""
    results = [thinker.result(view, turn) for turn in accepted]
    found = (level for level in LEVELS if thinker.result(view, thinker.choose(view, level, seed)) in results)
    return next(found, LEVELS[-1])
