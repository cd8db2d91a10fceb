"""Topologic: the score that narrowed the search most, by all that had been told in its round."""

from collections.abc import Iterable, Sequence

from games.core.outcome import Seat
from games.moments.moment import Moment
from games.topologic.field import TILES, points
from games.topologic.rules import Asked, View


def moment(before: View, after: View, seat: Seat) -> Moment | None:
    """Compare how many tiles could be the hidden one before and after; hiding and stepping alone tell nothing."""
    nth = len(before.books) - 1
    book, told = before.books[nth], after.books[nth]
    if len(told) == len(book):
        return None
    possible = _fitting(book, range(len(TILES)))
    were, left = len(possible), len(_fitting(told[len(book) :], possible))
    return Moment(100 * were // left, "narrowed", {"were": were, "left": left}) if were > left > 0 else None


def _fitting(asked: Sequence[Asked], tiles: Iterable[int]) -> list[int]:
    return [tile for tile in tiles if all(points(one.stands, tile) == one.score for one in asked)]
