"""Why a turn of L-Calculus is good, in the catalogue's terms."""

from collections.abc import Sequence

from games.core.game import Action
from games.core.outcome import Seat, other
from games.l_calculus.rules import GAME, State, mark, runs
from games.l_calculus.swaps import packed
from games.opponents.l_calculus.lines import results, worth
from games.opponents.opponent import TurnReason, led_to

GAIN = 2  # a lead in points worth speaking of


def reason(view: State, turn: Sequence[Action]) -> TurnReason:
    """Name what the turn is about: the end, the points, or what it leaves the other."""
    seat = view.to_move or 0
    after = led_to(GAME, view, turn)
    ended = _ending(view, after, seat)
    if ended is not None:
        return ended
    ours, theirs = mark(after.marked, seat), mark(after.marked, other(seat))
    if view.now:
        return _removal(after, turn, seat)
    if not theirs and ours:
        return TurnReason("silences", {"marks": ours})
    if _is_safe(after, seat):
        ours_now, theirs_now = after.score[seat], after.score[other(seat)]
        return TurnReason("counts", {"left": after.quiet_left or 0, "ours": ours_now, "theirs": theirs_now})
    if ours - theirs >= GAIN:
        return TurnReason("runs", {"count": len(runs(after.marked, seat)), "marks": ours, "theirs": theirs})
    if turn[-1].startswith("x"):
        return _removal(after, turn, seat)
    return TurnReason("holds", {"most": _most(after, seat)})


def _ending(view: State, after: State, seat: Seat) -> TurnReason | None:
    """Say how the game, or its first leg (LC-13), stands at its end; an end that loses is praised for nothing."""
    score = after.score if after.leg == view.leg else after.after_first
    if score is None or (after.outcome is None and after.leg == view.leg):
        return None
    said = {"ours": score[seat], "theirs": score[other(seat)]}
    if after.outcome is None:
        return TurnReason("ends-leg", said)
    winner = after.outcome.winner
    return TurnReason("ends" if winner == seat else "ends-level" if winner is None else "ends-behind", said)


def _is_safe(after: State, seat: Seat) -> bool:
    """Tell whether the lead would outlast the quiet turns that are left, each as good as the next (LC-11)."""
    if after.leg != after.legs or not after.quiet or not after.quiet_left:
        return False
    lead = after.score[seat] - after.score[other(seat)]
    return lead > _most(after, seat) * after.quiet_left


def _removal(after: State, turn: Sequence[Action], seat: Seat) -> TurnReason:
    most = _most(after, seat)
    if not turn[-1].startswith("x"):
        return TurnReason("keeps", {"most": most})
    return TurnReason("takes", {"count": int(turn[-1][2:]), "most": most})


def _most(after: State, seat: Seat) -> int:
    """By how much the other can outscore the seat with their next swap; nothing where they pass (G-8)."""
    if after.to_move != other(seat):
        return 0
    length, sign = len(after.line), -1 if after.to_move else 1
    answers = results(packed(after.line), length, after.blocks)
    if after.before is not None:
        answers.discard(packed(after.before))
    return max(0, max((sign * worth(line, length) for line in answers), default=0))
