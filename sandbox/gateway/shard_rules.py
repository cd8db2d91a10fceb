"""What Discord asks of bots that connect in shards: numbers that fit, enough of them, and sessions begun one by one."""

import time
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

MOST_GUILDS = 2_500  # a shard


@dataclass(slots=True)
class ShardRules:
    """`every`: seconds between two sessions of a bucket, 5 at Discord; 0 lets tests restart at once."""

    recommended: int = 1
    max_concurrency: int = 1
    every: float = 0.0
    most_guilds: int = MOST_GUILDS
    hurried: int = 0  # sessions refused because they were begun too soon after another
    _last: dict[int, float] = field(default_factory=dict)

    def read(self, said: Any) -> tuple[int, int] | None:
        """Read `[number, count]`; a bot that says nothing has one shard. None if it is no shard."""
        if said is None:
            return 0, 1
        if not isinstance(said, list) or len(said) != 2 or any(type(part) is not int for part in said):
            return None
        number, count = said
        return (number, count) if 0 <= number < count else None

    def takes(self, shard: tuple[int, int], guilds: Collection[int]) -> bool:
        """Tell whether a shard has few enough guilds; with more, Discord asks for more shards."""
        number, count = shard
        return sum((guild >> 22) % count == number for guild in guilds) <= self.most_guilds

    def may_begin(self, number: int) -> bool:
        """Tell whether it is this bucket's turn, and if so count the session."""
        bucket, now = number % self.max_concurrency, time.monotonic()
        if now - self._last.get(bucket, -self.every) < self.every:
            self.hurried += 1
            return False
        self._last[bucket] = now
        return True
