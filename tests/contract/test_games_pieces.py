"""Pieces are conserved in every game, as its own tests count them; and the counting would notice."""

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module

import pytest

from games.core.game import Action, Position
from games.registry import KEYS, game
from games.tactic.state import State
from tests.contract.sampling import samples

Count = Callable[[Position, Action | None, Position], None]


def counting(key: str) -> Count:
    """Find how a game's tests count its pieces: `count` in tests/games/<key>/pieces.py."""
    count: Count = import_module(f"tests.games.{key}.pieces").count
    return count


@pytest.mark.parametrize("key", KEYS)
def test_pieces_are_conserved(key: str) -> None:
    count, counted = counting(key), 0
    for sample in samples(key):
        count(sample.states[0], None, sample.states[0])
        for before, action, after in zip(sample.states, sample.actions, sample.states[1:], strict=False):
            count(before, action, after)
            counted += 1
    assert counted > 1_000


def test_a_lost_guard_is_noticed() -> None:
    rules = game("tactic")
    before: State = rules.setup({}, "s")
    after: State = rules.apply(before, "1b-2c")
    counting("tactic")(before, "1b-2c", after)
    with pytest.raises(AssertionError):
        counting("tactic")(before, "1b-2c", replace(after, reserve=(1, 2)))
