"""How many quiet turns are left is told when few are."""

from games.core.quiet import COUNTED, OFF, turns_left


def test_ten_quiet_turns_are_counted_down_from_the_start_and_more_at_the_end() -> None:
    assert [turns_left(nth, COUNTED) for nth in (0, 1, 9)] == [10, 9, 1]
    assert [turns_left(nth, 40) for nth in (0, 30, 31, 39)] == [None, None, 9, 1]


def test_without_a_limit_none_are_counted() -> None:
    assert turns_left(500, OFF) is None
