"""L-Calculus: perfect where it is solved, else a look ahead; below that, the marks of a turn or two."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from games.core.game import Action
from games.core.seeded import Lots
from games.l_calculus.rules import GAME, State
from games.opponents.attention import Attention, always
from games.opponents.l_calculus import reasons
from games.opponents.l_calculus.judging import JudgedTurn, LookAhead, SearchLimits, marks_turns, solved_turns
from games.opponents.l_calculus.lines import is_over
from games.opponents.l_calculus.position import LinePosition, position_of
from games.opponents.l_calculus.solution import Solution
from games.opponents.l_calculus.tables import LONGEST
from games.opponents.l_calculus.traps import best_trap
from games.opponents.opponent import LEVELS, Opponent, RankedTurn, led_to

ATTENTION = {1: always(1), 2: Attention(2, 1, 90), 3: always(3), 4: always(4)}
GLANCE = 7  # so many swaps come to the mind of level 1
GOOD = SearchLimits((24,), knows=8, nodes=60_000)  # level 3: a turn and the reply; short lines by heart
HARD = SearchLimits((10, 4), knows=LONGEST, nodes=120_000)  # level 4 where the line is too long for the tables
QUICK = SearchLimits((4,), knows=LONGEST, nodes=12_000)  # to evaluate with: asked at every turn
UNSOLVED = 8.0  # a lead of so many marks is half a win where nobody knows what is to come
LONG = 50  # turns of quiet left, beyond which nobody waits for the end
DECIDED = 10  # marks ahead for each counter in the line: more only makes the game longer


class LCalculusOpponent(Opponent[State]):
    key: ClassVar[str] = "l_calculus"
    hopeless: ClassVar[float | None] = -0.9  # nine points behind with best play: of 200 sides none came back
    explain = staticmethod(reasons.reason)

    def choose(self, view: State, level: int, seed: str) -> tuple[Action, ...]:
        at = position_of(view if level == LEVELS[-1] else _this_leg(view))
        lots, way = Lots(seed, f"l_calculus {level}"), ATTENTION[level].way(seed, view.turn)
        solution = Solution(at.blocks)
        chosen = self._choose(solution, at, way, lots)
        self.nodes += solution.nodes
        return chosen.turn.actions

    def _choose(self, solution: Solution, at: LinePosition, way: int, lots: Lots) -> JudgedTurn:
        if way == 1:
            return _best(marks_turns(solution, at, lots, GLANCE), lots, at)
        if way == 2 or (_is_decided(at) and (way == 3 or not at.is_solved)):
            return _best(marks_turns(solution, at), lots, at)
        if way == 3:
            return _best(LookAhead(solution, GOOD).turns(at), lots, at)
        if not at.is_solved:
            return _best(LookAhead(solution, HARD).turns(at), lots, at)
        judged = solved_turns(solution, at)
        equal = [one for one in judged if one.points == judged[0].points]
        if at.lead + judged[0].points > 0:
            return _best(judged, lots, at, exact=True)
        return best_trap(solution, at, equal, lots)  # even or lost, if nobody errs

    def rank(self, view: State, seed: str, most: int = 3) -> Sequence[RankedTurn]:
        if view.to_move is None:
            return ()
        return self._ranked(view, HARD)[:most]

    def _ranked(self, view: State, limits: SearchLimits) -> list[RankedTurn]:
        at = position_of(view)
        solution = Solution(at.blocks)
        judged = solved_turns(solution, at) if at.is_solved else LookAhead(solution, limits).turns(at)
        self.nodes += solution.nodes
        return [_ranked(one, at, is_all=view.leg == view.legs) for one in judged]

    def evaluate(self, view: State) -> float:
        if view.outcome is not None:
            return 0.0 if view.outcome.winner is None else 1.0 - 2 * view.outcome.winner
        best = self._ranked(view, QUICK)[0].value
        return -best if view.to_move else best

    def result(self, view: State, turn: Sequence[Action]) -> tuple[str, tuple[int, int]]:
        after = led_to(GAME, view, turn)
        return after.line, after.score


def _best(judged: Sequence[JudgedTurn], lots: Lots, at: LinePosition, *, exact: bool = False) -> JudgedTurn:
    """Draw among the best; who is winning brings the end nearer, and who is far ahead whatever else it might gain."""
    equal = _enough(judged, at, exact=exact) or [one for one in judged if one.points == judged[0].points]
    if at.lead + judged[0].points > 0:
        shortest = min(one.turn.length for one in equal)
        equal = [one for one in equal if one.turn.length == shortest]
    return lots.pick(equal)


def _this_leg(view: State) -> State:
    """Forget the score of the first leg: only level 4 minds the sum when it chooses how to end a leg (LC-13)."""
    before = view.after_first or (0, 0)
    return replace(view, score=(view.score[0] - before[0], view.score[1] - before[1]))


def _is_decided(at: LinePosition) -> bool:
    return at.lead >= DECIDED * at.length


def _enough(judged: Sequence[JudgedTurn], at: LinePosition, *, exact: bool) -> list[JudgedTurn]:
    """List the turns that keep a lead nobody makes up for: of these, the ones that end the game (LC-8) if there are.

    Where play is exact no point is let go, as long as quiet turns bring the game to its end.
    """
    if not _is_decided(at) or (exact and at.quiet < LONG):
        return []
    kept = [one for one in judged if 2 * (at.lead + one.points) > at.lead]
    return [one for one in kept if is_over(one.turn.rest, one.turn.length)] or kept


def _ranked(one: JudgedTurn, at: LinePosition, *, is_all: bool) -> RankedTurn:
    """Squash the difference at the end: won by one is half way to won beyond doubt, unless a leg is to come."""
    total = at.lead + one.points
    points = one.points if at.is_solved else None
    doubt = 1 if at.is_solved and is_all else UNSOLVED
    return RankedTurn(one.turn.actions, total / (doubt + abs(total)), points)


OPPONENT = LCalculusOpponent()
