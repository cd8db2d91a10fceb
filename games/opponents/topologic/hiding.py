"""Hide where few straight ways lead, but never for certain."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from games.core.seeded import Lots
from games.topologic.field import Field, reach

REMOTE = (12, 25)  # tiles that good players hide on, and those they hide on otherwise


@dataclass(frozen=True, slots=True)
class HidingPlace:
    tile: int
    ways: int  # tiles from which one move leads here


def hiding_places(field: Field) -> list[HidingPlace]:
    """List all tiles, those with the fewest ways to them first."""
    places = [HidingPlace(tile, len(ways)) for tile, ways in enumerate(reach(field))]
    return sorted(places, key=lambda place: (place.ways, place.tile))


def likeliest(field: Field, tiles: Sequence[int]) -> Sequence[int]:
    """Keep the remotest of these tiles: there who hides well hides first."""
    remote = [place.tile for place in hiding_places(field)]
    among = ([tile for tile in tiles if tile in remote[:most]] for most in REMOTE)
    return next(filter(None, among), tiles)


def hide(field: Field, fond: int, lots: Lots) -> HidingPlace:
    """Draw a tile; the fonder of remote ones, the likelier they are (0: all alike)."""
    places = hiding_places(field)
    most = max(place.ways for place in places)
    ends = list(accumulate((most + 1 - place.ways) ** fond for place in places))
    return places[bisect_right(ends, lots.below(ends[-1]))]
