"""Which results a record may claim, given where its log ends."""

from collections.abc import Mapping

from games.core.game import Game, Position, S, V
from games.core.outcome import other
from games.records.record import Result, Score, result_of

AGREED = "agreed"
TIMEOUT = "timeout"
_WON = frozenset((Score.FIRST, Score.SECOND))
_NONE = frozenset((Score.NONE,))

# What ends a game without its rules, and the scores it can end with; any other reason is nobody's.
OUTSIDE: Mapping[str, frozenset[Score]] = {
    "resigned": _WON,
    TIMEOUT: _WON,
    "gone": _WON,
    "adjudicated": _WON | {Score.DRAW},
    "cancelled": _NONE,
    "unfinished": _NONE,
    "stopped": _NONE,
}


def is_by_rules(game: Game[S, V], claimed: Result, last: S) -> bool | None:
    """Tell whether the claimed result is the rules' own; None where they cannot tell."""
    if last.outcome is not None:
        return claimed == result_of(last.outcome)
    if claimed.reason == AGREED:
        return claimed == result_of(game.agreed_outcome(last))
    if claimed.score is Score.RUNNING:
        return True
    return None if _could_be(claimed, last) else False


def is_known(claimed: Result) -> bool:
    """Tell whether any game could end so, where there is no position to ask."""
    scores = OUTSIDE.get(claimed.reason)
    return scores is None or claimed.score in scores


def _could_be(claimed: Result, last: Position) -> bool:
    if claimed.score not in OUTSIDE.get(claimed.reason, ()):
        return False
    if claimed.reason != TIMEOUT or last.to_move is None:
        return True
    return claimed.score is (Score.SECOND if other(last.to_move) else Score.FIRST)  # whose turn it is runs out of time
