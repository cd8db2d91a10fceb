"""The part of the standing actions that a running game keeps in memory; the log holds the rest."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from data.records import Entry
from games.records.commitment import commit_secret


@dataclass(frozen=True, slots=True)
class Progress:
    actions: int = 0
    last: int | None = None  # the seat that took the last one
    done: frozenset[int] = frozenset()  # the seats that have completed a turn
    promises: tuple[tuple[int, str], ...] = ()  # the hash of each hidden action, by its number

    def then(self, entry: Entry, state: Any) -> "Progress":
        """Add an action and the state after it."""
        number, done, promises = self.actions + 1, self.done, self.promises
        if entry.seat is not None and state.fresh:
            done |= {entry.seat}
        if entry.salt:
            promises = (*promises, (number, commit_secret(entry.action, entry.salt)))
        return Progress(number, entry.seat, done, promises)

    def promised(self, latest: int) -> list[str]:
        """Write the promises of the latest hidden actions as lines."""
        return [f"{number} {promise}" for number, promise in self.promises if number > self.actions - latest]


def progress_of(found: Sequence[Any], log: Sequence[Entry]) -> Progress:
    """Follow the actions through the state at set-up and after each."""
    progress = Progress()
    for state, entry in zip(found[1:], log, strict=True):
        progress = progress.then(entry, state)
    return progress
