"""Beginners play by the rules on the view alone, and a first level is one they can meet."""

import pytest

from games.core.seeded import Lots
from games.registry import game
from tests.sampled import sampled
from tools.opponents.beginners import BEGINNERS
from tools.opponents.meetings import Meeting, meet

GAMES = sampled({"tactic": 10}, full={})  # fewer than twenty of the game that takes longest
NAMED = [(key, name) for key, found in BEGINNERS.items() for name in found]


def share(key: str, name: str, level: int, games: int) -> float:
    return meet(Meeting(key, (name, str(level)), {}), games, "beginner").share


@pytest.mark.parametrize(("key", "name"), NAMED)
def test_a_beginner_reads_only_the_view_and_gives_the_same_answer_again(key: str, name: str) -> None:
    rules, beginner = game(key), BEGINNERS[key][name]
    view = rules.view(rules.setup({}, "same"), 0)
    assert beginner(view, Lots("a", "x")) == beginner(view, Lots("a", "x"))


@pytest.mark.parametrize(("key", "name"), NAMED)
def test_a_beginner_plays_legal_turns_and_is_no_hopeless_case_against_level_1(key: str, name: str) -> None:
    assert 0.25 <= share(key, name, 1, GAMES.get(key, 20)) <= 0.75


def test_beginners_are_beginners() -> None:
    assert share("topologic", "notebook", 3, 10) <= 0.2
    assert share("logitac", "takes", 3, 6) <= 0.2
