"""Each level beats the one below it, in few games with fixed seeds; docs/opponents.md has the long matches."""

from dataclasses import dataclass, field

import pytest

from games.core.option import Options
from games.opponents.match import Entrant, Match, tally
from games.registry import game


@dataclass(frozen=True, slots=True)
class Gate:
    """So many games in which the better one has to score that share; a game's engineers add their own."""

    key: str
    better: int
    worse: Entrant
    games: int
    share: float
    options: Options = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.key} {self.better} over {self.worse or 'random'}"


BALANCED: Options = {"start": "balanced"}
GATES = (
    Gate("l_calculus", 1, None, 40, 0.70),
    Gate("l_calculus", 2, 1, 20, 0.60),
    Gate("l_calculus", 3, 2, 6, 0.60, BALANCED),
    Gate("l_calculus", 4, 3, 6, 0.60, BALANCED),
    Gate("topologic", 1, None, 4, 0.70),
    Gate("topologic", 2, 1, 40, 0.60),
    Gate("topologic", 3, 2, 24, 0.60),
    Gate("topologic", 4, 3, 10, 0.60),
)


def no_clock() -> float:
    return 0.0


@pytest.mark.parametrize("gate", GATES, ids=str)
def test_a_level_beats_the_one_below(gate: Gate) -> None:
    played = list(Match(game(gate.key), (gate.better, gate.worse), gate.options, "gate").play(gate.games, no_clock))
    assert tally(played).share >= gate.share
