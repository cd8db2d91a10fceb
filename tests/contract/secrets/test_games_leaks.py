"""G-6: nobody can tell apart what they may not know; and whoever leaks is caught."""

import pytest

from games.core.game import AnyGame
from games.registry import KEYS, game
from tests.contract.sampling import SECRET, option_sets, play, positions
from tests.contract.secrets import leaks
from tests.contract.secrets.leaking_games import (
    NeverAnother,
    RemembersUnseen,
    TellsHeld,
    TellsInBoard,
    TellsInError,
    TellsInErrorManual,
    TellsInLog,
    TellsInView,
    TellsUnsaid,
    TurnsUnsaid,
)
from tests.contract.secrets.leaks import Leak, assert_no_leak


def test_games_with_secrets_are_found() -> None:
    assert {"logan_stones", "topologic"} <= set(SECRET) < set(KEYS)


@pytest.mark.parametrize("key", KEYS)
def test_g_6_views_lists_logs_and_errors_do_not_depend_on_secrets(key: str) -> None:
    rules = game(key)
    differing = sum(
        assert_no_leak(rules, sample, at) for sample, at in positions(key, every=60 if key in SECRET else 400)
    )
    assert (differing > 100) == (key in SECRET)  # else there was nothing to give away


@pytest.mark.parametrize("key", SECRET)
def test_g_6_every_opening_is_covered(key: str) -> None:
    """The first actions of a game, where most is hidden."""
    rules = game(key)
    for options in option_sets(rules):
        sample = play(rules, options, "opening", 25)
        assert sum(assert_no_leak(rules, sample, at) for at in range(len(sample.states))) > 0


@pytest.mark.parametrize("key", SECRET)
def test_g_6_after_the_end_everybody_sees_the_same(key: str) -> None:
    rules = game(key)
    for sample, at in positions(key, every=10_000):
        if sample.states[at].outcome is not None:
            assert len({str(rules.view(sample.states[at], viewer)) for viewer in (0, 1, None)}) == 1


def check(rules: AnyGame) -> int:
    return sum(
        assert_no_leak(rules, sample, at)
        for nth in range(3)
        for sample in (play(rules, option_sets(rules)[0], f"planted {nth}", 25),)
        for at in range(len(sample.states))
    )


@pytest.mark.parametrize(
    ("leaking", "found"),
    [
        (TellsInView(), "view"),
        (TellsInBoard(), "text board"),
        (TellsInLog(), "log"),
        (TellsUnsaid(), "silent action"),
        (TellsHeld(), "view"),
        (TurnsUnsaid(), "silent action"),
        (RemembersUnseen(), "remembered"),
    ],
)
def test_g_6_a_planted_leak_is_caught(leaking: AnyGame, found: str) -> None:
    with pytest.raises(Leak, match=f"^{found}:"):
        check(leaking)


def test_g_6_a_leak_planted_in_a_manual_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "manual", TellsInErrorManual)
    with pytest.raises(Leak, match=r"^answer to 'z':"):
        check(TellsInError())


def test_g_6_a_game_that_knows_no_other_truth_is_noticed() -> None:
    assert check(game("topologic")) > 50
    assert check(NeverAnother()) == 0
