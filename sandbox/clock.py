"""Tell the time by a clock that can be moved ahead; the bot may share it."""

import time
from typing import Protocol


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970, UTC."""


class MovableClock:
    """Run with the machine's clock, plus what it was moved ahead."""

    def __init__(self, ahead_ms: int = 0) -> None:
        self.ahead_ms = ahead_ms

    def now(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead_ms

    def advance(self, seconds: float) -> None:
        self.ahead_ms += int(seconds * 1000)
