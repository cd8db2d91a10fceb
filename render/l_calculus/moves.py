"""Follow the blocks that turns moved in the line of L-Calculus."""

from collections.abc import Iterator
from functools import lru_cache

from games.l_calculus.rules import State
from games.l_calculus.swaps import triple
from render.l_calculus.line_layout import CounterSpan, Moved, ShownLine, is_choosing_swap
from render.painter import Subject


def removed(turn: tuple[str, ...]) -> tuple[int, int]:
    """Count what a turn removes at the left and at the right end."""
    removal = turn[-1] if turn else ""
    count = int(removal[2:]) if removal[:2] in ("xl", "xr") else 0
    return (count, 0) if removal.startswith("xl") else (0, count)


def after_swap(swap: str) -> tuple[CounterSpan, CounterSpan]:
    """Tell where both blocks stand after a swap, the one that came from the right first."""
    start, middle, end = triple(swap)
    turned = start + end - middle
    return (start, turned - 1), (turned, end - 1)


def before_swap(swap: str) -> tuple[CounterSpan, CounterSpan]:
    """Tell where the same two blocks stood before, in the same order."""
    start, middle, end = triple(swap)
    return (middle, end - 1), (start, middle - 1)


def swaps_of(turn: tuple[str, ...]) -> Iterator[str]:
    yield from (action for action in turn if "/" in action)


def moved(subject: Subject[State], line: ShownLine) -> Moved:
    """List both blocks of the last swap as old and new span; none while another is being chosen."""
    played = subject.marks.last or subject.view.now or subject.last
    if is_choosing_swap(subject):
        return ()
    gone = removed(played)[0] - line.left if not subject.view.now else 0
    return _moved(played, gone, len(line.colours))


@lru_cache(maxsize=64)
def _moved(played: tuple[str, ...], gone: int, count: int) -> Moved:
    """Find them once for a picture, which asks several times; `gone` are the counters now missing at the left."""
    blocks = []
    for swap in swaps_of(played):
        for old, new in zip(before_swap(swap), after_swap(swap), strict=True):
            if kept := _within((new[0] - gone, new[1] - gone), count):
                blocks.append(((old[0] - gone, old[1] - gone), kept))
    return tuple(blocks)


def moved_before(subject: Subject[State], line: ShownLine) -> tuple[set[int], ...]:
    """Follow the blocks of the turn before the last one to where their counters lie now."""
    turns = (subject.before, subject.last)
    if not subject.before or subject.view.now or is_choosing_swap(subject):
        return ()
    ends = [removed(turn) for turn in turns]
    order = list(range(len(subject.view.line) + sum(map(sum, ends))))
    blocks: tuple[set[int], ...] = ()
    for turn, (left, right) in zip(turns, ends, strict=True):
        for swap in swaps_of(turn):
            order = _swapped(order, swap)
            blocks = blocks or tuple(set(order[low : high + 1]) for low, high in after_swap(swap))
        order = order[left : len(order) - right]
    return tuple({line.left + at for at, counter in enumerate(order) if counter in block} for block in blocks)


def _swapped(order: list[int], swap: str) -> list[int]:
    start, middle, end = triple(swap)
    return [*order[:start], *order[middle:end], *order[start:middle], *order[end:]]


def _within(span: CounterSpan, count: int) -> CounterSpan | None:
    low, high = max(span[0], 0), min(span[1], count - 1)
    return (low, high) if low <= high else None
