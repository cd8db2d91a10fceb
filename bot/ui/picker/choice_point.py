"""Picking an action step by step: which steps come next follows from the legal actions alone."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.core.game import Action, AnyGame
from games.core.manual import Shelf
from games.registry import manual

MOST_OPTIONS = 25

Steps = tuple[str, ...]
Ways = Sequence[tuple[Steps, Action]]


@dataclass(frozen=True, slots=True)
class ChoicePoint:
    """A moment of the picking: the steps taken, those to choose from, and the action they already spell."""

    steps: Steps
    actions: tuple[Action, ...]  # still possible
    nexts: tuple[str, ...]
    spelled: Action | None
    others: Steps = ()  # first steps that may be picked instead of the assumed one
    shelves: tuple[Shelf, ...] = ()  # the game's own pages
    at_hand: tuple[Action, ...] = ()  # those to be picked by one tap

    @property
    def pages(self) -> int:
        return len(self.shelves) or max(1, -(-len(self.nexts) // MOST_OPTIONS))

    @property
    def is_done(self) -> bool:
        return self.spelled is not None and not self.nexts

    def page(self, number: int) -> tuple[str, ...]:
        number = self.nearest(number)
        if self.shelves:
            return self.shelves[number].steps
        return self.nexts[number * MOST_OPTIONS :][:MOST_OPTIONS]

    def nearest(self, number: int) -> int:
        """Find the page that a number is nearest to, wherever that number comes from."""
        return min(max(number, 0), self.pages - 1)

    def page_of(self, step: str) -> int:
        """Find the page a step stands on; the first where it stands on none."""
        return next((number for number in range(self.pages) if step in self.page(number)), 0)


def ways(game: AnyGame, view: object) -> Ways:
    """All legal actions with the steps by which each is picked."""
    steps = manual(game).steps
    return [(steps(action), action) for action in game.actions(view)]


def choice_point(all_ways: Ways, steps: Steps, *, walks: bool = True) -> ChoicePoint:
    """Find what can be chosen after these steps; a single way on is taken by itself."""
    possible = [way for way in all_ways if way[0][: len(steps)] == steps]
    while True:
        length = len(steps)
        nexts = tuple(dict.fromkeys(menu[length] for menu, _ in possible if len(menu) > length))
        spelled = next((action for menu, action in possible if len(menu) == length), None)
        if spelled is not None or len(nexts) != 1 or not walks:
            return ChoicePoint(steps, tuple(action for _, action in possible), nexts, spelled)
        steps = (*steps, nexts[0])


def choice_assuming(all_ways: Ways, steps: Steps, assumed: str) -> ChoicePoint:
    """Begin with the assumed step if none was taken, and ask for the next one even where only one is possible."""
    first = choice_point(all_ways, ())
    here = choice_point(all_ways, steps or (assumed,), walks=len(steps) > 1)
    return replace(here, others=tuple(step for step in first.nexts if step != here.steps[0]))


def previous_choice(all_ways: Ways, steps: Steps) -> Steps:
    """Go back to the last place where there was something to choose."""
    for length in range(len(steps) - 1, 0, -1):
        if len(choice_point(all_ways, steps[:length]).steps) == length:
            return steps[:length]
    return ()
