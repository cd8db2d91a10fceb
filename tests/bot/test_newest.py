"""What is kept is what was set last, however often it was set."""

from bot.newest import Newest


def test_the_oldest_gives_way_and_what_is_set_again_counts_as_new() -> None:
    kept = Newest[str, int](2)
    kept["a"], kept["b"] = 1, 2
    kept["a"] = 3
    kept["c"] = 4
    assert dict(kept) == {"a": 3, "c": 4}
