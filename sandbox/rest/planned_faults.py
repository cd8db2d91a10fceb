"""Plan which of the next requests fail, and how."""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

FOR_EVER = 1_000_000_000


@dataclass(slots=True)
class PlannedFault:
    path: re.Pattern[str]
    method: str | None
    left: int
    status: int | None = None
    reset: bool = False
    delay: float = 0.0
    via: bool = True
    after: bool = False
    retry_after: float = 0.2
    scope: str = "user"
    code: int | None = None  # answer as Discord refuses with this JSON code
    html: bool = False
    holds: float = 0.0  # from the first matching request, refuse with 429 for so many seconds
    ends: float | None = None
    body: re.Pattern[bytes] | None = None  # what the body has to hold
    met: int = 0  # how many requests it met

    def matches(self, method: str, path: str, raw: bytes) -> bool:
        is_meant = self.left > 0 and self.method in (None, method) and self.path.search(path) is not None
        return is_meant and (self.body is None or self.body.search(raw) is not None)

    def meet(self) -> bool:
        """Count a request, and tell whether the fault still holds."""
        if self.holds:
            now = time.monotonic()
            self.ends = now + self.holds if self.ends is None else self.ends
            self.retry_after = self.ends - now
            if self.retry_after <= 0:
                self.left = 0
                return False
        self.met += 1
        self.left -= 1
        return True


class PlannedFaults:
    """Hold the planned faults, and give each matching request the first of them."""

    def __init__(self) -> None:
        self._planned: list[PlannedFault] = []

    def fail(
        self,
        status: int,
        path: str = "",
        *,
        method: str | None = None,
        times: int = 1,
        via: bool = True,
        after: bool = False,
        retry_after: float = 0.2,
        scope: str = "user",
        html: bool = False,
    ) -> PlannedFault:
        """Answer with this status; `after` does what was asked first; a 429 lacks `Via` where `via` is false."""
        return self._plan(
            PlannedFault(
                re.compile(path),
                method,
                times,
                status,
                via=via,
                after=after,
                retry_after=retry_after,
                scope=scope,
                html=html,
            )
        )

    def refuse(
        self,
        code: int,
        path: str = "",
        *,
        method: str | None = None,
        times: int = 1,
        after: bool = False,
        body: bytes = b"",
    ) -> PlannedFault:
        """Answer with Discord's refusal of this code, such as 160006; it counts as no violation."""
        fault = PlannedFault(re.compile(path), method, times, code=code, after=after, body=re.compile(body))
        return self._plan(fault)

    def limit(self, seconds: float, path: str = "", *, method: str | None = None, scope: str = "user") -> PlannedFault:
        """Refuse with 429 for so many seconds from the first matching request on; `met` counts the refused ones."""
        return self._plan(PlannedFault(re.compile(path), method, FOR_EVER, 429, holds=seconds, scope=scope))

    def reset(self, path: str = "", *, method: str | None = None, times: int = 1, after: bool = False) -> PlannedFault:
        """Cut the connection instead of answering."""
        return self._plan(PlannedFault(re.compile(path), method, times, reset=True, after=after))

    def delay(self, seconds: float, path: str = "", *, method: str | None = None, times: int = 1) -> PlannedFault:
        return self._plan(PlannedFault(re.compile(path), method, times, delay=seconds))

    @contextmanager
    def outage(self, status: int | None = None, *, html: bool = False) -> Iterator[PlannedFault]:
        """Fail every request inside the block: cut the connection, or answer with this status."""
        fault = PlannedFault(re.compile(""), None, FOR_EVER, status, reset=status is None, html=html)
        self._planned.insert(0, fault)
        try:
            yield fault
        finally:
            fault.left = 0

    def _plan(self, fault: PlannedFault) -> PlannedFault:
        self._planned.append(fault)
        return fault

    def clear(self) -> None:
        self._planned.clear()

    def next(self, method: str, path: str, raw: bytes = b"") -> PlannedFault | None:
        """Take the first planned fault that this request meets."""
        if not self._planned:
            return None
        due = next((fault for fault in self._planned if fault.matches(method, path, raw) and fault.meet()), None)
        self._planned = [fault for fault in self._planned if fault.left > 0]
        return due
