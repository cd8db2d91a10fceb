"""Pieces are conserved in every game; and the counting would notice."""

from dataclasses import replace

import pytest

from games.registry import KEYS, game
from games.tactic.state import State
from tests.contract.pieces import COUNTS
from tests.contract.sampling import samples


@pytest.mark.parametrize("key", KEYS)
def test_pieces_are_conserved(key: str) -> None:
    for sample in samples(key):
        COUNTS[key](sample.states[0], None, sample.states[0])
        for before, action, after in zip(sample.states, sample.actions, sample.states[1:], strict=False):
            COUNTS[key](before, action, after)


def test_every_game_is_counted() -> None:
    assert set(COUNTS) == set(KEYS)


def test_a_lost_guard_is_noticed() -> None:
    rules = game("tactic")
    before: State = rules.setup({}, "s")
    after: State = rules.apply(before, "1b-2c")
    COUNTS["tactic"](before, "1b-2c", after)
    with pytest.raises(AssertionError):
        COUNTS["tactic"](before, "1b-2c", replace(after, reserve=(1, 2)))
