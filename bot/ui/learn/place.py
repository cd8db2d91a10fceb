"""Where a learner stands in a lesson."""

from dataclasses import dataclass

from bot.ui.refusal import UiRefusal
from games.lessons.lesson import LessonStep
from games.lessons.registry import lesson


@dataclass(frozen=True, slots=True)
class LessonPlace:
    """A step of a game's lesson; the number counts from 0, and one past the last step is the end."""

    game: str
    number: int

    @property
    def name(self) -> str:
        return f"{self.game}-{self.number}"

    @property
    def is_end(self) -> bool:
        return self.number >= len(lesson(self.game))

    @property
    def step(self) -> LessonStep:
        return lesson(self.game)[self.number]

    @property
    def words_key(self) -> str:
        return f"{self.game}-lesson-{self.step.key}"


def place_at(game: str, number: int) -> LessonPlace:
    """Make a place of a step's number; numbers outside the lesson become its first step or its end."""
    try:
        last = len(lesson(game))
    except KeyError:
        raise UiRefusal("error-unknown-game", id=game) from None
    return LessonPlace(game, min(max(number, 0), last))


def read_place(name: str) -> LessonPlace:
    """Find the step of this name; the end is none."""
    game, _, number = name.rpartition("-")
    place = place_at(game, int(number) if number.isdigit() else 0)
    if place.is_end:
        raise UiRefusal("error-old-button")
    return place
