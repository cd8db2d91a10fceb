"""A picked turn is taken as a whole or not at all, and the refusal says which action and why."""

import pytest

from games.core.illegal import IllegalAction, IllegalReason
from games.core.play import states, take_picked
from games.registry import game

RULES = game("tactic")
START, *_ = states(RULES, {}, "cairn", ())
TURN = ("1b-2c", "g@8b")


def test_a_picked_turn_gives_the_state_after_each_action() -> None:
    taken = take_picked(RULES, START, TURN)
    assert [action for action, _ in taken] == list(TURN)
    assert [state for _, state in taken] == list(states(RULES, {}, "cairn", TURN))[1:]


@pytest.mark.parametrize(
    ("picked", "why", "word", "nth"),
    [
        (("1b-1c",), IllegalReason.ILLEGAL, "1b-1c", 1),
        (("1b-2c", "g@1a"), IllegalReason.ILLEGAL, "g@1a", 2),
        ((*TURN, "12b-11b"), IllegalReason.TURN_OVER, "12b-11b", 3),
    ],
)
def test_a_picked_turn_is_refused_by_its_first_wrong_action(
    picked: tuple[str, ...], why: IllegalReason, word: str, nth: int
) -> None:
    with pytest.raises(IllegalAction) as refused:
        take_picked(RULES, START, picked)
    assert (refused.value.fault, refused.value.word, refused.value.nth) == (why, word, nth)
