"""Compute with pauses: spans of running time in which a clock stands still."""

from collections.abc import Sequence

Span = tuple[int, int]


def merged(spans: Sequence[Span]) -> list[Span]:
    """Join what overlaps, in order; the others take spans so joined."""
    joined: list[Span] = []
    for begin, end in sorted(spans):
        if joined and begin <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        elif begin < end:
            joined.append((begin, end))
    return joined


def after(start: int, length: int, spans: Sequence[Span]) -> int:
    """Find the moment at which `length` has been counted since `start`."""
    moment = start + length
    for begin, end in spans:
        if begin > moment:
            break
        moment += max(0, end - max(begin, start))
    return moment


def counted(start: int, end: int, spans: Sequence[Span]) -> int:
    """Measure how much of the time from `start` to `end` counts."""
    still = sum(max(0, min(stop, end) - max(begin, start)) for begin, stop in spans)
    return max(0, end - start - still)
