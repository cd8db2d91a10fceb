"""Among equally good turns, find those after which the other is most likely to err."""

from collections.abc import Sequence

from games.core.seeded import Lots
from games.opponents.l_calculus.judging import JudgedTurn
from games.opponents.l_calculus.lines import inverted, is_over, worth
from games.opponents.l_calculus.position import LinePosition
from games.opponents.l_calculus.solution import FAR, Solution

MOST_LOOKED_AT = 12
TEMPTING = 6  # so many replies with the most marks are those a person thinks of


def best_trap(solution: Solution, at: LinePosition, equal: Sequence[JudgedTurn], lots: Lots) -> JudgedTurn:
    """Choose by what the other loses on average with the replies that mark most; lots decide between the rest."""
    looked_at = lots.shuffled(equal)[:MOST_LOOKED_AT]
    return max(looked_at, key=lambda judged: _expected_loss(solution, at, judged))


def _expected_loss(solution: Solution, at: LinePosition, judged: JudgedTurn) -> float:
    turn = judged.turn
    if is_over(turn.rest, turn.length) or (turn.is_quiet and at.quiet == 1):
        return 0.0
    line = inverted(turn.rest, turn.length)
    forbidden = None
    if turn.is_quiet:
        before = at.before if at.has_swapped else at.line
        forbidden = None if before is None else inverted(before, turn.length)
    quiet = at.quiet - 1 if turn.is_quiet else FAR
    replies = list(solution.swaps(line, forbidden, turn.length, quiet))
    best = max((value for _, value in replies), default=0)
    replies.sort(key=lambda reply: (-worth(reply[0], turn.length), reply[0]))
    tempting = replies[:TEMPTING]
    return sum(best - value for _, value in tempting) / max(1, len(tempting))
