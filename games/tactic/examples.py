"""What an example would play."""

from collections.abc import Sequence

from games.core.example import middle
from games.core.game import Action
from games.tactic.moves import LINE, ends, is_move
from games.tactic.state import State


def exemplary(state: State, actions: Sequence[Action]) -> Action:
    """Step forward with a patrol, and go on with the same one if it can; else whatever a patrol can do."""
    steps = [action for action in actions if is_move(action) and ends(action)[0] in state.patrols[state.to_move or 0]]
    forward = [action for action in steps if _lines(action)]
    same = [action for action in forward if state.steps and ends(action)[0] == state.steps[-1][1]]
    return middle(same or forward or steps or actions)


def _lines(action: Action) -> int:
    here, there = ends(action)
    return LINE[there] - LINE[here]
