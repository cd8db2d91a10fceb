"""What a text still being typed can become, and how long it takes to say."""

import time
from itertools import islice

import pytest

from bot.contract.sampling import positions
from games.core.continuing import MOST_CONTINUED, Continuation, continuation
from games.core.game import AnyGame
from games.core.play import legal, states
from games.core.reading import MOST_TEXT, MOST_WORD, read
from games.registry import KEYS, game, manual


def after(key: str, typed: str, *before: str) -> Continuation:
    rules = game(key)
    *_, state = states(rules, {}, "cairn", before)
    return continuation(manual(rules), rules.view(state, state.to_move), typed)


def test_nothing_typed_goes_on_in_every_way() -> None:
    found = after("tactic", "")
    assert found.begun == ()
    assert found.actions[:3] == ("1b-1a", "1b-2b", "1b-2c")
    assert len(found.actions) == MOST_CONTINUED


def test_a_word_begun_is_continued_and_one_that_is_contained_comes_after() -> None:
    found = after("tactic", "2c")
    assert (found.begun, found.rest) == ((), "2c")
    assert found.actions == ("1b-2c", "1c-2c", "g@2c", "g@12c")
    assert after("tactic", "g@1").actions[:2] == ("g@10b", "g@10c")
    assert after("tactic", "1b -> 2").actions == ("1b-2b", "1b-2c")


def test_a_turn_typed_in_part_is_read_and_then_continued() -> None:
    found = after("tactic", "1B→2c, g@8")
    assert (found.begun, found.rest) == (("1b-2c",), "g@8")
    assert found.actions == tuple(f"g@8{letter}" for letter in "bcdef")
    assert next(found.lines) == ("1b-2c", "g@8b")


def test_a_whole_word_may_still_become_a_longer_one_until_a_blank_follows() -> None:
    found = after("l_calculus", "1/2")
    assert found.begun == ("1/2",)
    assert found.longer[:2] == ("1/2-3", "1/2-4")
    assert found.actions == ("keep", "xl1", "xr1")
    lines = list(found.lines)
    assert lines[:2] == [("1/2",), ("1/2-3",)]
    assert lines[-1] == ("1/2", "xr1")
    assert after("l_calculus", "1/2 ").longer == ()


def test_a_whole_turn_goes_no_further() -> None:
    found = after("l_calculus", "1/2 keep")
    assert (found.begun, found.rest, found.actions, found.is_whole) == (("1/2", "keep"), "", (), True)
    too_much = after("l_calculus", "1/2 keep 3")
    assert (too_much.rest, too_much.actions, list(too_much.lines)) == ("3", (), [])


def test_a_text_longer_than_any_turn_and_one_after_the_end_are_cut() -> None:
    assert after("tactic", "x " * MOST_TEXT) == Continuation(rest=("x " * MOST_TEXT)[:MOST_WORD])
    assert after("tactic", "x" * MOST_TEXT).rest == "x" * MOST_TEXT
    over = next(state for *_, state in positions("tactic", every=901) if state.outcome)
    rules = game("tactic")
    assert continuation(manual(rules), rules.view(over, None), "x" * 99) == Continuation(rest="x" * MOST_WORD)


def test_what_nobody_types_goes_on_in_no_way() -> None:
    assert list(after("tactic", "1b-2c " * MOST_TEXT).lines) == []
    assert list(after("tactic", "x" * MOST_TEXT).lines) == []
    assert after("tactic", "zz").actions == ()


@pytest.mark.parametrize("key", KEYS)
def test_every_line_that_is_offered_can_be_read(key: str) -> None:
    rules = game(key)
    running = (state for *_, state in positions(key, every=901) if state.outcome is None)
    for state in islice(running, 0, None, 2):
        view = rules.view(state, state.to_move)
        action = legal(rules, state)[-1]
        for typed in ("", action, action[:-1], action[:2], f"{action} "):
            for line in list(continuation(manual(rules), view, typed).lines)[:8]:
                assert read(manual(rules), view, " ".join(line)) == list(line)
            assert action in _offered(rules, view, action[:-1]) or len(legal(rules, state)) > MOST_CONTINUED


def _offered(rules: AnyGame, view: object, typed: str) -> set[str]:
    return {action for line in continuation(manual(rules), view, typed).lines for action in line}


WORST = ("1b-2c " * 66, "g@8c " * 80, "x" * 400, "1b 2c 3d " * 44, "ｇ＠８ｃ " * 79, "\ufdfa" * 400, " " * 399 + "g")


@pytest.mark.parametrize("key", KEYS)
def test_a_keystroke_is_answered_at_once_with_hundreds_of_legal_actions(key: str) -> None:
    """The text is read once; 0.5 to 1.6 s it took when it was read once for each word."""
    rules = game(key)
    running = (state for *_, state in positions(key, every=701))
    state = max((one for one in running if one.outcome is None), key=lambda one: len(legal(rules, one)))
    view, actions = rules.view(state, state.to_move), legal(rules, state)
    for typed in (*WORST, actions[len(actions) // 2], actions[-1][:-1], f"{actions[0]} {actions[-1]}"):
        assert min(_milliseconds(rules, view, typed) for _ in range(3)) < 50


def _milliseconds(rules: AnyGame, view: object, typed: str) -> float:
    start = time.thread_time()
    continuation(manual(rules), view, typed)
    return 1000 * (time.thread_time() - start)
