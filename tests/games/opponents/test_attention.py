"""Attention: drawn by the seed, as often as said."""

from collections import Counter

from games.opponents.attention import Attention, always


def test_so_many_turns_of_a_hundred_get_the_better_way() -> None:
    attention = Attention(3, 2, 30)
    ways = Counter(attention.way("seed", nth) for nth in range(1000))
    assert set(ways) == {3, 2}
    assert 250 <= ways[3] <= 350
    assert [attention.way("same", 7) for _ in range(5)] == [attention.way("same", 7)] * 5
    assert len({attention.way(f"seed {nth}", 7) for nth in range(30)}) == 2


def test_who_always_thinks_alike_has_one_way() -> None:
    assert {always(4).way("seed", nth) for nth in range(100)} == {4}
    assert {Attention(4, 3, 0).way("seed", nth) for nth in range(100)} == {3}
