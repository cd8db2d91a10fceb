"""Among equally good turns, find those after which the other is most likely to err."""

from collections.abc import Sequence
from statistics import fmean

from games.core.seeded import Lots
from games.opponents.l_calculus.judging import JudgedTurn, LookAhead, SearchLimits, solved_turns
from games.opponents.l_calculus.lines import inverted, is_over
from games.opponents.l_calculus.position import LinePosition
from games.opponents.l_calculus.solution import FAR, Solution

MOST_LOOKED_AT = 8
THEIR_LIMITS = SearchLimits((24,), knows=8, nodes=24_000)  # a good player's
DOUBT = 0.1  # how much what looks second and third best to them counts beside the best


def best_trap(solution: Solution, at: LinePosition, equal: Sequence[JudgedTurn], lots: Lots) -> JudgedTurn:
    """Choose by what the other loses on average with what looks good to them; lots decide between the rest."""
    looked_at = lots.shuffled(equal)[:MOST_LOOKED_AT]
    return max(looked_at, key=lambda judged: _expected_loss(solution, at, judged))


def _expected_loss(solution: Solution, at: LinePosition, judged: JudgedTurn) -> float:
    turn = judged.turn
    if is_over(turn.rest, turn.length) or (turn.is_quiet and at.quiet == 1):
        return 0.0
    theirs = _reply_to(at, judged)
    exact = {(one.turn.line, one.turn.rest, one.turn.length): one.points for one in solved_turns(solution, theirs)}
    if not exact:
        return 0.0
    best = max(exact.values())
    seen = LookAhead(solution, THEIR_LIMITS).turns(theirs)
    losses = [best - exact[one.turn.line, one.turn.rest, one.turn.length] for one in seen]
    equal = sum(one.points == seen[0].points for one in seen)
    return fmean(losses[:equal]) + DOUBT * fmean(losses[: equal + 2])


def _reply_to(at: LinePosition, judged: JudgedTurn) -> LinePosition:
    turn = judged.turn
    before = at.before if at.has_swapped else at.line
    return LinePosition(
        line=inverted(turn.rest, turn.length),
        length=turn.length,
        before=inverted(before, turn.length) if turn.is_quiet and before is not None else None,
        quiet=at.quiet - 1 if turn.is_quiet else FAR,
        lead=0,
        has_swapped=False,
        blocks=at.blocks,
    )
