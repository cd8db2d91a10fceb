"""Who meets whom in which round: everybody everybody once, by the circle method."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.core.seeded import Lots

LEAST, MOST = 3, 12  # members
_NOBODY = ""

Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class RoundOfPairs:
    """One round: who meets whom, and who has it off, where the number of members is odd."""

    pairs: tuple[Pair, ...]
    off: str | None


def schedule(members: Sequence[str], seed: str) -> tuple[RoundOfPairs, ...]:
    """Pair everybody with everybody: one stays, the others go round them in an order drawn from the seed."""
    circle = list(Lots(seed, "league").shuffled(members))
    circle += [_NOBODY] * (len(circle) % 2)
    rounds: list[RoundOfPairs] = []
    for _ in circle[1:]:
        half = len(circle) // 2
        rounds.append(_round(list(zip(circle[:half], reversed(circle[half:]), strict=True))))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return tuple(rounds)


def _round(met: Sequence[Pair]) -> RoundOfPairs:
    off = next((one or other for one, other in met if _NOBODY in (one, other)), None)
    return RoundOfPairs(tuple(pair for pair in met if _NOBODY not in pair), off)
