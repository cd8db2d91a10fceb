"""Two who are new to L-Calculus and look at a few swaps: one takes off all it can, the other what comes to mind."""

from collections.abc import Callable, Sequence

from games.core.game import Action
from games.core.outcome import Seat, other
from games.core.play import legal
from games.core.seeded import Lots
from games.l_calculus.rules import GAME, KEEP, State, mark
from games.l_calculus.swaps import swapped

FEW = 4  # swaps a beginner looks at

Choosing = Callable[[Sequence[Action], Lots], Action]


def takes_all_off(view: State, lots: Lots) -> tuple[Action, ...]:
    """Take the swap that brings the most of a few, and then all that can be taken off."""
    seat = view.to_move or 0
    swap = max(_few(view, lots), key=lambda swap: _lead(swapped(view.line, swap), seat))
    return _finished(view, swap, lambda actions, _: max(actions, key=lambda action: int(action[2:])), lots)


def minds_own_marks(view: State, lots: Lots) -> tuple[Action, ...]:
    """Take the swap that brings oneself the most of a few, whatever the other gets, and take off what comes to mind."""
    seat = view.to_move or 0
    swap = max(_few(view, lots), key=lambda swap: mark(swapped(view.line, swap), seat))
    return _finished(view, swap, lambda actions, lots: lots.pick(actions), lots)


def _few(view: State, lots: Lots) -> list[Action]:
    actions = legal(GAME, view)
    return [lots.pick(actions) for _ in range(FEW)]


def _lead(line: str, seat: Seat) -> int:
    return mark(line, seat) - mark(line, other(seat))


def _finished(view: State, swap: Action, choosing: Choosing, lots: Lots) -> tuple[Action, ...]:
    after = GAME.apply(view, swap)
    removals = [action for action in legal(GAME, after) if action != KEEP] if after.now else []
    return (swap, choosing(removals, lots)) if removals else (swap,)
