"""Commitments: what was fixed and hidden is promised by its hash, and opened when the game is over."""

from collections.abc import Sequence

from data.records import Entry
from games.core.commitment import commit_secret


def promised(log: Sequence[Entry]) -> list[tuple[int, str]]:
    """The hashes of the hidden actions, by their number among those that stand."""
    hidden = ((number, entry) for number, entry in enumerate(log, 1) if entry.salt)
    return [(number, commit_secret(entry.action, entry.salt)) for number, entry in hidden]


def promised_since(log: Sequence[Entry], start: int) -> list[str]:
    """Those after the first `start` actions, as lines."""
    return [f"{number} {promise}" for number, promise in promised(log) if number > start]
