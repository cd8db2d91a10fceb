"""G-3: whatever anybody types is read as legal actions or refused by name, nothing else."""

from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.contract.sampling import positions
from games.core.game import AnyGame, Position
from games.core.illegal import IllegalAction, IllegalReason
from games.core.play import legal, take
from games.core.reading import read
from games.registry import game, manual

SOME = settings(max_examples=80, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
LETTERS = "abcdefghlmnopqrstuvwxyzRPSK0123456789@^!*>-–→/+,;: \t\n·?xX×«é{}$'\"\\%\0"


@cache
def some_positions(key: str) -> tuple[Position, ...]:
    found = [state for *_, state in positions(key, every=400)]
    return tuple(found[:: max(1, len(found) // 24)])


def typed(key: str) -> st.SearchStrategy[str]:
    """Anything at all; signs of notation in any order; and words near to legal ones."""
    listed = sorted({action for state in some_positions(key) for action in legal(game(key), state)[:60]})
    word = st.sampled_from(listed)
    near = st.lists(st.one_of(word, st.text(LETTERS, max_size=6)), max_size=7)
    return st.one_of(st.text(max_size=60), st.text(LETTERS, max_size=40), near.map(" ".join), near.map("".join))


def answer(rules: AnyGame, state: Position, text: str) -> None:
    for viewer in (0, 1, None):
        view = rules.view(state, viewer)
        try:
            actions = read(manual(rules), view, text)
        except IllegalAction as wrong:
            assert wrong.fault in IllegalReason
            assert set(wrong.near) <= set(rules.actions(view)) or wrong.nth > 1
            continue
        assert actions
        assert actions[0] in rules.actions(view)


def test_g_3_arbitrary_text_is_refused_or_legal(key: str) -> None:
    rules = game(key)

    @SOME
    @given(text=typed(key), state=st.sampled_from(some_positions(key)))
    def read(text: str, state: Position) -> None:
        answer(rules, state, text)

    read()


def test_g_2_arbitrary_lines_are_taken_whole_or_not_at_all(key: str) -> None:
    rules = game(key)

    @SOME
    @given(text=typed(key), state=st.sampled_from(some_positions(key)))
    def line(text: str, state: Position) -> None:
        try:
            taken = take(manual(rules), state, text)
        except IllegalAction:
            return
        for action, after in taken:
            assert action in legal(rules, state)
            state = rules.apply(state, action)
            assert state == after

    line()


def test_g_2_what_is_wrong_is_named_with_its_place_and_neighbours(key: str) -> None:
    rules = game(key)
    state = rules.setup({}, "s")
    first = legal(rules, state)[0]
    with pytest.raises(IllegalAction) as wrong:
        take(manual(rules), state, "nonsense")
    assert (wrong.value.fault, wrong.value.nth) == (IllegalReason.ILLEGAL, 1)
    assert wrong.value.near
    with pytest.raises(IllegalAction) as late:
        take(manual(rules), state, f"{first} nonsense")
    assert late.value.nth == 2
    assert late.value.fault in (IllegalReason.ILLEGAL, IllegalReason.TURN_OVER)


def test_a_view_with_nothing_to_do_says_so(key: str) -> None:
    rules = game(key)
    state = rules.setup({}, "s")
    idle = rules.view(state, 1)
    if not rules.actions(idle):
        with pytest.raises(IllegalAction) as wrong:
            read(manual(rules), idle, legal(rules, state)[0])
        assert wrong.value.fault is IllegalReason.NOT_YOURS
