"""Block messages and thread names by patterns, as a guild's AutoMod rules do."""

import re
from collections.abc import Iterable

from sandbox.protocol.refusals import RestRefusal

MESSAGE_BLOCKED, TITLE_BLOCKED = 200000, 200001


class AutoMod:
    """Hold the patterns a guild blocks; a blocked message is no violation, as no bot can foresee it."""

    def __init__(self) -> None:
        self._patterns: list[re.Pattern[str]] = []
        self.blocked = 0

    def block(self, pattern: str) -> None:
        self._patterns.append(re.compile(pattern, re.IGNORECASE))

    def clear(self) -> None:
        self._patterns.clear()

    def check(self, texts: Iterable[str], code: int) -> None:
        """Refuse with `code` if a pattern occurs in one of the texts."""
        if self._patterns and any(pattern.search(text) for text in texts for pattern in self._patterns):
            self.blocked += 1
            raise RestRefusal(code, is_foreseeable=False)
