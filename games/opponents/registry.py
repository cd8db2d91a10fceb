"""The opponent of each game, loaded when first asked for."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from games.opponents.opponent import AnyOpponent
from games.registry import KEYS


@cache
def opponent(key: str) -> AnyOpponent:
    """Find the opponent for a game; KeyError for a game nobody has."""
    if key not in KEYS:
        raise KeyError(key)
    found: AnyOpponent = import_module(f"games.opponents.{key}.opponent").OPPONENT
    return found


def has_opponent(key: str) -> bool:
    """Tell whether a game has an opponent, without loading it."""
    return find_spec(f"games.opponents.{key}") is not None
