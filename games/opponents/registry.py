"""The opponent of each game, loaded when first asked for."""

from functools import cache

from games.opponents.opponent import AnyOpponent
from games.registry import find_part


@cache
def opponent(key: str) -> AnyOpponent:
    """Find the opponent for a game; KeyError for a game nobody has."""
    rival: AnyOpponent = find_part(key, "opponent")
    return rival
