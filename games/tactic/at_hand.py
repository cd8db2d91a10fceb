"""What a picker names outright, where the rest is picked station by station: few, and nearly all that anybody wants."""

from collections.abc import Sequence

from games.core.game import Action
from games.core.outcome import other
from games.tactic.moves import NUMBER, ends, is_move
from games.tactic.state import HOMES, LOST, State
from games.tactic.tracks import FORWARD_MASK


def at_hand(view: State, steps: tuple[str, ...], actions: Sequence[Action]) -> list[Action]:
    """List the steps of patrols; for a guard that was picked, the stations right before a patrol it may stop."""
    if view.to_move is None:
        return []
    if not steps:
        return [action for action in actions if is_move(action) and ends(action)[0] in view.patrols[view.to_move]]
    if not (steps == ("g",) or (len(steps) == 1 and NUMBER.get(steps[0]) in view.guards[view.to_move])):
        return []
    before = _right_before_them(view)
    return [action for action in actions if before >> _target(action) & 1]


def _right_before_them(view: State) -> int:
    """Find the stations to which a patrol of the opponent would step forward."""
    them, stations = other(view.to_move or 0), 0
    for patrol in set(view.patrols[them]) - HOMES[them] - {LOST}:
        stations |= FORWARD_MASK[them][patrol]
    return stations


def _target(action: Action) -> int:
    return NUMBER[action.removeprefix("g@").rpartition("-")[2]]
