"""Chance spreads the pawns, and completes what was begun."""

from games.core.play import follow
from games.core.seeded import Lots
from games.registry import manual
from games.topologic.rules import GAME, View


def seeker(*entered: str, entry: str = "anywhere") -> View:
    *_, state = follow(GAME, GAME.setup({"entry": entry}, "s"), ("hide y4", *entered))
    return GAME.view(state, 1)


def test_pawns_drawn_by_lot_share_neither_colour_nor_value() -> None:
    for nth in range(20):
        tiles = [action[-2:] for action in manual(GAME).by_lot(seeker(), Lots("s", f"{nth}"))]
        assert len({tile[0] for tile in tiles}) == len({tile[1] for tile in tiles}) == 5


def test_those_that_stand_already_are_counted_in_and_the_edge_is_kept() -> None:
    view = seeker("1@" + GAME.actions(seeker(entry="edge"))[0][-2:], entry="edge")
    drawn = manual(GAME).by_lot(view, Lots("s", "edge"))
    assert [action[0] for action in drawn] == ["2", "3", "4", "5"]
    assert {action[-2:] for action in drawn} <= {action[-2:] for action in GAME.actions(view)}


def test_whoever_seeks_draws_nothing() -> None:
    assert manual(GAME).by_lot(seeker("1@y1", "2@y2", "3@y3", "4@y4", "5@y5"), Lots("s", "seek")) == ()
