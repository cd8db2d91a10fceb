"""Everybody meets everybody once, over many random clubs: 100 of them here, 2,000 with CAIRN_TEST_FULL=1."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from bot.tables.competition.schedule import LEAST, MOST, schedule
from tests.sampled import sampled

CLUBS = sampled(100, full=2_000)


@pytest.mark.parametrize("club", range(CLUBS))
def test_a_schedule_is_fair(club: int) -> None:
    chance = Random(club)
    members = [f"p{number}" for number in chance.sample(range(1_000), chance.randint(LEAST, MOST))]
    seed = f"{chance.getrandbits(64):x}"
    rounds = schedule(members, seed)
    for one in rounds:
        playing = [person for pair in one.pairs for person in pair]
        assert len(set(playing)) == len(playing), "nobody twice in a round, nor against themselves"
        assert sorted([*playing, *([one.off] if one.off else [])]) == sorted(members), "nobody is forgotten"
    met = [frozenset(pair) for one in rounds for pair in one.pairs]
    assert Counter(met) == Counter(map(frozenset, combinations(members, 2))), "everybody everybody once"
    off = Counter(one.off for one in rounds if one.off)
    assert len(rounds) == len(members) - 1 + len(members) % 2
    assert set(off.values()) <= {1}
    assert len(off) == len(members) % 2 * len(members), "each has one round off, or nobody has"
    assert schedule(members, seed) == rounds


def test_the_order_comes_out_of_the_seed() -> None:
    assert len({schedule("abcdefgh", seed)[0].pairs for seed in "12345"}) > 1
