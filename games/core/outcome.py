"""How a game ended."""

from dataclasses import dataclass
from typing import Literal

Seat = Literal[0, 1]
SEATS: tuple[Seat, Seat] = (0, 1)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The winner, or None for a draw, and a word for the reason (the catalogue knows it)."""

    winner: Seat | None
    reason: str


def other(seat: Seat) -> Seat:
    return 0 if seat else 1


def by_score(first: int, second: int, reason: str) -> Outcome:
    if first == second:
        return Outcome(None, reason)
    return Outcome(0 if first > second else 1, reason)
