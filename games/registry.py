"""The games there are."""

from functools import cache
from importlib import import_module

from games.core.game import AnyGame

KEYS = ("l_calculus", "logan_stones", "tactic", "topologic", "logitac")  # easiest first: the order people see


@cache
def game(key: str) -> AnyGame:
    """Find a game by its key; KeyError for a game nobody has."""
    if key not in KEYS:
        raise KeyError(key)
    found: AnyGame = import_module(f"games.{key}.rules").GAME
    return found


def games() -> tuple[AnyGame, ...]:
    return tuple(game(key) for key in KEYS)
