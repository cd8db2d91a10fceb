"""How strong the bot's levels are on the scale of ratings, which makes a rating mean something in a club of ten.

A table keeps the version it was opened under, so that levels that play otherwise later change no rating earned before.
"""

from bisect import bisect_right
from itertools import accumulate, pairwise
from math import sqrt
from statistics import NormalDist

from games.opponents.scores import NEWEST, scores

NEWCOMER = 25.0  # openskill's own first rating; a beginner scores about half against level 1, which stands there
BETA = NEWCOMER / 6  # openskill's: how much one game hangs on chance


def strengths(game: str, version: int) -> tuple[float, ...]:
    """Place the four levels so far apart that the model expects what they were measured to score."""
    apart = (NormalDist().inv_cdf(score) * sqrt(2) * BETA for score in scores(game, version))
    return tuple(accumulate(apart, initial=NEWCOMER))


def as_level(mu: float, game: str) -> float:
    """Read a rating as a level, such as 2.6; below level 1 and above level 4 the nearest step is drawn on."""
    levels = strengths(game, NEWEST)
    steps = list(pairwise(levels))
    below = min(max(bisect_right(levels, mu) - 1, 0), len(steps) - 1)
    low, high = steps[below]
    return 1 + below + (mu - low) / (high - low)
