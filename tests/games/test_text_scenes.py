"""What the pages of rules say of the positions beside them is so."""

from typing import Any

import pytest

from games.core.play import states
from games.logan_stones.island import CELLS
from games.registry import game, manual
from games.text import words
from render import paint_scene


def shown(key: str, page: int) -> Any:
    rules = game(key)
    scene = manual(rules).scenes[page - 1]
    *_, state = states(rules, dict(scene.options), scene.seed, scene.actions)
    return state


def goals(key: str, page: int) -> list[str]:
    """Where what the page has chosen may go."""
    rules, state, chosen = game(key), shown(key, page), manual(game(key)).scenes[page - 1].chosen or ()
    ways = map(manual(rules).steps, rules.actions(rules.view(state, state.to_move)))
    found = [way[-1] for way in ways if way[: len(chosen)] == chosen]
    return list(dict.fromkeys(found))


@pytest.mark.parametrize(
    ("key", "page", "where"),
    [
        ("tactic", 3, "4b 4d 5b"),
        ("tactic", 4, "2b"),
        ("logan_stones", 2, "l14 m12 n14 o12"),
        ("logan_stones", 5, "k15 l14 l16 m15"),
        ("logitac", 3, "g6 g7"),
        ("logitac", 6, "a1 a2 a3 a9 a10 a11 a12"),
        ("logitac", 8, "l8 l9"),
        ("topologic", 4, "o2 y1 y2 g1 v5 w2"),
    ],
)
def test_the_marked_places_are_those_named(key: str, page: int, where: str) -> None:
    assert sorted(goals(key, page)) == sorted(where.split())


def test_the_cube_of_logitac_goes_as_its_page_says() -> None:
    assert {"m18", "o18", "n13", "n20"} <= set(goals("logitac", 2))


def test_the_runs_of_l_calculus_are_as_its_page_says() -> None:
    white, black = str(shown("l_calculus", 3)).splitlines()[-3:-1]
    assert white.endswith("+12 = 2 × 3 × 2") and black.endswith("+3 = 1 × 3 × 1")
    assert shown("l_calculus", 5).score == (15, 12)


def test_scissors_and_rock_lie_as_the_page_says() -> None:
    state = shown("logan_stones", 3)
    turned = {CELLS[state.cells[stone]]: (state.tops[stone], state.unders[stone]) for stone in state.turned}
    assert turned == {"n12": ("S", "R"), "n13": ("R", "R")}
    lifted = shown("logan_stones", 4)
    assert (lifted.tops[lifted.held], lifted.unders[lifted.held]) == ("S", "R")


def test_south_is_blocked_where_its_page_says_so() -> None:
    state = shown("tactic", 6)
    assert game("tactic").actions(state) == ["lose reserve"]
    assert shown("tactic", 7).shuttle == (2, 0)
    assert game("tactic").actions(shown("tactic", 8)) == ["lose reserve"]


def test_the_scores_of_topologic_are_those_named() -> None:
    assert [asked.score for asked in shown("topologic", 3).books[0]] == [3]
    assert [len(book) for book in shown("topologic", 5).books] == [4, 1]


@pytest.mark.parametrize("key", ["tactic", "topologic", "logan_stones"])
def test_a_scene_with_a_choice_is_painted_with_its_marks(key: str) -> None:
    rules = game(key)
    scene = next(scene for scene in manual(rules).scenes if scene.chosen is not None)
    plain = type(scene)(scene.actions, scene.seed, scene.options)
    assert paint_scene(rules, scene).png != paint_scene(rules, plain).png


def test_the_long_page_of_the_shuttle_counts_as_the_picture_does() -> None:
    said = words("en").say("tactic-rules-7")
    scene = manual(game("tactic")).scenes[6]
    assert "at 2 of 6" in said and "South’s shuttle: 2 of 6" in paint_scene(game("tactic"), scene).alt
