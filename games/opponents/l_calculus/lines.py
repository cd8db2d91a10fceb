"""Lines as whole numbers: bit i is the counter at position i + 1, 1 for Black; all is seen from White's side."""

from collections.abc import Iterator
from functools import cache
from math import prod

from games.l_calculus.swaps import Triple

Window = tuple[int, int, int]  # (first position counted from 0, length, as many ones)
Removal = tuple[str, int, int, int]  # ("l", how many, the line left, its length)

_COUNTERS = str.maketrans("01", "WB")


def spelled(line: int, length: int) -> str:
    return format(line | 1 << length, "b")[:0:-1].translate(_COUNTERS)


def inverted(line: int, length: int) -> int:
    """Give each counter the other colour: what Black is about to do there, White is here."""
    return line ^ (1 << length) - 1


def is_over(line: int, length: int) -> bool:
    """Tell whether this line ends the game (LC-8)."""
    return line in (0, (1 << length) - 1) or length == 2


def worth(line: int, length: int) -> int:
    """Count White's marks less Black's (LC-6)."""
    text = format(line | 1 << length, "b")[1:]
    return _product(text.replace("1", " ").split()) - _product(text.replace("0", " ").split())


def _product(runs: list[str]) -> int:
    return prod(map(len, runs)) if len(runs) > 1 else 0


@cache
def windows(length: int, blocks: str) -> tuple[Window, ...]:
    """List where two neighbouring blocks can lie together (LC-3)."""
    sizes = range(2, length + 1, 1 if blocks == "any" else 2)
    return tuple((start, size, (1 << size) - 1) for size in sizes for start in range(length - size + 1))


def results(line: int, length: int, blocks: str) -> set[int]:
    """Find the lines that one swap can make, each once; never the line itself (LC-4)."""
    after: set[int] = set()
    for start, size, ones in windows(length, blocks):
        window = line >> start & ones
        if window not in (0, ones):
            rest, doubled = line ^ window << start, window | window << size
            turns = range(1, size) if blocks == "any" else (size >> 1,)
            after.update([rest | (doubled >> turn & ones) << start for turn in turns])
    after.discard(line)
    return after


def swap_results(line: int, length: int, blocks: str) -> dict[int, Triple]:
    """Find the same with a swap for each: the first in the order of the legal list."""
    by_line: dict[int, Triple] = {}
    for start, size, ones in windows(length, blocks):
        window = line >> start & ones
        if window in (0, ones):
            continue
        rest, doubled = line ^ window << start, window | window << size
        for turn in range(1, size) if blocks == "any" else (size >> 1,):
            swap = (start, start + turn, start + size)
            result = rest | (doubled >> turn & ones) << start
            if result not in by_line or swap < by_line[result]:
                by_line[result] = swap
    by_line.pop(line, None)
    return by_line


def removals(line: int, length: int) -> Iterator[Removal]:
    """List what White may take off after a swap to this line, besides nothing (LC-7)."""
    rest, left = line, length
    while rest & 1 and left:
        rest, left = rest >> 1, left - 1
        yield "l", length - left, rest, left
    rest, left = line, length
    while left and rest >> left - 1 & 1:
        left -= 1
        rest ^= 1 << left
        yield "r", length - left, rest, left
