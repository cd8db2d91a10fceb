"""Whether a try does what a step asks for, and what it brings in."""

from collections.abc import Sequence
from fnmatch import fnmatchcase

from games.core.game import Action
from games.core.seated_position import SeatedPosition
from games.lessons.lesson import AnyLegal, AnyOf, AnyTurn, Question, ScoresAtLeast, TryVerdict, WinsNow
from games.lessons.walk import Walk
from games.registry import manual


def marked(walk: Walk) -> tuple[Action, ...]:
    at, chosen = walk.position, walk.step.marked
    if chosen is None:
        return ()
    steps = manual(at.game).steps
    return tuple(action for action in at.game.actions(at.view) if steps(action)[: len(chosen)] == chosen)


def judge(walk: Walk, taken: Sequence[Action]) -> TryVerdict:
    before = walk.position
    after = before.after(taken)
    match walk.step.task:
        case AnyLegal():
            return TryVerdict.RIGHT
        case AnyOf(patterns):
            return _fits(patterns, taken)
        case AnyTurn():
            is_reached = after.state.fresh
        case ScoresAtLeast(least):
            is_reached = _score(after, before.seat) - _score(before, before.seat) >= least
        case WinsNow():
            is_reached = after.state.outcome is not None and after.state.outcome.winner == before.seat
        case Question():
            is_reached = False
    if is_reached:
        return TryVerdict.RIGHT
    is_over = after.state.fresh or after.state.to_move != before.seat
    return TryVerdict.WRONG if is_over else TryVerdict.GO_ON


def gained(walk: Walk, taken: Sequence[Action]) -> tuple[int, int]:
    """Count by how much a try makes the learner's score grow, and the opponent's; 0 where nothing is scored."""
    before = walk.position
    after, mine = before.after(taken), before.seat
    mine_more, theirs_more = (_score(after, seat) - _score(before, seat) for seat in (mine, 1 - mine))
    return mine_more, theirs_more


def _score(at: SeatedPosition, seat: int) -> int:
    score = at.game.score(at.view)
    return score[seat] if score else 0


def _fits(patterns: Sequence[str], taken: Sequence[Action]) -> TryVerdict:
    for words in (pattern.split() for pattern in patterns):
        if len(taken) <= len(words) and all(map(fnmatchcase, taken, words)):
            return TryVerdict.RIGHT if len(taken) == len(words) else TryVerdict.GO_ON
    return TryVerdict.WRONG
