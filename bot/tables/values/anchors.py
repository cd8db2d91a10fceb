"""How strong the bot's levels are on the scale of ratings, which makes a rating mean something in a club of ten.

A version is what was measured of the levels then (docs/opponents.md). A table keeps the version it was opened under, so
that levels that play otherwise later change no rating that was earned before: add a version, and leave the old ones.
"""

from bisect import bisect_right
from collections.abc import Mapping
from itertools import accumulate, pairwise
from math import sqrt
from statistics import NormalDist

VERSION = 1
NEWCOMER = 25.0  # openskill's own first rating; a beginner scores about half against level 1, which stands there
BETA = NEWCOMER / 6  # openskill's: how much one game hangs on chance
UNMEASURED = (0.7, 0.7, 0.7)

Scores = tuple[float, float, float]  # of levels 2, 3 and 4, each against the one below

_SCORES: Mapping[int, Mapping[str, Scores]] = {
    1: {
        "l_calculus": (0.80, 0.76, 0.64),
        "topologic": (0.77, 0.70, 0.68),
        "tactic": (0.71, 0.78, 0.76),
        "logan_stones": (0.79, 0.79, 0.80),
        "logitac": (0.73, 0.75, 0.78),
    }
}


def strengths(game: str, version: int) -> tuple[float, ...]:
    """Place the four levels so far apart that the model expects what they were measured to score."""
    scores = _SCORES[version].get(game, UNMEASURED)
    apart = (NormalDist().inv_cdf(score) * sqrt(2) * BETA for score in scores)
    return tuple(accumulate(apart, initial=NEWCOMER))


def as_level(mu: float, game: str) -> float:
    """Read a rating as a level, such as 2.6; below level 1 and above level 4 the nearest step is drawn on."""
    levels = strengths(game, VERSION)
    steps = list(pairwise(levels))
    below = min(max(bisect_right(levels, mu) - 1, 0), len(steps) - 1)
    low, high = steps[below]
    return 1 + below + (mu - low) / (high - low)
