"""
Each level beats the one below, but by no cliff: few games with fixed seeds (docs/opponents.md has the long ones).

`CAIRN_TEST_FULL=1` plays all of a gate's games, else the first few: as many as tell when the better level plays at
random, or (Topologic's level 4 aside) as the worse one does.
"""

from dataclasses import dataclass, field
from itertools import islice

import pytest

from games.core.option import Options
from games.opponents.match import Entrant, Match, tally
from games.registry import game
from tests.sampled import sampled

NO_LESS, NO_MORE = 0.55, 0.9


@dataclass(frozen=True, slots=True)
class Gate:
    """So many games; a game's engineers add their own."""

    key: str
    better: int
    worse: Entrant
    few: int
    games: int
    options: Options = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.key} {self.better} over {self.worse or 'random'}"


SHORT: Options = {"length": "short"}
GATES = (
    Gate("l_calculus", 2, 1, 10, 40),
    Gate("l_calculus", 3, 2, 6, 20),
    Gate("topologic", 2, 1, 12, 60),
    Gate("topologic", 3, 2, 12, 60),
    Gate("topologic", 4, 3, 8, 16),
    Gate("tactic", 2, 1, 12, 40),
    Gate("tactic", 3, 2, 6, 24),
    Gate("logan_stones", 2, 1, 12, 40),
    Gate("logan_stones", 3, 2, 8, 16),
    Gate("logitac", 2, 1, 10, 40, SHORT),
    Gate("logitac", 3, 2, 6, 20, SHORT),
)
CHANCE = tuple(
    Gate(key, 1, None, 8, 16, SHORT if key == "logitac" else {})
    for key in ("l_calculus", "topologic", "tactic", "logan_stones", "logitac")
)


def no_clock() -> float:
    return 0.0


def share(gate: Gate) -> float:
    played = Match(game(gate.key), (gate.better, gate.worse), gate.options, "gate").play(gate.games, no_clock)
    return tally(list(islice(played, sampled(gate.few, full=gate.games)))).share


@pytest.mark.parametrize("gate", GATES, ids=str)
def test_a_level_beats_the_one_below_but_by_no_cliff(gate: Gate) -> None:
    assert NO_LESS <= share(gate) <= NO_MORE


@pytest.mark.parametrize("gate", CHANCE, ids=str)
def test_the_first_level_beats_chance(gate: Gate) -> None:
    assert share(gate) >= NO_LESS
