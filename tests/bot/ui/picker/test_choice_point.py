"""The picker follows the legal actions, whatever the game."""

import random

import pytest

from bot.ui.custom_id import custom_id
from bot.ui.picker.choice_point import MOST_OPTIONS, ChoicePoint, choice_assuming, choice_point, previous_choice, ways
from games.core.play import legal
from games.registry import game, games

KEYS = [each.key for each in games()]


@pytest.mark.parametrize("key", KEYS)
def test_every_legal_action_can_be_picked_and_nothing_else(key: str) -> None:
    rules = game(key)
    dice = random.Random(5)
    for seed in range(6):
        state = rules.setup({}, str(seed))
        for _ in range(dice.randrange(40)):
            if state.to_move is None:
                break
            state = rules.apply(state, dice.choice(legal(rules, state)))
        if state.to_move is None:
            continue
        view = rules.view(state, state.to_move)
        assert sorted(_picked(key, view)) == sorted(rules.actions(view))


def _picked(key: str, view: object) -> list[str]:
    """Walk every way through the picker; each custom id on it must fit."""
    all_ways = ways(game(key), view)
    found: list[str] = []
    open_ends: list[tuple[str, ...]] = [()]
    while open_ends:
        here = choice_point(all_ways, open_ends.pop())
        custom_id("pick", "abcde", 99999, 99, *here.steps)
        if here.spelled is not None:
            found.append(here.spelled)
        for page in range(here.pages):
            assert len(here.page(page)) <= MOST_OPTIONS
            open_ends += [(*here.steps, step) for step in here.page(page)]
    return found


def test_going_back_stops_where_there_was_a_choice() -> None:
    paths = [(("a", "b", "c"), "one"), (("a", "b", "d"), "two"), (("x",), "three")]
    assert choice_point(paths, ("a",)).steps == ("a", "b")
    assert previous_choice(paths, ("a", "b", "c")) == ("a", "b")
    assert previous_choice(paths, ("a", "b")) == ()


def test_of_an_assumed_step_the_next_is_asked_for_and_after_that_a_single_way_is_taken() -> None:
    paths = [(("a", "b", "c"), "one"), (("x", "y"), "two")]
    assert [choice_assuming(paths, steps, "x").steps for steps in ((), ("a",))] == [("x",), ("a",)]
    assert choice_assuming(paths, ("a", "b"), "x").spelled == "one"


def test_a_page_that_there_is_not_is_the_nearest_that_there_is() -> None:
    steps = tuple(map(str, range(MOST_OPTIONS + 1)))
    here = ChoicePoint((), (), steps, None)
    assert [here.nearest(number) for number in (-1, 0, 1, 2, 99)] == [0, 0, 1, 1, 1]
    assert here.page(99) == steps[MOST_OPTIONS:]
