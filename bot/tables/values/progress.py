"""What a running game keeps of its actions in memory; the log holds the rest."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from data.records import Entry
from games.core.game import AnyGame
from games.core.outcome import Seat
from games.records.commitment import commit_secret


@dataclass(frozen=True, slots=True)
class Progress:
    actions: int = 0
    last: int | None = None  # the seat that took the last one
    done: frozenset[int] = frozenset()  # the seats that have completed a turn
    promises: tuple[tuple[int, str], ...] = ()  # the hash of each hidden action, by its number
    begun: tuple[int, int] = (0, 0)  # by seat: the number of the first action of its last turn
    revealed: int = 0  # the number of the last action that showed somebody something hidden
    by_hand: int = 0  # the number of the first action of the last turn that was no condition's
    is_conditional: bool = False  # the last turn was: it is given back with the one it answered, and by consent

    def then(self, game: AnyGame, before: Any, entry: Entry, after: Any) -> "Progress":
        """Add an action, taken in one state and leading to another."""
        number, done, promises, begun = self.actions + 1, self.done, self.promises, self.begun
        if entry.seat is not None and after.fresh and entry.seat not in done:
            done |= {entry.seat}
        if entry.salt:
            promises = (*promises, (number, commit_secret(entry.action, entry.salt)))
        by_hand = self.by_hand
        if before.fresh:
            begun = (begun[0], number) if entry.seat else (number, begun[1])
            by_hand = by_hand if entry.conditional else number
        revealed = number if game.reveals(before, entry.action) else self.revealed
        return Progress(number, entry.seat, done, promises, begun, revealed, by_hand, entry.conditional)

    @property
    def may_undo(self) -> bool:
        """Nothing hidden was shown by the last action."""
        return self.revealed < self.actions

    def may_return(self, seat: Seat) -> bool:
        """Nothing hidden was shown since this seat began its last turn, or since the one that conditions answered."""
        return self.revealed < (self.by_hand if self.is_conditional else self.begun[seat])

    def promised(self, latest: int) -> list[str]:
        """Write the commitments of the latest hidden actions as lines."""
        return [f"{number} {promise}" for number, promise in self.promises if number > self.actions - latest]


def progress_of(game: AnyGame, found: Sequence[Any], log: Sequence[Entry]) -> Progress:
    """Follow the actions through the state at set-up and after each."""
    progress = Progress()
    for (before, after), entry in zip(pairwise(found), log, strict=True):
        progress = progress.then(game, before, entry, after)
    return progress
