"""Topologic's manual: which pawn comes next, how an action is picked and told, and what an example shows."""

import pytest

from games.core.play import legal
from games.registry import manual
from games.topologic.rules import GAME, HIDDEN, State
from tests.games.topologic.test_objections import play, seeking

BOOK = manual(GAME)
PICKED = {  # the steps, and what is said of it
    "hide y4": (("hide", "y4"), "hide", {"tile": "y4"}),
    "ask": (("ask",), "ask", {}),
    "1@y4": (("1", "y4"), "enter", {"pawn": "1", "tile": "y4"}),
    "2>r1": (("2", "r1"), "move", {"pawn": "2", "tile": "r1"}),
}


@pytest.mark.parametrize("action", PICKED)
def test_an_action_is_picked_by_pawn_and_tile(action: str) -> None:
    told = BOOK.summarize(action)
    assert (BOOK.steps(action), told.kind, told.values) == PICKED[action]


def test_what_was_hidden_unseen_is_told_without_a_tile() -> None:
    assert (BOOK.summarize(HIDDEN).kind, BOOK.summarize(HIDDEN).values) == ("hide-unseen", {})


@pytest.mark.parametrize(
    ("state", "pawn", "asked"),
    [
        (play(), None, "hide"),
        (play("hide k1"), None, "enter"),
        (seeking(), "1", "seek"),
        (seeking("1>r3"), "2", "seek-or-ask"),
        (seeking("1>r3", "2>r4"), "3", "seek-or-ask"),
        (seeking("2>r4"), "3", "seek-or-ask"),
        (seeking("3>r4"), "1", "seek-or-ask"),
        (seeking("3>r4", "1>r3"), "2", "seek-or-ask"),
    ],
)
def test_tp_8_the_pawns_are_gone_round_from_the_one_that_moved_last(state: State, pawn: str | None, asked: str) -> None:
    view = GAME.view(state, state.to_move)
    assert (BOOK.assumed_step(view), BOOK.question(view, ())) == (pawn, (asked, {}))


def test_tiles_are_laid_out_by_value_in_the_usual_order_of_colours() -> None:
    def laid(state: State, *left_out: str) -> list[tuple[str, ...]]:
        tiles = [action[-2:] for action in legal(GAME, state) if action[-2:] not in left_out]
        return [(shelf.name, *shelf.steps) for shelf in BOOK.shelves(GAME.view(state, state.to_move), (), tiles)]

    whole = laid(play())
    assert [(shelf[0], len(shelf)) for shelf in whole] == [("12", 21), ("34", 21), ("56", 21)]
    assert [tile[0] for tile in whole[0][1:11]] == list("roygcbvpwk")
    assert [tile[1] for tile in whole[2][1:]] == ["5"] * 10 + ["6"] * 10
    assert "y4" not in laid(play("hide k1"), "y4")[1]
    assert laid(play("hide k1"), *(f"{colour}{value}" for colour in "roygcbvpwk" for value in "12"))[0][0] == "34"
    assert laid(seeking()) == []


def test_tiles_and_pawns_are_named_and_told_where_they_stand() -> None:
    entering, moving = (GAME.view(state, 1) for state in (play("hide k1"), seeking()))
    assert BOOK.describe_step(entering, (), "1") == ("pawn-enters", {"pawn": "1", "all": "3"})
    assert BOOK.describe_step(moving, (), "2") == ("pawn", {"pawn": "2", "at": "r3"})
    assert BOOK.describe_step(moving, ("1",), "r3") == ("tile", {"tile": "R3"})
    assert BOOK.describe_step(moving, (), "ask") is BOOK.describe_step(moving, ("1",), "2") is None


def test_a_step_shows_the_colour_of_a_tile_or_of_that_where_a_pawn_stands() -> None:
    hiding, entering, moving = play(), GAME.view(play("hide k1"), 1), GAME.view(seeking(), 1)
    assert BOOK.sign_of_step(GAME.view(hiding, 0), ("hide",), "k1") == "tile-k"
    assert BOOK.sign_of_step(moving, ("1",), "y3") == "tile-y"
    assert [BOOK.sign_of_step(moving, (), pawn) for pawn in "123"] == ["tile-r"] * 3
    told = [BOOK.sign_of_step(GAME.view(hiding, 0), (), "hide"), BOOK.sign_of_step(entering, (), "1")]
    assert [*told, BOOK.sign_of_step(moving, (), "ask")] == [None] * 3


@pytest.mark.parametrize(
    ("state", "shown"),
    [
        (play(), "hide y4"),
        (seeking(), "1>r6"),
        (seeking("1>r3"), "2>o1"),
        (seeking("1>r3", "2>r4"), "ask"),
    ],
)
def test_an_example_hides_the_same_tile_for_everybody_and_asks_after_two_moves(state: State, shown: str) -> None:
    assert BOOK.exemplary(GAME.view(state, state.to_move), legal(GAME, state)) == shown
