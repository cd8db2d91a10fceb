"""The line a game begins with (LC-2, LC-12)."""

import pytest

from games.core.option import OptionValue
from games.l_calculus.rules import GAME
from games.l_calculus.starts import balanced_lines

SEEDS = [f"seed {nth}" for nth in range(30)]
EXCHANGED = str.maketrans("WB", "BW")


def line(seed: str, **options: OptionValue) -> str:
    return GAME.setup(options, seed).line


def is_alike(found: str) -> bool:
    """Tell whether a line reads the same from the other end with its colours exchanged."""
    return found[::-1].translate(EXCHANGED) == found


def test_lc_12_white_and_black_alternate_unless_another_start_is_chosen() -> None:
    assert {line(seed) for seed in SEEDS} == {line(seed, start="alternate") for seed in SEEDS} == {"WB" * 10}


@pytest.mark.parametrize("blocks", ["any", "equal"])
def test_lc_12_a_balanced_start_of_ten_is_one_of_those_worth_nothing_where_they_are_known(blocks: str) -> None:
    drawn, known = {line(seed, start="balanced", blocks=blocks) for seed in SEEDS}, balanced_lines(blocks)
    assert all(found in known if known else is_alike(found) for found in drawn)
    assert len(drawn) > 5, "the seed draws among them"
    assert all((found.count("W"), found.count("B")) == (10, 10) for found in drawn)


@pytest.mark.parametrize("counters", [11, 15, 20])
def test_lc_12_a_longer_balanced_start_is_alike_for_both_colours(counters: int) -> None:
    for seed in SEEDS:
        found = line(seed, start="balanced", counters=counters)
        assert len(found) == 2 * counters
        assert is_alike(found)


def test_lc_12_g_5_the_seed_settles_the_line() -> None:
    assert line("one", start="balanced") == line("one", start="balanced") != line("two", start="balanced")
