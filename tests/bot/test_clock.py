"""What the machine slept through is noticed; what it was merely busy with is not."""

from bot.clock import SleepWatch


def test_a_suspended_machine_is_noticed_once() -> None:
    wall = iter([0.0, 5.0, 35.0, 35.0 + 3 * 86_400, 35.0 + 3 * 86_400 + 5])
    watch = SleepWatch(5.0, lambda: next(wall))
    assert [watch.slept() for _ in range(4)] == [0, 0, 3 * 86_400_000, 0]
