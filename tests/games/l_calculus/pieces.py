"""Count the counters of the line of L-Calculus: what is counted stays, or goes where the action says."""

from collections import Counter

from games.core.game import Action, Position
from games.l_calculus.rules import State


def count(before: Position, action: Action | None, after: Position) -> None:
    """Counters leave the line only by a removal, from the opponent, as many as it says (LC-7), until all lie again."""
    assert isinstance(before, State)
    assert isinstance(after, State)
    if after.leg > before.leg:
        assert sorted(after.line) == sorted(after.opening)  # LC-13
        return
    removed = int(action[2:]) if action and action.startswith("x") else 0
    lost = Counter(before.line) - Counter(after.line)
    assert not Counter(after.line) - Counter(before.line)
    assert lost == (Counter({"BW"[before.to_move or 0]: removed}) if removed else Counter())
