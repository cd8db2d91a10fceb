"""Topologic: the score that narrowed the search most, by all that had been told in its round."""

from games.core.outcome import Seat
from games.moments.moment import Moment
from games.topologic.rules import View, fitting


def moment(before: View, after: View, seat: Seat) -> Moment | None:
    """Compare how many tiles could be the hidden one before and after; hiding and stepping alone tell nothing."""
    nth = len(before.books) - 1
    book, told = before.books[nth], after.books[nth]
    if len(told) == len(book):
        return None
    possible = fitting(book)
    were, left = len(possible), len(fitting(told[len(book) :], possible))
    return Moment(100 * were // left, "narrowed", {"were": were, "left": left}) if were > left > 0 else None
