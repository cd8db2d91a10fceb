"""The lessons there are: each game brings its own, in a module of its name."""

from functools import cache
from importlib import import_module

from games.lessons.lesson import LessonStep
from games.registry import KEYS


@cache
def lesson(game: str) -> tuple[LessonStep, ...]:
    """Find a game's lesson; KeyError for a game nobody has."""
    if game not in KEYS:
        raise KeyError(game)
    steps: tuple[LessonStep, ...] = import_module(f"games.lessons.{game}").STEPS
    return steps
