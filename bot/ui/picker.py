"""Picking an action step by step: which steps come next follows from the legal actions alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.core.game import Action, AnyGame

MOST_OPTIONS = 25

Steps = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fork:
    """Where the picker stands: the steps taken, those to choose from, and the action they already spell."""

    steps: Steps
    actions: tuple[Action, ...]  # still possible
    nexts: tuple[str, ...]
    spelled: Action | None

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.nexts) // MOST_OPTIONS))

    def page(self, number: int) -> tuple[str, ...]:
        start = min(max(number, 0), self.pages - 1) * MOST_OPTIONS
        return self.nexts[start : start + MOST_OPTIONS]


def fork(game: AnyGame, legal: Sequence[Action], steps: Steps) -> Fork:
    """Stand after these steps; walk on by itself where there is only one way."""
    while True:
        menus = {action: game.menu(action) for action in legal}
        possible = tuple(action for action in legal if menus[action][: len(steps)] == steps)
        nexts = tuple(dict.fromkeys(menus[a][len(steps)] for a in possible if len(menus[a]) > len(steps)))
        spelled = next((action for action in possible if menus[action] == steps), None)
        if spelled is not None or len(nexts) != 1:
            return Fork(steps, possible, nexts, spelled)
        steps = (*steps, nexts[0])


def before(game: AnyGame, legal: Sequence[Action], steps: Steps) -> Steps:
    """Go back to the last place where there was something to choose."""
    for length in range(len(steps) - 1, -1, -1):
        earlier = fork(game, legal, steps[:length])
        if len(earlier.steps) == length:
            return steps[:length]
    return ()
