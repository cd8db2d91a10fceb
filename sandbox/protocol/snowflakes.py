"""Make ids as Discord does: rising, unique, with the time in the high bits."""

from sandbox.clock import Clock

EPOCH_MS = 1_420_070_400_000  # the first moment of 2015, from which ids count


class Snowflakes:
    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self.last = last

    def next(self) -> int:
        self.last = max((self._clock.now() - EPOCH_MS) << 22, self.last + 1)
        return self.last


def made_at(snowflake: int) -> int:
    """Read the time out of an id."""
    return (snowflake >> 22) + EPOCH_MS
