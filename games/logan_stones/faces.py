"""The faces of Logan Stones: what beats what, which stones there are, and what a back may be for all one knows."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import factorial, prod

from games.core.seeded import Lots

BEATS = {"R": "S", "S": "P", "P": "R"}  # LS-11
STONES = ("RR", "PP", "SS", "RP", "PS", "RS") * 3  # LS-1

Backs = dict[str, tuple[str, ...]]  # for every symbol on top, what lies under the stones that show it


def kind(one: str, two: str) -> str:
    """Name a stone by its faces, whichever is up."""
    return one + two if one + two in STONES else two + one


def redraw(tops: Sequence[str], unders: Sequence[str], unknown: Sequence[int], seed: str) -> tuple[str, ...]:
    """Draw the backs of unknown stones anew: every deal of the stones there are (LS-1) is equally likely."""
    return deal(tops, unders, Counter(kind(tops[stone], unders[stone]) for stone in unknown), unknown, seed)


def deal(
    tops: Sequence[str], unders: Sequence[str], left: Counter[str], unknown: Sequence[int], seed: str
) -> tuple[str, ...]:
    """Draw which of the stones left lies under each unknown top; where all else is known, `unders` says how."""
    lots = Lots(seed, "backs")
    deals = list(deals_of(Counter(tops[stone] for stone in unknown), left))
    drawn = lots.below(sum(map(_ways, deals)))
    for backs_under in deals:
        drawn -= _ways(backs_under)
        if drawn < 0:
            break
    backs = {symbol: list(lots.shuffled(backs_under[symbol])) for symbol in BEATS}
    redrawn = list(unders)
    for stone in unknown:
        redrawn[stone] = backs[tops[stone]].pop()
    return tuple(redrawn)


def deals_of(showing: Counter[str], left: Counter[str]) -> Iterator[Backs]:
    """Go through how many stones of each mixed kind may show which face; one of the three settles the others."""
    for rock_paper in range(left["RP"] + 1):  # RP stones that show the rock
        rock_scissors = showing["R"] - left["RR"] - rock_paper
        paper_scissors = showing["P"] - left["PP"] - (left["RP"] - rock_paper)
        if 0 <= rock_scissors <= left["RS"] and 0 <= paper_scissors <= left["PS"]:
            yield {
                "R": (*"R" * left["RR"], *"P" * rock_paper, *"S" * rock_scissors),
                "P": (*"P" * left["PP"], *"R" * (left["RP"] - rock_paper), *"S" * paper_scissors),
                "S": (*"S" * left["SS"], *"R" * (left["RS"] - rock_scissors), *"P" * (left["PS"] - paper_scissors)),
            }


def _ways(deal: Backs) -> int:
    """Count in how many ways the backs can lie under the stones that show each symbol."""
    return prod(
        factorial(len(backs)) // prod(factorial(backs.count(symbol)) for symbol in BEATS) for backs in deal.values()
    )
