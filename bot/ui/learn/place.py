"""Where a learner stands in a lesson: all of it fits into a custom id."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.ui.custom_id import custom_id
from bot.ui.picker.fork import Steps
from bot.ui.refusal import UiRefusal
from games.core.game import Action
from games.core.illegal import IllegalAction
from games.lessons.lesson import LessonPosition, LessonStep, position
from games.lessons.registry import lesson

ACTION_SEPARATOR = ","


@dataclass(frozen=True, slots=True)
class LessonPlace:
    """A step of a game's lesson, the tries that went wrong, the actions taken in it, and the steps picked since."""

    game: str
    number: int  # of the step, from 0; one past the last is the end
    tries: int = 0
    taken: tuple[Action, ...] = ()
    picked: Steps = ()
    page: int = 0

    @property
    def is_end(self) -> bool:
        return self.number >= len(lesson(self.game))

    @property
    def step(self) -> LessonStep:
        return lesson(self.game)[self.number]

    @property
    def words_key(self) -> str:
        return f"{self.game}-lesson-{self.step.key}"

    def position(self, more: Sequence[Action] = ()) -> LessonPosition:
        try:
            return position(self.game, self.step, (*self.taken, *more))
        except IllegalAction:
            raise UiRefusal("error-old-button") from None

    def after_wrong(self) -> "LessonPlace":
        return LessonPlace(self.game, self.number, self.tries + 1)

    def with_picked(self, picked: Steps, page: int = 0) -> "LessonPlace":
        return replace(self, picked=picked, page=page)

    def id_to(self, verb: str, *more: str | int) -> str:
        """Name a button that goes on from here."""
        return custom_id(verb, self.game, self.number, self.tries, self.page, ACTION_SEPARATOR.join(self.taken), *more)


def place_at(game: str, number: int, tries: int = 0) -> LessonPlace:
    """Stand at a step, or at the nearest one there is; a game nobody has is an old button's."""
    try:
        last = len(lesson(game))
    except KeyError:
        raise UiRefusal("error-unknown-game", id=game) from None
    return LessonPlace(game, min(max(number, 0), last), max(tries, 0))


def read_place(args: Sequence[str]) -> LessonPlace:
    """Read what `id_to` wrote."""
    game, number, tries, page, taken, *picked = args
    actions = tuple(filter(None, taken.split(ACTION_SEPARATOR)))
    here = replace(place_at(game, int(number), int(tries)), taken=actions, picked=tuple(picked), page=int(page))
    if here.is_end:
        raise UiRefusal("error-old-button")
    return here
