"""The clock of the machine, and the interface every clock has."""

import time
from collections.abc import Callable
from typing import Protocol


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970, UTC."""


class SystemClock:
    def now(self) -> int:
        return time.time_ns() // 1_000_000


class SleepWatch:
    """
    Notice wall time in which this process did not run: a suspended machine, a stopped process, a clock set forward.

    It is asked once in `every` seconds at least; after three times as long nobody could have been answered meanwhile.
    """

    def __init__(self, every: float, wall: Callable[[], float] = time.time) -> None:
        self._most = 3 * every
        self._wall, self._last = wall, wall()

    def slept(self) -> int:
        """Return the milliseconds slept since the last call."""
        now = self._wall()
        gap, self._last = now - self._last, now
        return int(gap * 1000) if gap > self._most else 0
