"""Pieces are conserved in every game, as its own tests count them."""

import pytest

from bot.contract.beside_tests import beside_tests
from bot.contract.sampling import samples


def test_pieces_are_conserved(key: str, pytestconfig: pytest.Config) -> None:
    own = beside_tests(pytestconfig.rootpath, key, "pieces")
    if own is None:
        pytest.fail("how are its pieces counted? There is no pieces.py with `count` beside its tests")
    counted = 0
    for sample in samples(key):
        own.count(sample.states[0], None, sample.states[0])
        for before, action, after in zip(sample.states, sample.actions, sample.states[1:], strict=False):
            own.count(before, action, after)
            counted += 1
    assert counted > 1_000
