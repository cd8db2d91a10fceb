"""Ids of the stand-in."""

from sandbox.protocol.snowflakes import Snowflakes, made_at


def test_snowflakes_rise_even_when_the_clock_stands() -> None:
    class Still:
        def now(self) -> int:
            return 1_700_000_000_000

    ids = Snowflakes(Still())
    made = [ids.next() for _ in range(100)]
    assert made == sorted(set(made)) and made_at(made[0]) == 1_700_000_000_000
    assert Snowflakes(Still(), last=made[-1] + 5).next() == made[-1] + 6
