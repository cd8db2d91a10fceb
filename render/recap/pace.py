"""Which turns of a game a recap shows, and for how long each: what mattered is held, and all of it is soon over."""

from collections.abc import Collection, Sequence

MOST_MS = 20_000  # then it begins again
LAST_MS, LONGEST_MS = 2_500, 900  # the last position; any other that isn't held
HELD, LONGEST_HELD_MS = 4, 2_000  # a turn that mattered stays as long as so many others
TICK_MS = 10  # a GIF counts hundredths of a second


def shown(count: int, held: Collection[int], most: int) -> list[int]:
    """Choose of so many positions those to show; a long game keeps the first one and what mattered."""
    if count <= most:
        return list(range(count))
    kept = _thinned(sorted({0, *held}), most)
    others = [at for at in range(count) if at not in set(kept)]
    return sorted([*kept, *_thinned(others, most - len(kept))])


def _thinned(some: Sequence[int], most: int) -> list[int]:
    """Keep as many, at even distances."""
    if len(some) <= most:
        return list(some)
    return [some[nth * len(some) // most] for nth in range(most)]


def times(positions: Sequence[int], held: Collection[int]) -> list[int]:
    """Share out the time that the last position leaves, in milliseconds."""
    weights = [HELD if at in held else 1 for at in positions]
    unit = (MOST_MS - LAST_MS) / max(sum(weights), 1)
    longest = {1: LONGEST_MS, HELD: LONGEST_HELD_MS}
    return [int(min(unit * weight, longest[weight])) // TICK_MS * TICK_MS for weight in weights]
