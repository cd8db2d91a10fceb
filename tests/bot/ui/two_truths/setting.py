"""How a game is set: between whom, where, in which order, in what language; the same in both truths."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from games.core.game import AnyGame
from games.core.outcome import Seat, other
from games.registry import game
from sandbox import MovableClock
from tests.bot.ui.two_truths.ways import Way

PEOPLE = ("Ana", "Ben", "Cleo", "Dora", "Mia")  # two players, a spectator, a stranger, a moderator; Olga is the host
ROLE_OF = {"spectator": "Cleo", "stranger": "Dora", "moderator": "Mia", "host": "Olga"}
AT_MS = 1_750_000_000_000
PRESSED = 8  # buttons that are there, pressed at the end


class StandingClock(MovableClock):
    """Show the same time in both truths."""

    def now(self) -> int:
        return AT_MS + self.ahead_ms


@dataclass(frozen=True)
class Setting:
    """The nth game of its kind, and what is asked about it; everything is decided by lots, the same in both truths."""

    key: str
    nth: int
    questions: Sequence[tuple[Way, str]]
    pressed: int = PRESSED

    @property
    def rules(self) -> AnyGame:
        return game(self.key)

    def lots(self, what: str) -> Random:
        return Random(f"{self.key} {self.nth} {what}")

    @property
    def is_practice(self) -> bool:
        return self.nth % 5 == 3

    @property
    def is_host_first(self) -> bool:
        return self.lots("first").random() < 0.5

    @property
    def is_private_by_term(self) -> bool:
        """Tell whether the bot opens the private thread itself, as a challenge asks for."""
        return self.place == "private" and not self.is_practice and self.lots("private").random() < 0.5

    @property
    def place(self) -> str:
        private = "direct" if self.is_practice else "private"
        return self.lots("place").choice(("thread", "thread", "channel", private))

    @property
    def bot(self) -> Seat | None:
        return (1 if self.is_host_first else 0) if self.is_practice else None

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        return (0, 1, None) if self.bot is None else (other(self.bot),)
