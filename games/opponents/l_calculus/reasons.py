"""Why a turn of L-Calculus is good, in the catalogue's terms."""

from collections.abc import Sequence

from games.core.game import Action
from games.core.outcome import Seat, other
from games.l_calculus.rules import GAME, State, mark, runs
from games.opponents.l_calculus.lines import packed, results, worth
from games.opponents.opponent import TurnReason

GAIN = 2  # a lead in marks worth speaking of


def reason(view: State, turn: Sequence[Action]) -> TurnReason:
    """Name what the turn is about: the end, the marks, or what it leaves the other."""
    seat = view.to_move or 0
    after = view
    for action in turn:
        after = GAME.apply(after, action)
    ours, theirs = mark(after.marked, seat), mark(after.marked, 1 - seat)  # type: ignore[arg-type]
    if after.outcome is not None and after.outcome.winner == seat:
        return TurnReason("ends", _standing(after, seat))
    if view.now:
        return _removal(after, turn)
    if not theirs and ours:
        return TurnReason("silences", {"marks": ours})
    if _is_safe(after, seat):
        return TurnReason("counts", {"left": after.quiet_left or 0, **_standing(after, seat)})
    if ours - theirs >= GAIN:
        return TurnReason("runs", {"count": len(runs(after.marked, seat)), "marks": ours, "theirs": theirs})
    return _removal(after, turn) if after.outcome is None and turn[-1].startswith("x") else _holding(after)


def _standing(after: State, seat: Seat) -> dict[str, int]:
    return {"ours": after.score[seat], "theirs": after.score[other(seat)]}


def _is_safe(after: State, seat: Seat) -> bool:
    """Tell whether the lead would outlast the quiet turns that are left, each as good as the next (LC-11)."""
    if after.outcome is not None or after.leg != after.legs or not after.quiet or not after.quiet_left:
        return False
    lead = after.score[seat] - after.score[other(seat)]
    return lead > _most(after) * after.quiet_left


def _removal(after: State, turn: Sequence[Action]) -> TurnReason:
    if not turn[-1].startswith("x"):
        return TurnReason("keeps", {"most": _most(after)})
    return TurnReason("takes", {"count": int(turn[-1][2:]), "most": _most(after)})


def _holding(after: State) -> TurnReason:
    return TurnReason("holds", {"most": _most(after)})


def _most(after: State) -> int:
    """By how much the other can gain on us in the marks of their next turn."""
    if after.to_move is None:
        return 0
    length, sign = len(after.line), -1 if after.to_move else 1
    answers = results(packed(after.line), length, after.blocks)
    if after.before is not None:
        answers.discard(packed(after.before))
    return max(0, max((sign * worth(line, length) for line in answers), default=0))
