"""What levels 2, 3 and 4 were measured to score, each against the one below: docs/opponents.md has the tables."""

from collections.abc import Mapping

Scores = tuple[float, float, float]

NEWEST = 2
UNMEASURED: Scores = (0.7, 0.7, 0.7)  # what a game's levels are made for

# Levels that are tuned anew get a new version: results keep the one under which they were played.
BY_VERSION: Mapping[int, Mapping[str, Scores]] = {
    1: {
        "l_calculus": (0.80, 0.76, 0.64),
        "topologic": (0.77, 0.70, 0.68),
        "tactic": (0.71, 0.78, 0.76),
        "logan_stones": (0.79, 0.79, 0.76),
        "logitac": (0.73, 0.75, 0.78),
    },
    2: {
        "l_calculus": (0.80, 0.80, 0.61),
        "topologic": (0.79, 0.72, 0.67),
        "tactic": (0.71, 0.74, 0.66),
        "logan_stones": (0.79, 0.79, 0.78),
        "logitac": (0.73, 0.76, 0.75),
    },
}


def scores(game: str, version: int = NEWEST) -> Scores:
    return BY_VERSION[version].get(game, UNMEASURED)
