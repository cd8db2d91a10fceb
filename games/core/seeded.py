"""Chance from a seed by hash: the same on every machine and Python (G-5)."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")
_SPAN = 1 << 64


def _words(seed: str, label: str) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(f"{seed}\0{label}\0{block}".encode()).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(digest[start : start + 8], "big")
        block += 1


class Lots:
    """A stream of fair draws that depends on nothing but (seed, label)."""

    def __init__(self, seed: str, label: str) -> None:
        self._words = _words(seed, label)

    def below(self, bound: int) -> int:
        """Draw from 0 … bound-1, each equally likely: words in the uneven rest are thrown away."""
        fair = _SPAN - _SPAN % bound
        return next(word for word in self._words if word < fair) % bound

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            swap = self.below(last + 1)
            deck[last], deck[swap] = deck[swap], deck[last]
        return tuple(deck)
