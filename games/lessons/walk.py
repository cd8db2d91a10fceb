"""Where a learner is in a lesson, and the position to which their own play has led."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from games.core.game import Action
from games.core.illegal import IllegalAction
from games.core.play import follow, legal, take
from games.core.seated_position import SeatedPosition
from games.lessons.lesson import LessonStep, Question
from games.lessons.registry import lesson
from games.registry import game as find_game
from games.registry import manual

SEED = "cairn"
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
Try = tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Walk:
    """A step of a game's lesson, counted from 0; one past the last step is the end."""

    game: str
    number: int = 0
    tries: tuple[Try, ...] = ()  # what was done in the steps that this one goes on from

    @property
    def is_end(self) -> bool:
        return self.number >= len(lesson(self.game))

    @property
    def step(self) -> LessonStep:
        return lesson(self.game)[self.number]

    @property
    def words_key(self) -> str:
        return f"{self.game}-lesson-{self.step.key}"

    @property
    def is_new_position(self) -> bool:
        return self.number > 0 and not self.step.goes_on

    @property
    def position(self) -> SeatedPosition:
        """Set the step up, after what the learner did; IllegalAction where that can't be."""
        return _position(self)

    def after(self, actions: Sequence[Action]) -> "Walk":
        tries = (*self.tries, tuple(actions)) if self.is_gone_on_from else ()
        return Walk(self.game, self.number + 1, tries)

    @property
    def is_gone_on_from(self) -> bool:
        """Tell whether the next step begins where this one ends."""
        steps, number = lesson(self.game), self.number + 1
        return number < len(steps) and steps[number].goes_on

    def skipped(self) -> "Walk":
        """Go to the next step; if that goes on from this one, as if the solution had been played."""
        return self.after(self.solution if self.is_gone_on_from else ())

    def back(self) -> "Walk":
        return _complete(Walk(self.game, max(0, self.number - 1), self.tries[:-1]))

    @property
    def solution(self) -> Try:
        """Spell the step's solution out; a question asks for no actions."""
        if isinstance(self.step.task, Question):
            return ()
        at = self.position
        return tuple(action for action, _ in take(manual(at.game), at.state, self.step.solution))

    @property
    def name(self) -> str:
        """Name the step and the way to it by what a custom id may hold: each action by its place in the legal list."""
        return "-".join((self.game, self.step.key, *("_".join(map(_to_36, tried)) for tried in self._chosen())))

    def _chosen(self) -> Iterator[Iterator[int]]:
        """Number what was done in each step before this one that it goes on from."""
        for nth, tried in enumerate(self.tries):
            at = Walk(self.game, self.number - len(self.tries) + nth, self.tries[:nth]).position
            yield _numbers(at, tried)


def read_walk(name: str) -> Walk | None:
    """Find the step of this name; None where today's lesson has no such step, or no such way to it."""
    game, *more = name.split("-")
    numbers = {step.key: number for number, step in enumerate(lesson(game))}
    if not more or more[0] not in numbers:
        return None
    try:
        return _followed(game, numbers[more[0]], more[1:])
    except IllegalAction:
        return None


def _followed(game: str, number: int, ways: Sequence[str]) -> Walk | None:
    """Go to a step by what was done in those before it; without any, by their solutions."""
    walk = Walk(game, max(0, number - len(ways)))
    if ways and walk.step.goes_on:
        return None
    for way in ways:
        actions = _actions(walk.position, way)
        walk = walk.after(actions or ())
        if actions is None or not walk.step.goes_on:
            return None
    whole = _complete(walk)
    return whole if whole.number == number and whole.position else None


def _complete(walk: Walk) -> Walk:
    """Give a step that goes on from others, none of which was done, their solutions."""
    root = walk.number
    while root and lesson(walk.game)[root].goes_on:
        root -= 1
    if walk.number - root == len(walk.tries):
        return walk
    at = Walk(walk.game, root)
    while at.number < walk.number:
        at = at.skipped()
    return at


@lru_cache(maxsize=100)
def _position(walk: Walk) -> SeatedPosition:
    rules, step = find_game(walk.game), walk.step
    if step.goes_on:  # from what the learner did in the step before
        before = Walk(walk.game, walk.number - 1, walk.tries[:-1]).position.after(walk.tries[-1]).state
    else:
        before = rules.setup(dict(step.options), SEED) if step.start is None else step.start
    *_, now = (before, *follow(rules, before, step.actions))
    return SeatedPosition(rules, now, now.to_move or 0)


def _numbers(at: SeatedPosition, actions: Sequence[Action]) -> Iterator[int]:
    for action in actions:
        yield legal(at.game, at.state).index(action)
        at = at.after((action,))


def _to_36(number: int) -> str:
    high, low = divmod(number, len(_DIGITS))
    return (_to_36(high) if high else "") + _DIGITS[low]


def _actions(at: SeatedPosition, way: str) -> Try | None:
    """Read a try back; None where the list of legal actions is shorter than it was."""
    taken: Try = ()
    for written in filter(None, way.split("_")):
        actions = legal(at.game, at.state)
        number = int(written, 36)
        if number >= len(actions):
            return None
        taken = (*taken, actions[number])
        at = at.after((actions[number],))
    return taken
