"""Which swaps of two neighbouring blocks a line of counters allows (LC-3 to LC-5), without trying each of them."""

from array import array
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations, compress

Triple = tuple[int, int, int]  # (start, middle, end): positions start+1..middle change places with middle+1..end


def block(start: int, end: int) -> str:
    """Write a block of neighbours, its first position counted from 0, its last from 1."""
    return str(end) if end == start + 1 else f"{start + 1}-{end}"


def spell(triple: Triple) -> str:
    start, middle, end = triple
    return f"{block(start, middle)}/{block(middle, end)}"


def _triples(length: int) -> Iterator[Triple]:
    return combinations(range(length + 1), 3)


@lru_cache(maxsize=2_048)  # a line of twenty has 1,330; a picker asks for each several times a click
def triple(swap: str) -> Triple:
    one, _, two = swap.partition("/")
    second, _, last = two.partition("-")
    return int(one.partition("-")[0]) - 1, int(second) - 1, int(last or second)


@cache
def _ending(end: int) -> tuple[str, ...]:
    """Spell the swaps whose second block ends there, by a, then b: once for lines of every length."""
    return tuple(spell((start, middle, end)) for start, middle in combinations(range(end), 2))


@cache
def _spellings(length: int) -> tuple[str, ...]:
    """List all swaps of a line that long, by a, then b, then c."""
    endings = [iter(_ending(end)) for end in range(length + 1)]
    return tuple(next(endings[end]) for _, _, end in _triples(length))


@cache
def _first(length: int) -> tuple["array[int]", ...]:
    """Tell for each start and middle where in `_spellings` their swaps would begin if `end` began at 0."""
    firsts: list[array[int]] = []
    at = 0
    for start in range(length):
        row = array("h", bytes(2 * length + 2))
        for middle in range(start + 1, length):
            row[middle] = at - middle - 1
            at += length - middle
        firsts.append(row)
    return tuple(firsts)


@cache
def _offered(length: int, blocks: str) -> bytes:
    """Mark the swaps that the option `blocks` offers at all (LC-3)."""
    return bytes(blocks == "any" or middle - start == end - middle for start, middle, end in _triples(length))


_DIGITS = str.maketrans("WB", "01")


def packed(line: str) -> int:
    """Put position i into bit i, counted from 0."""
    return int(line[::-1].translate(_DIGITS), 2)


def _repeats(line: str) -> Iterator[tuple[int, int, int]]:
    """Find each (start, period, end) where at least two equal words of length `period` follow each other."""
    bits, length = packed(line), len(line)
    for period in range(1, length // 2 + 1):
        same = ~(bits ^ bits >> period) & (1 << length - period) - 1
        starts, span = same, 1
        while span < period:  # keep the starts of `period` equal places in a row
            step = min(span, period - span)
            starts &= starts >> step
            span += step
        while starts:
            lowest = starts & -starts
            starts ^= lowest
            start = lowest.bit_length() - 1
            gap = ~(same >> start)
            yield start, period, start + period + (gap & -gap).bit_length() - 1


def _strike_idle(mask: bytearray, line: str) -> None:
    """Strike what changes nothing (LC-4): two words commute only if both repeat one and the same word."""
    first = _first(len(line))
    for start, period, end in _repeats(line):
        row = first[start]
        for middle in range(start + period, end - period + 1, period):
            count = (end - middle) // period
            low = row[middle] + middle + period
            mask[low : low + (count - 1) * period + 1 : period] = bytes(count)


def _strike_undoing(mask: bytearray, line: str, before: str) -> None:
    """Strike what restores the line before (LC-5): it must turn a window with all differences inside."""
    first, length = _first(len(line)), len(line)
    differing = packed(line) ^ packed(before)
    foremost, hindmost = (differing & -differing).bit_length() - 1, differing.bit_length()
    for start in range(foremost + 1):
        for end in range(hindmost, length + 1):
            window, wanted = line[start:end], before[start:end]
            turned = (window + window).find(wanted, 1)
            while turned > 0:
                middle = start + turned
                mask[first[start][middle] + end] = 0
                turned = (window + window).find(wanted, turned + 1)


def swaps(line: str, before: str | None, blocks: str) -> list[str]:
    """List the legal swaps; `before` is the line that must not come back, if any."""
    mask = bytearray(_offered(len(line), blocks))
    _strike_idle(mask, line)
    if before is not None:
        _strike_undoing(mask, line, before)
    return list(compress(_spellings(len(line)), mask))


def swapped(line: str, swap: str) -> str:
    start, middle, end = triple(swap)
    return line[:start] + line[middle:end] + line[start:middle] + line[end:]
