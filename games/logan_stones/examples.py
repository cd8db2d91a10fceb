"""What an example would play: nothing that depends on a face."""

from collections.abc import Sequence

from games.core.example import middle
from games.core.game import Action
from games.logan_stones.rules import View


def exemplary(view: View, actions: Sequence[Action]) -> Action:
    """Place the first stone of the reserve, move one rather than flip it, and leave its face as it lies."""
    plain = [action for action in actions if "*" not in action]
    same_stone = [action for action in plain if action.partition("@")[0] == plain[0].partition("@")[0]]
    lifts = [action for action in plain if action.endswith("^")]
    return middle(lifts or (same_stone if "@" in plain[0] else plain))
