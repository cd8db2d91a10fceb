"""G-6: nobody can tell apart what they may not know."""

from itertools import islice

import pytest

from bot.contract.leaks import assert_no_leak
from bot.contract.sampling import has_secrets, play, positions, some_sets
from games.registry import game

SETS = 8  # of options, at most


def test_g_6_views_lists_logs_and_errors_do_not_depend_on_secrets(key: str) -> None:
    rules = game(key)
    # Every 90th: openings are looked at below, and all that tables give out in tests/bot/tables/test_secrets.py.
    # Of an open game, which has one truth at a time, a few.
    some = islice(positions(key, every=90), 0, None, 1 if has_secrets(key) else 30)
    differing = sum(assert_no_leak(rules, sample, at) for sample, at, _ in some)
    assert (differing > 100) == (has_secrets(key))  # else there was nothing to give away


@pytest.mark.games(where=has_secrets)
def test_g_6_openings_are_covered(key: str) -> None:
    """The first actions of a game, where most is hidden."""
    rules = game(key)
    for options in some_sets(rules, SETS):
        sample = play(rules, options, "opening", 25)
        assert sum(assert_no_leak(rules, sample, at) for at in range(len(sample.states))) > 0


@pytest.mark.games(where=has_secrets)
def test_g_6_after_the_end_everybody_sees_the_same(key: str) -> None:
    rules = game(key)
    for *_, state in positions(key, every=10_000):
        if state.outcome is not None:
            assert len({str(rules.view(state, viewer)) for viewer in (0, 1, None)}) == 1
