"""L-Calculus: the turn that gained most over the opponent."""

from games.core.outcome import Seat, other
from games.l_calculus.rules import State
from games.moments.moment import Moment


def moment(before: State, after: State, seat: Seat) -> Moment | None:
    mine = after.score[seat] - before.score[seat]
    theirs = after.score[other(seat)] - before.score[other(seat)]
    return Moment(mine - theirs, "points", {"mine": mine, "theirs": theirs}) if mine > theirs else None
