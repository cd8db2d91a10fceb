"""Logitac: a pyramid taken or freed, an ascent, a piece taken, in this order."""

from collections import Counter

from games.core.outcome import Seat, other
from games.logitac.kinds import PYRAMID, SPELLED
from games.logitac.state import State
from games.moments.moment import Moment

PYR = SPELLED[PYRAMID]


def moment(before: State, after: State, seat: Seat) -> Moment | None:
    taken = Counter(after.sides[seat].captives) - Counter(before.sides[seat].captives)
    if PYR in taken:
        return Moment(4, "pyramid", {})
    if PYR in before.sides[other(seat)].captives and PYR not in after.sides[other(seat)].captives:
        return Moment(3, "freed", {})
    if after.ascents[seat] > before.ascents[seat]:
        return Moment(2, "ascent", {"count": after.ascents[seat]})
    return Moment(1, "piece", {}) if taken else None
