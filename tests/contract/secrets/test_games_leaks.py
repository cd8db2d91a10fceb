"""G-6: whoever leaks is caught."""

import pytest

from bot.contract import leaks
from bot.contract.leaks import Leak, assert_no_leak
from bot.contract.sampling import has_secrets, option_sets, play
from games.core.game import AnyGame
from games.registry import KEYS, game
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


def test_games_with_secrets_are_found() -> None:
    assert {key for key in KEYS if has_secrets(key)} == {"logan_stones", "topologic"}


def check(rules: AnyGame) -> int:
    return sum(
        assert_no_leak(rules, sample, at)
        for nth in range(2)
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
