"""Where the time comes from."""

import time
from typing import Protocol


class Clock(Protocol):
    def now(self) -> int:
        """Tell the time in milliseconds UTC."""


class SystemClock:
    def now(self) -> int:
        return time.time_ns() // 1_000_000
