"""Stones stay where they are, but for those that an action takes."""

from cairn_heaps.rules import FULL, State, parts
from games.core.game import Action


def count(before: State, action: Action | None, after: State) -> None:
    if action is None:
        assert after.heaps == FULL
        return
    heap, taken = parts(action)
    assert [old - new for old, new in zip(before.heaps, after.heaps, strict=True)] == [
        taken if nth == heap else 0 for nth in range(len(FULL))
    ]
