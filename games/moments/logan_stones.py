"""Logan Stones: the turn that turned most stones over."""

from games.core.outcome import Seat
from games.logan_stones.rules import View
from games.moments.moment import Moment

LEAST = 2


def moment(before: View, after: View, seat: Seat) -> Moment | None:
    count = len(after.turned)
    return Moment(count, "turned", {"count": count}) if count >= LEAST else None
