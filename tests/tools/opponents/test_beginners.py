"""Beginners play by the rules on the view alone, and a first level is one they can meet."""

import pytest

from games.core.seeded import Lots
from games.registry import game
from tools.opponents.beginners import BEGINNERS, meet, points

NAMED = [(key, name) for key, found in BEGINNERS.items() for name in found]


@pytest.mark.parametrize(("key", "name"), NAMED)
def test_a_beginner_plays_legal_turns_on_both_seats(key: str, name: str) -> None:
    assert meet(key, name, 1, 2).games == 2


@pytest.mark.parametrize(("key", "name"), NAMED)
def test_a_beginner_reads_only_the_view_and_gives_the_same_answer_again(key: str, name: str) -> None:
    rules, beginner = game(key), BEGINNERS[key][name]
    view = rules.view(rules.setup({}, "same"), 0)
    assert beginner(view, Lots("a", "x")) == beginner(view, Lots("a", "x"))


@pytest.mark.parametrize(("key", "name"), NAMED)
def test_no_beginner_is_a_hopeless_case_against_level_1(key: str, name: str) -> None:
    assert 0.25 <= meet(key, name, 1, 40).share <= 0.75


def test_beginners_are_beginners() -> None:
    assert meet("topologic", "notebook", 3, 10).share <= 0.2
    assert meet("logitac", "takes", 3, 6).share <= 0.2


def test_points_are_the_beginners() -> None:
    beginner = BEGINNERS["topologic"]["two-answers"]
    assert points("topologic", beginner, 4, 0, "lost") == 0.0
