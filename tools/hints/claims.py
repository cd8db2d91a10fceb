"""Whether what was said is so: each game's module knows each of its sentences, and one that nobody knows is false."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import cast

from games.core.play import legal
from tools.hints.told import Claim, ToldHint


def claims(game: str) -> Mapping[str, Claim]:
    return cast(Mapping[str, Claim], import_module(f"tools.hints.{game}").CLAIMS)


def is_true(told: ToldHint) -> bool:
    claim = claims(told.game.key).get(told.reason.kind)
    if claim is None:
        return False
    return claim(told) if _is_legal(told) else told.reason.kind in _hedged(told.game.key)


def _is_legal(told: ToldHint) -> bool:
    pairs = zip(told.states, told.actions, strict=False)
    return bool(told.actions) and all(action in legal(told.game, state) for state, action in pairs)


def _hedged(game: str) -> Sequence[str]:
    """List what is said of turns that hidden facts may not allow."""
    return getattr(import_module(f"tools.hints.{game}"), "HEDGED", ())
