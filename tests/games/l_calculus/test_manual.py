"""L-Calculus' manual: how an action is picked, asked for and told, and what an example shows."""

import pytest

from games.core.play import legal
from games.l_calculus.rules import GAME, State
from games.registry import manual
from tests.games.l_calculus.test_rules import at, play

BOOK = manual(GAME)
PICKED = {  # the steps, and what is said of it
    "keep": (("keep",), "keep", {}),
    "xl2": (("xl2",), "left", {"count": "2"}),
    "xr12": (("xr12",), "right", {"count": "12"}),
    "1-2/3": (("1", "2", "3"), "swap", {"one": "1-2", "two": "3"}),
    "4/5-6": (("4", "4", "6"), "swap", {"one": "4", "two": "5-6"}),
}


@pytest.mark.parametrize("action", PICKED)
def test_a_swap_is_picked_by_three_places(action: str) -> None:
    told = BOOK.summarize(action)
    assert (BOOK.steps(action), told.kind, told.values) == PICKED[action]


def test_lc_7_a_removal_tells_its_end_and_how_many() -> None:
    view = at("WWBB")
    assert BOOK.describe_step(view, (), "xl2") == ("left", {"count": "2"})
    assert BOOK.describe_step(view, (), "xr12") == ("right", {"count": "12"})
    assert BOOK.describe_step(view, (), "keep") is BOOK.describe_step(view, ("1",), "2") is None


def test_a_step_shows_the_counter_at_its_place_and_a_removal_the_opponent_s() -> None:
    view = at("BWBB", to_move=1)
    assert [BOOK.sign_of_step(view, (), step) for step in ("1", "2", "3")] == ["counter-1", "counter-0", "counter-1"]
    assert BOOK.sign_of_step(view, ("1",), "2") == "counter-0"
    assert BOOK.sign_of_step(view, (), "xl1") == BOOK.sign_of_step(view, (), "xr1") == "counter-0"
    assert BOOK.sign_of_step(view, (), "keep") is None


@pytest.mark.parametrize(
    ("steps", "asked"),
    [
        ((), ("begin", {})),
        (("1",), ("end", {"first": "1"})),
        (("1", "2"), ("second", {"block": "1-2", "next": "3"})),
        (("3", "3"), ("second", {"block": "3", "next": "4"})),
    ],
)
def test_each_question_says_what_was_picked_before(steps: tuple[str, ...], asked: tuple[str, dict[str, str]]) -> None:
    assert BOOK.question(at("WWBB"), steps) == asked
    assert BOOK.question(play(at("WWBBWB"), "2/3"), steps) == ("remove", {})


def test_lc_7_a_swap_comes_before_a_removal() -> None:
    before, after = (BOOK.step_of_turn(state) for state in (at("WWBBWB"), play(at("WWBBWB"), "2/3")))
    assert (before.number, before.most, before.missing) == (1, 2, "")
    assert (after.number, after.most, after.missing) == (2, 2, "remove")


@pytest.mark.parametrize(
    ("state", "shown"),
    [(at("WWBBWBWBBW"), "3-4/5-7"), (play(at("BWWWBBWB"), "1/2"), "xr1")],
)
def test_an_example_swaps_in_the_middle_and_removes_one_if_it_may(state: State, shown: str) -> None:
    assert BOOK.exemplary(state, legal(GAME, state)) == shown


def test_the_text_board_names_the_colours_as_a_language_does() -> None:
    state = GAME.setup({}, "any")
    assert manual(GAME).text_board(state) == str(state)
    assert manual(GAME).text_board(state, "XY") == str(state).replace("W", "X").replace("B", "Y")
