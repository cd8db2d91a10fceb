"""Where the tracks of Tactic lead. Sets of stations are integers, a bit for each."""

from collections.abc import Iterable
from functools import lru_cache

from games.core.outcome import SEATS, Seat
from games.tactic.board import BOARD, ahead, beside, escapes
from games.tactic.state import HOMES

ESCAPE_LINES = (2, 12)  # TA-7
LINE = tuple(station.line for station in BOARD.stations)
STATIONS = range(len(LINE))


def mask(stations: Iterable[int]) -> int:
    return sum(1 << station for station in stations)


@lru_cache(maxsize=1024)
def members(stations: int) -> tuple[int, ...]:
    """Look for them once: patrols have few sets of stations to step to."""
    numbers: list[int] = []
    while stations:
        lowest = stations & -stations
        numbers.append(lowest.bit_length() - 1)
        stations ^= lowest
    return tuple(numbers)


def _sideways(seat: Seat, station: int) -> tuple[int, ...]:
    if station in HOMES[seat]:
        return ()  # TA-8: home for good
    return escapes(BOARD, station) if LINE[station] in ESCAPE_LINES else beside(BOARD, station)


TRANSIT = mask(n for n, station in enumerate(BOARD.stations) if station.kind == "transit")  # TA-9
FORWARD = tuple(tuple(ahead(BOARD, seat, here) for here in STATIONS) for seat in SEATS)
SIDEWAYS = tuple(tuple(_sideways(seat, here) for here in STATIONS) for seat in SEATS)
FORWARD_MASK, SIDEWAYS_MASK = (tuple(tuple(map(mask, ways)) for ways in both) for both in (FORWARD, SIDEWAYS))
MUST_ADVANCE = tuple(line in ESCAPE_LINES for line in LINE)
_TRANSIT_BITS = tuple((1 << n, n) for n in members(TRANSIT))


def transits(free: int) -> list[int]:
    """The members of what is nearly all of the transit bases: to ask of each takes half as long as to look for it."""
    return [there for bit, there in _TRANSIT_BITS if free & bit]
