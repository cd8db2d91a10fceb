"""Count requests by route and major parameter, limit them, and ban who keeps sending invalid ones."""

import time
import zlib
from collections import deque
from dataclasses import dataclass

GLOBAL_PER_SECOND = 50
MOST_INVALID, INVALID_SECONDS = 10_000, 600.0  # so many within this time, and the address is banned for as long
INVALID = (401, 403, 429)


@dataclass(frozen=True, slots=True)
class Rate:
    requests: int
    seconds: float


GENERAL = Rate(50, 1.0)
MESSAGES = Rate(5, 5.0)
DELETIONS = Rate(5, 1.0)
WEBHOOKS = Rate(5, 2.0)
THREADS = Rate(50, 300.0)
CHANNEL_EDITS = Rate(5, 15.0)


@dataclass(slots=True)
class _Bucket:
    ends: float
    used: int = 0


@dataclass(frozen=True, slots=True)
class RateDecision:
    headers: dict[str, str]
    retry_after: float | None = None
    is_global: bool = False


class InvalidRequests:
    """Count answers of 401, 403 and 429, and ban a client for a while that gets too many, as Cloudflare does."""

    def __init__(self) -> None:
        self.most = MOST_INVALID
        self.seconds = INVALID_SECONDS
        self.bans_in_json = False
        self.total = 0
        self._times: deque[float] = deque()
        self._banned_until = 0.0

    def note(self, status: int, scope: str | None) -> None:
        """Count one answer; a 429 of shared scope is nobody's fault."""
        if status not in INVALID or scope == "shared":
            return
        now = time.monotonic()
        self.total += 1
        self._times.append(now)
        while self._times[0] < now - self.seconds:
            self._times.popleft()
        if len(self._times) >= self.most:
            self.ban(self.seconds)

    def ban(self, seconds: float) -> None:
        """Refuse every request for so long; 0 lifts the ban."""
        self._times.clear()
        self._banned_until = time.monotonic() + seconds

    @property
    def banned_for(self) -> float:
        """Give the seconds until the ban ends, 0 without one."""
        return max(self._banned_until - time.monotonic(), 0.0)


class RateLimits:
    """Judge each request; `scale` widens all limits, and with `on` false nothing is limited."""

    def __init__(self, *, on: bool = True, scale: float = 1.0) -> None:
        self.on = on
        self.scale = scale
        self.hits = 0
        self.counted = 0  # requests by the bot's own login: of these Discord takes fifty a second
        self.invalid = InvalidRequests()
        self._buckets: dict[str, _Bucket] = {}
        self._all = _Bucket(0.0)

    def judge(self, route: str, major: str, rate: Rate, *, counts_globally: bool) -> RateDecision:
        self.counted += counts_globally
        if not self.on:
            return RateDecision({})
        now = time.monotonic()
        if counts_globally and self._is_over_all(now):
            self.hits += 1
            headers = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
            return RateDecision(headers, max(self._all.ends - now, 0.01), is_global=True)
        return self._judge_bucket(f"{route} {major}", route, rate, now)

    def _is_over_all(self, now: float) -> bool:
        if now >= self._all.ends:
            self._all = _Bucket(now + 1.0)
        self._all.used += 1
        return self._all.used > GLOBAL_PER_SECOND * self.scale

    def _judge_bucket(self, key: str, route: str, rate: Rate, now: float) -> RateDecision:
        most = max(int(rate.requests * self.scale), 1)
        bucket = self._buckets.get(key)
        if bucket is None or now >= bucket.ends:
            self._sweep(now)
            bucket = self._buckets[key] = _Bucket(now + rate.seconds)
        left_for = bucket.ends - now
        if bucket.used >= most:
            self.hits += 1
            headers = _headers(route, most, 0, left_for) | {"X-RateLimit-Scope": "user"}
            return RateDecision(headers, left_for)
        bucket.used += 1
        return RateDecision(_headers(route, most, most - bucket.used, left_for))

    def _sweep(self, now: float) -> None:
        if len(self._buckets) > 5000:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if bucket.ends > now}


def _headers(route: str, most: int, remaining: int, left_for: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(most),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": f"{time.time() + left_for:.3f}",
        "X-RateLimit-Reset-After": f"{left_for:.3f}",
        "X-RateLimit-Bucket": f"{zlib.crc32(route.encode()):08x}",
    }
