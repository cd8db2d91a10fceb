"""A solved puzzle is shared by its tries alone: each wrong one, then the right one."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.tables.values.notice_contents import PuzzleShared
from bot.text import words
from bot.ui.public.show.share import MORE, MOST_WRONG, RIGHT, WRONG, _drawn, _how, show_shared
from games.puzzles.collection import puzzles


@pytest.mark.parametrize(
    ("tries", "drawn"),
    [
        (0, RIGHT),
        (1, RIGHT),
        (2, WRONG + RIGHT),
        (1 + MOST_WRONG, WRONG * MOST_WRONG + RIGHT),
        (2 + MOST_WRONG, WRONG * MOST_WRONG + MORE + RIGHT),
        (50, WRONG * MOST_WRONG + MORE + RIGHT),
    ],
)
def test_the_tries_are_drawn_up_to_as_many_as_fit_a_line(tries: int, drawn: str) -> None:
    assert _drawn(tries) == drawn


def shared(streak: int) -> PuzzleShared:
    return PuzzleShared("77", "2026-11-16", "tactic-1", "1001", 1, streak)


@pytest.mark.parametrize(("streak", "is_told"), [(0, False), (1, False), (2, True), (9, True)])
def test_a_streak_is_told_from_the_second_day_on(streak: int, is_told: bool) -> None:
    puzzle = puzzles("tactic")[0]
    parts = _how(shared(streak), puzzle, words("en")).split(" · ")
    told = [RIGHT, words("en").say("puzzle-grade", grade=puzzle.grade)]
    assert parts == [*told, words("en").say("shared-streak", days=streak)] if is_told else parts == told


@pytest.mark.parametrize(("puzzle", "post"), [(None, None), (None, object()), (puzzles("tactic")[0], None)])
async def test_what_nobody_knows_any_more_is_not_posted(puzzle: object, post: object) -> None:
    """A package that brought the game may be gone, or the day's post."""
    found = SimpleNamespace(find=AsyncMock(return_value=puzzle), post=AsyncMock(return_value=post))
    messenger: Any = SimpleNamespace(ui=SimpleNamespace(tables=SimpleNamespace(puzzles=found)))
    notice: Any = SimpleNamespace(content=shared(1))
    assert await show_shared(messenger, notice) is None
