"""What hints of L-Calculus claim, looked up in the engine."""

from games.core.quiet import OFF
from games.l_calculus.rules import State, runs
from tools.hints.told import Claim, ToldHint


def _gained(told: ToldHint) -> tuple[int, int]:
    """Give what both scored by the swap: it may have come before the rest of a begun turn."""
    if told.state.now:
        return 0, 0
    before, swapped = told.states[:2]
    seat = told.seat
    score = swapped.score
    return score[seat] - before.score[seat], score[1 - seat] - before.score[1 - seat]


def _ended(told: ToldHint, winner: int | None) -> bool:
    score, outcome = told.after.score, told.after.outcome
    said = told.values["ours"], told.values["theirs"]
    return outcome is not None and outcome.winner == winner and said == (score[told.seat], score[told.opponent])


def _ended_leg(told: ToldHint) -> bool:
    """The first leg is over, and the second one's first turn begins."""
    score = told.after.score
    is_next = told.state.leg == 1 and told.after.leg == 2 and told.after.fresh
    return is_next and (told.values["ours"], told.values["theirs"]) == (score[told.seat], score[told.opponent])


def _outscored(told: ToldHint) -> bool:
    """Try each of the opponent's swaps: the most by which one outscores us is what was said."""
    after: State = told.after
    if after.outcome is not None or after.leg != told.state.leg:
        return False
    gains = [_swing(told, after, swap) for swap in told.game.actions(after)] if after.to_move == told.opponent else []
    return bool(told.values["most"] == max([0, *gains]))


def _swing(told: ToldHint, before: State, swap: str) -> int:
    score = told.game.apply(before, swap).score
    theirs, ours = told.opponent, told.seat
    return int(score[theirs] - before.score[theirs]) - int(score[ours] - before.score[ours])


def _keeps(told: ToldHint) -> bool:
    return told.actions[-1] == "keep" and _outscored(told)


def _takes(told: ToldHint) -> bool:
    before = told.states[-2]
    return len(before.line) - len(told.after.line) == told.values["count"] > 0 and _outscored(told)


def _line(told: ToldHint) -> str:
    return str(told.states[1].marked)


def _silences(told: ToldHint) -> bool:
    return (
        _gained(told) == (told.values["marks"], 0)
        and told.values["marks"] > 0
        and len(runs(_line(told), told.opponent)) == 1
        and told.after.outcome is None
    )


def _runs(told: ToldHint) -> bool:
    marks = told.values["marks"], told.values["theirs"]
    return _gained(told) == marks and len(runs(_line(told), told.seat)) == told.values["count"] > 1


def _counts(told: ToldHint) -> bool:
    """Nothing was removed, we lead, and so many more such turns end the game."""
    before, after = told.states[0], told.after
    score = after.score[told.seat], after.score[told.opponent]
    kept = len(before.line) == len(after.line) and after.outcome is None
    leads = score == (told.values["ours"], told.values["theirs"]) and bool(score[0] > score[1])
    return kept and leads and _left(told)


def _left(told: ToldHint) -> bool:
    after = told.after
    return after.limit != OFF and bool(int(after.limit) - after.quiet == told.values["left"] > 0)


CLAIMS: dict[str, Claim] = {
    "ends": lambda told: _ended(told, told.seat),
    "ends-level": lambda told: _ended(told, None),
    "ends-behind": lambda told: _ended(told, told.opponent),
    "ends-leg": _ended_leg,
    "silences": _silences,
    "runs": lambda told: _runs(told) and told.after.outcome is None,
    "counts": _counts,
    "takes": _takes,
    "keeps": _keeps,
    "holds": _outscored,
}
