"""How far a patrol of Tactic is from home, round the guards that stand in its way."""

from functools import lru_cache

from games.core.outcome import SEATS, Seat
from games.tactic.state import HOMES
from games.tactic.tracks import FORWARD, LINE, MUST_ADVANCE, SIDEWAYS, STATIONS, TRANSIT, mask

STEP = 4  # a step, in the unit of all distances
THROUGH = 2 * STEP  # to wait until a guard leaves, or to have to walk round it
CAUGHT = 20 * STEP  # no way home is left
FAR = 1000

Stations = tuple[int, ...]
HOME_MASK = tuple(map(mask, HOMES))


def _in_the_way(seat: Seat, station: int) -> Stations:
    """List where a guard may stand so that it is felt: one or two steps ahead, or beside."""
    near = (*FORWARD[seat][station], *SIDEWAYS[seat][station])
    onward = [there for step in FORWARD[seat][station] for there in FORWARD[seat][step]]
    return tuple(there for there in dict.fromkeys((*near, *onward)) if TRANSIT >> there & 1)


IN_THE_WAY = tuple(tuple(_in_the_way(seat, here) for here in STATIONS) for seat in SEATS)
_ROWS = tuple(tuple(here for here in STATIONS if LINE[here] == line) for line in range(1, 14))


@lru_cache(maxsize=4096)
def distances(seat: Seat, guards: Stations, homes: Stations, through: int = THROUGH) -> Stations:
    """Measure the way home from every station, past the other's guards, to a base no own patrol has taken."""
    cost = [STEP + through if here in guards else STEP for here in STATIONS]
    closed = {*guards, *homes}
    steps = [0 if here in HOMES[seat] and here not in homes else FAR for here in STATIONS]
    for row in _ROWS if seat else reversed(_ROWS):
        for here in row:
            steps[here] = min([steps[here], *(cost[there] + steps[there] for there in FORWARD[seat][here])])
        for here in (*row, *reversed(row)):
            if not MUST_ADVANCE[here] or closed.issuperset(FORWARD[seat][here]):
                steps[here] = min([steps[here], *(cost[there] + steps[there] for there in SIDEWAYS[seat][here])])
    return tuple(0 if here in homes else min(steps[here], CAUGHT) for here in STATIONS)
