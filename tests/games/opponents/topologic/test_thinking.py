"""Stands are weighed by the turns still to come, and where few are left by what they may still win."""

import pytest

from games.opponents.topologic.opponent import CARE
from games.opponents.topologic.seeking import Choices, Weighing, distances
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


def test_one_tile_that_is_left_is_as_many_turns_away_as_the_farthest_pawn_and_at_least_one() -> None:
    here, far = 0, max(range(60), key=lambda tile: AWAY[0][tile])
    thinking = Thinking(FIELD, 3)
    assert thinking.turns_from((far,), (far, here, far)) == AWAY[here][far] > 1
    assert thinking.turns_from((here,), (here,) * 3) == 1


def test_who_goes_downhill_begins_with_the_first_pawn_and_counts_the_stands_that_are_weighed() -> None:
    thinking = Thinking(FIELD, 3)
    can = Choices(((0, 1), (0, 1), (0, 1)), None)
    assert thinking._downhill((0, 0, 0), can, lambda stands: -stands[0]).stands == (1, 0, 0)
    assert thinking.nodes == 1 + 1 + 1 + 1, "the start, and one other tile for each pawn"
