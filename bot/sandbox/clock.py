"""Tell the time: milliseconds since 1970, by a clock the composition root may share with the bot."""

import time


class MovableClock:
    """Run with the machine's clock, and let whoever holds it skip ahead."""

    def __init__(self, ahead_ms: int = 0) -> None:
        self.ahead_ms = ahead_ms

    def now(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead_ms

    def advance(self, seconds: float) -> None:
        self.ahead_ms += int(seconds * 1000)
