"""What an example would play."""

from collections.abc import Sequence

from games.core.game import Action
from games.l_calculus.rules import State
from games.l_calculus.swaps import triple

_SIZES = (2, 3)  # blocks as in 3-4/5-7


def exemplary(state: State, actions: Sequence[Action]) -> Action:
    """Swap two small blocks near the middle of the line; then remove one counter, if one may go."""
    if state.now:
        return actions[1] if len(actions) > 1 else actions[0]
    return min(actions, key=lambda swap: _oddness(swap, len(state.line)))


def _oddness(swap: Action, length: int) -> tuple[int, int]:
    start, middle, end = triple(swap)
    return abs(middle - start - _SIZES[0]) + abs(end - middle - _SIZES[1]), abs(start + end - length)
