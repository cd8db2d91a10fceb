from collections import Counter

import pytest

from games.core.seeded import Lots


def test_g_5_draws_depend_on_seed_and_label_alone() -> None:
    def drawn(seed: str, label: str) -> list[int]:
        lots = Lots(seed, label)
        return [lots.below(1000) for _ in range(12)]

    assert drawn("s", "deal") == drawn("s", "deal") == [Lots("s", "deal").below(1000), *drawn("s", "deal")[1:]]
    assert len({tuple(drawn(*pair)) for pair in (("s", "deal"), ("t", "deal"), ("s", "field"), ("sd", "eal"))}) == 4


def test_g_5_draws_are_the_same_for_ever() -> None:
    lots = Lots("cairn", "golden")  # worked out by hand from SHA-256, eight bytes a draw
    assert [lots.below(60) for _ in range(8)] == [21, 8, 24, 9, 34, 1, 52, 28]
    assert "".join(Lots("cairn", "golden").shuffled("abcdefgh")) == "dfhceagb"


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 60])
def test_g_5_draws_are_fair(bound: int) -> None:
    lots = Lots("fair", str(bound))
    counts = Counter(lots.below(bound) for _ in range(600 * bound))
    assert set(counts) == set(range(bound))
    assert all(450 < count < 750 or bound == 1 for count in counts.values())


def test_g_5_shuffling_keeps_what_there_is_and_reaches_every_order() -> None:
    lots = Lots("orders", "abc")
    orders = Counter("".join(lots.shuffled("abc")) for _ in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 60
    assert lots.pick(("only",)) == "only"
