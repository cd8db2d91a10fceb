"""Chance spreads the pawns, and completes what was begun."""

from dataclasses import replace

from games.core.play import follow
from games.core.seeded import Lots
from games.registry import manual
from games.topologic.field import NUMBER
from games.topologic.rules import GAME, Asked, View


def seeker(*entered: str, entry: str = "anywhere") -> View:
    *_, state = follow(GAME, GAME.setup({"entry": entry}, "s"), ("hide y4", *entered))
    return GAME.view(state, 1)


def test_pawns_drawn_by_lot_share_neither_colour_nor_value() -> None:
    for nth in range(20):
        tiles = [action[-2:] for action in manual(GAME).propose(seeker(), "spread", Lots("s", f"{nth}"))]
        assert len({tile[0] for tile in tiles}) == len({tile[1] for tile in tiles}) == 5


def test_those_that_stand_already_are_counted_in_and_the_edge_is_kept() -> None:
    view = seeker("1@" + GAME.actions(seeker(entry="edge"))[0][-2:], entry="edge")
    drawn = manual(GAME).propose(view, "spread", Lots("s", "edge"))
    assert [action[0] for action in drawn] == ["2", "3", "4", "5"]
    assert {action[-2:] for action in drawn} <= {action[-2:] for action in GAME.actions(view)}


def test_whoever_seeks_draws_nothing() -> None:
    seeks = seeker("1@y1", "2@y2", "3@y3", "4@y4", "5@y5")
    assert manual(GAME).proposals(seeks) == ()
    assert manual(GAME).propose(seeks, "spread", Lots("s", "seek")) == ()


def test_pawns_enter_row_by_row_from_top_to_bottom() -> None:
    view = seeker()
    tiles = [NUMBER[action[-2:]] for action in manual(GAME).propose(view, "rows", Lots("s", "rows"))]
    rows = [next(nth for nth, row in enumerate(view.field.shown) if tile in row) for tile in tiles]
    assert rows == sorted(set(rows)) and len(rows) == 5


def test_as_in_the_first_round_is_offered_in_the_second() -> None:
    assert manual(GAME).proposals(seeker()) == ("spread", "rows")
    first = ("1@y1", "2@o2", "3@r3", "4@k4", "5@c5")
    asked = Asked(tuple(NUMBER[word[-2:]] for word in first), 3)
    second = replace(seeker(), books=((asked,), ()), secrets=(NUMBER["y4"], None), seat=0)
    assert manual(GAME).proposals(second) == ("spread", "rows", "again")
    assert manual(GAME).propose(second, "again", Lots("s", "again")) == first
