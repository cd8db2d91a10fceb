"""Which lessons there are; what every one promises is asked in bot/contract/test_lessons.py."""

import pytest

from games.lessons.registry import lesson


def test_there_is_no_lesson_for_a_game_nobody_has() -> None:
    with pytest.raises(KeyError):
        lesson("nobody's game")
