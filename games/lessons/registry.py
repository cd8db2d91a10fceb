"""The lessons there are: each game brings its own, in a module of its name."""

from functools import cache
from importlib import import_module

from games.core.option import OptionValue
from games.lessons.lesson import LessonStep
from games.registry import KEYS


class MissingLesson(LookupError):
    """Raised when a registered game has no lesson."""


@cache
def lesson(game: str) -> tuple[LessonStep, ...]:
    """Find a game's lesson; KeyError for a game nobody has."""
    if game not in KEYS:
        raise KeyError(game)
    try:
        steps: tuple[LessonStep, ...] = import_module(f"games.lessons.{game}").STEPS
    except (ModuleNotFoundError, AttributeError) as missing:
        raise MissingLesson(f"{game}: there are no STEPS in games/lessons/{game}.py ({missing})") from missing
    return steps


def short_form(game: str) -> tuple[tuple[str, OptionValue], ...]:
    """Name the options of the game's short form, to be played right after the lesson."""
    lesson(game)
    found: tuple[tuple[str, OptionValue], ...] = getattr(import_module(f"games.lessons.{game}"), "SHORT_FORM", ())
    return found
