"""Count the stones of Logan Stones: what is counted stays, or goes where the action says."""

from collections import Counter

from games.core.game import Action, Position
from games.logan_stones.faces import STONES
from games.logan_stones.rules import OFF, State


def count(before: Position, action: Action | None, after: Position) -> None:
    """Eighteen stones keep their two faces; no two lie on one cell (LS-1)."""
    assert isinstance(after, State)
    stones = list(zip(after.tops, after.unders, strict=True))
    assert Counter(frozenset(stone) for stone in stones) == Counter(frozenset(stone) for stone in STONES)
    lying = [cell for cell in after.cells if cell != OFF]
    assert len(after.cells) == 18
    assert len(set(lying)) == len(lying)
