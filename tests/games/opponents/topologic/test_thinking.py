"""Stands are weighed by the turns still to come, and where few are left by what they may still win."""

import pytest

from games.opponents.topologic.opponent import CARE
from games.opponents.topologic.seeking import Weighing, distances
from games.opponents.topologic.thinking import Thinking
from games.topologic.field import lay

FIELD = lay("block", "weigh")
AWAY = distances(FIELD)


def test_tp_10_near_the_end_stands_are_worth_what_they_win_and_less_the_longer_what_is_left_would_take() -> None:
    """Found now counts whole, next turn half; where that is equal the turns decide, little as they count."""
    here = 0
    next_to_it = next(tile for tile in range(60) if AWAY[here][tile] == 1)
    far = next(tile for tile in range(60) if AWAY[here][tile] > 1)
    for left, now, soon in (((here, far), 1, 0), ((here, next_to_it), 1, 0.5), ((far, next_to_it), 0, 0.5)):
        turns = Weighing(FIELD, left, 3).turns((here,) * 3)
        assert turns > 0
        last, before = (Thinking(FIELD, 3).plan(left, (here,) * 3, CARE[4], mark).cost for mark in (1, 2))
        assert (last, before) == pytest.approx((-now + 0.01 * turns, -now - soon + 0.01 * turns))
