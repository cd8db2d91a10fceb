"""A fork is by the piece that was moved, and of pieces that were safe before."""

from games.puzzles.collection import puzzles
from games.puzzles.puzzle import position
from tests.games.logitac.positions import bare
from tools.puzzles.logitac import forked

SHIPPED = [one for one in puzzles("logitac") if one.idea.kind == "fork"]


def test_each_fork_that_is_shipped_attacks_both_squares_it_names() -> None:
    assert len(SHIPPED) >= 3
    for one in SHIPPED:
        named = dict(one.idea.values)
        assert forked(position(one).state, one.best.turn)[:2] == [named["first"], named["second"]]


def test_what_another_piece_attacks_since_its_way_is_free_is_not_forked() -> None:
    state = bare("a3:cube f3:cyl", "k3:cube l5:cyl")
    assert forked(state, ("f3-h1",)) == ["l5"]
