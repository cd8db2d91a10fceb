"""Heaps: the turn that took the last stone, or else one that left the opponent nothing good."""

from cairn_heaps.rules import State
from cairn_heaps.theory import is_level
from games.core.outcome import Seat
from games.moments.moment import Moment

LAST = 100


def moment(before: State, after: State, seat: Seat) -> Moment | None:
    if after.outcome is not None:
        return Moment(LAST, "last", {})
    left = sum(after.heaps)
    return Moment(left, "levels", {"left": left}) if is_level(after) else None
