"""Tactic: the patrol whose coming home was worth most."""

from games.core.outcome import Seat
from games.moments.moment import Moment
from games.tactic.state import State, home


def moment(before: State, after: State, seat: Seat) -> Moment | None:
    if home(after, seat) == home(before, seat):
        return None
    gain = after.points[seat] - before.points[seat]
    return Moment(gain, "home", {"points": gain})
