"""Count the patrols and guards of Tactic: what is counted stays, or goes where the action says."""

from collections import Counter

from games.core.game import Action, Position
from games.core.outcome import SEATS
from games.tactic.state import LOST, State


def count(before: Position, action: Action | None, after: Position) -> None:
    """Patrols and guards are lost only as penalties, one at a time; no base holds two (TA-5, TA-13)."""
    assert isinstance(before, State)
    assert isinstance(after, State)
    lost = _all(before) - _all(after)
    assert not _all(after) - _all(before)
    assert lost.total() == (1 if action and action.startswith("lose") else 0)
    standing = [place for seat in SEATS for place in (*after.patrols[seat], *after.guards[seat])]
    standing = [place for place in standing if place != LOST]
    assert len(set(standing)) == len(standing)


def _all(state: State) -> Counter[str]:
    found: Counter[str] = Counter()
    for seat in SEATS:
        found[f"patrol {seat}"] = sum(place != LOST for place in state.patrols[seat])
        found[f"guard {seat}"] = len(state.guards[seat]) + state.reserve[seat]
    return found
