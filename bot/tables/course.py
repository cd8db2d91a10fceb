"""What a running game has to remember of the actions that stand; all else about them is in the log."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from data.records import Entry
from games.core.commitment import commit_secret


@dataclass(frozen=True, slots=True)
class Course:
    actions: int = 0
    last: int | None = None  # the seat that took the last one
    done: frozenset[int] = frozenset()  # the seats that have completed a turn
    promises: tuple[tuple[int, str], ...] = ()  # the hash of each hidden action, by its number

    def then(self, entry: Entry, state: Any) -> "Course":
        """Go on by an action, to the state after it."""
        number, done, promises = self.actions + 1, self.done, self.promises
        if entry.seat is not None and state.fresh:
            done |= {entry.seat}
        if entry.salt:
            promises = (*promises, (number, commit_secret(entry.action, entry.salt)))
        return Course(number, entry.seat, done, promises)

    def promised(self, latest: int) -> list[str]:
        """What the latest actions, so many of them, hide, as lines."""
        return [f"{number} {promise}" for number, promise in self.promises if number > self.actions - latest]


def course_of(found: Sequence[Any], log: Sequence[Entry]) -> Course:
    """Follow the actions through the state at set-up and after each."""
    course = Course()
    for state, entry in zip(found[1:], log, strict=True):
        course = course.then(entry, state)
    return course
