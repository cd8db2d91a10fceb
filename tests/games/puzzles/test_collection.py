"""Which puzzles are shipped with the published games; bot/contract/test_puzzles.py asks that they are whole."""

from collections import Counter

import pytest

from games.puzzles.collection import find, puzzles
from games.puzzles.puzzle import GRADES
from games.registry import KEYS


def test_there_is_no_puzzle_of_a_game_nobody_has() -> None:
    with pytest.raises(KeyError):
        find("nobody-000000")
    with pytest.raises(KeyError):
        puzzles("nobody's game")


WANTED = 60
FEWEST_OF_A_GRADE = 6


@pytest.mark.parametrize("key", [key for key in KEYS if puzzles(key)])  # a game may have none yet
def test_a_game_has_sixty_puzzles_of_all_grades_and_no_idea_has_more_than_a_fifth_of_them(key: str) -> None:
    assert len(puzzles(key)) >= WANTED
    grades, ideas = Counter(one.grade for one in puzzles(key)), Counter(one.idea.kind for one in puzzles(key))
    assert min(grades[grade] for grade in GRADES) >= FEWEST_OF_A_GRADE
    assert max(ideas.values()) <= max(WANTED, len(puzzles(key))) / 5


def test_puzzles_of_logitac_ascend_climb_fork_free_a_pyramid_pay_the_ransom_and_use_a_chimney() -> None:
    assert {"ascends", "climbs", "fork", "falls", "frees", "buys-in-time"} <= {
        one.idea.kind for one in puzzles("logitac")
    }
