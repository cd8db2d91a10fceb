"""Every rule of rules.md, by its number."""

import pytest

from cairn_heaps.rules import GAME, State
from games.core.option import BadOption


def after(*actions: str, **options: int) -> State:
    state = GAME.setup(options, "")
    for action in actions:
        assert action in GAME.legal(state)
        state = GAME.apply(state, action)
    return state


def test_he_1_three_heaps_and_south_begins() -> None:
    assert after().heaps == (3, 5, 7)
    assert after().to_move == 0


def test_he_2_stones_are_taken_from_one_heap() -> None:
    assert after("b2").heaps == (3, 3, 7)
    assert [action for action in GAME.legal(after("a2")) if action[0] == "a"] == ["a1"]


def test_he_3_the_limit_can_be_chosen() -> None:
    assert "c4" not in GAME.legal(after())
    assert "c7" in GAME.legal(after(most=7))
    with pytest.raises(BadOption):
        after(most=8)


def test_he_4_the_last_stone_wins() -> None:
    over = after("c7", "b5", "a3", most=7)
    assert over.outcome is not None
    assert (over.outcome.winner, over.to_move) == (0, None)
    assert GAME.agreed_outcome(after()).winner is None
