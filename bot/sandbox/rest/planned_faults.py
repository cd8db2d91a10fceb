"""Plan which of the next requests fail, and how."""

import re
from dataclasses import dataclass


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

    def matches(self, method: str, path: str) -> bool:
        return self.left > 0 and self.method in (None, method) and self.path.search(path) is not None


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
    ) -> PlannedFault:
        """Answer with this status; `after` does what was asked first; a 429 lacks `Via` where `via` is false."""
        fault = PlannedFault(re.compile(path), method, times, status, via=via, after=after, retry_after=retry_after)
        return self._plan(fault)

    def reset(self, path: str = "", *, method: str | None = None, times: int = 1, after: bool = False) -> PlannedFault:
        """Cut the connection instead of answering."""
        return self._plan(PlannedFault(re.compile(path), method, times, reset=True, after=after))

    def delay(self, seconds: float, path: str = "", *, method: str | None = None, times: int = 1) -> PlannedFault:
        return self._plan(PlannedFault(re.compile(path), method, times, delay=seconds))

    def _plan(self, fault: PlannedFault) -> PlannedFault:
        self._planned.append(fault)
        return fault

    def clear(self) -> None:
        self._planned.clear()

    def next(self, method: str, path: str) -> PlannedFault | None:
        """Take the first planned fault that this request meets."""
        if not self._planned:
            return None
        fault = next((f for f in self._planned if f.matches(method, path)), None)
        if fault is not None:
            fault.left -= 1
            self._planned = [f for f in self._planned if f.left > 0]
        return fault
