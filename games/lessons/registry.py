"""The lessons there are: each game brings its own, in a module of its name."""

from functools import cache

from games.core.option import OptionValue
from games.lessons.lesson import LessonStep
from games.registry import find_module, find_part


@cache
def lesson(game: str) -> tuple[LessonStep, ...]:
    """Find a game's lesson; KeyError for a game nobody has."""
    steps: tuple[LessonStep, ...] = find_part(game, "lesson")
    return steps


def short_form(game: str) -> tuple[tuple[str, OptionValue], ...]:
    """Name the options of the game's short form, to be played right after the lesson."""
    options: tuple[tuple[str, OptionValue], ...] = getattr(find_module(game, "lesson"), "SHORT_FORM", ())
    return options
