"""Remember every request Discord would have refused, so that a test can fail on it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

FOREIGN_USER_AGENT = 1010  # Cloudflare's number for a client whose signature it refuses
# What Discord takes, though its pages ask for something else; these are our own numbers.
MENTIONS_UNSAID, WRONG_CONTENT_TYPE, INSTALLS_UNSAID, WRONG_TYPE, UNDOCUMENTED = 1, 2, 3, 4, 5


@dataclass(frozen=True, slots=True)
class Violation:
    route: str
    code: int
    reason: str


class Violations:
    """Collect violations, and keep those a test expects apart."""

    def __init__(self) -> None:
        self.found: list[Violation] = []
        self.expected: list[Violation] = []
        self._awaited: list[int] = []

    def add(self, route: str, code: int, reason: str) -> None:
        violation = Violation(route, code, reason)
        (self.expected if code in self._awaited else self.found).append(violation)

    @contextmanager
    def expect(self, *codes: int) -> Iterator[list[Violation]]:
        """Expect these codes inside the block, and fail unless each occurs."""
        start = len(self.expected)
        self._awaited.extend(codes)
        seen: list[Violation] = []
        try:
            yield seen
        finally:
            for code in codes:
                self._awaited.remove(code)
            seen.extend(self.expected[start:])
        missing = set(codes) - {violation.code for violation in seen}
        if missing:
            raise AssertionError(f"expected refusals did not happen: {sorted(missing)}")

    def expect_always(self, *codes: int) -> None:
        self._awaited.extend(codes)

    def assert_clean(self) -> None:
        if self.found:
            raise AssertionError("Discord would have refused:\n" + "\n".join(map(str, self.found)))
