"""The games there are."""

from functools import cache
from importlib import import_module

from games.core.game import AnyGame

KEYS = ("l_calculus", "logan_stones", "tactic", "topologic", "logitac")  # easiest first: the order people see


@cache
def game(key: str, version: int | None = None) -> AnyGame:
    """Find a game by its key, under the latest rules or those of a version; KeyError for what nobody has."""
    known = {found.version: found for found in _versions(key)}
    return known[max(known) if version is None else version]


@cache
def _versions(key: str) -> tuple[AnyGame, ...]:
    """List a game under all the rules that tables may still be played by: its module's EARLIER, then GAME."""
    if key not in KEYS:
        raise KeyError(key)
    rules = import_module(f"games.{key}.rules")
    return (*getattr(rules, "EARLIER", ()), rules.GAME)


def games() -> tuple[AnyGame, ...]:
    return tuple(game(key) for key in KEYS)
