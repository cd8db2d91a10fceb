"""A few games with fixed seeds: each level of Tactic and Logan Stones is stronger than the one below."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from games.core.game import AnyGame, Position
from games.core.play import legal
from games.core.seeded import Lots
from games.opponents.registry import opponent
from games.registry import game

Player = Callable[[Any, str], tuple[str, ...]]


def player(rules: AnyGame, level: int) -> Player:
    if not level:
        return lambda state, seed: (Lots(seed, "random").pick(legal(rules, state)),)
    return lambda state, seed: opponent(rules.key).choose(rules.view(state, state.to_move), level, seed)


def score(key: str, level: int, below: int, games: int) -> float:
    """Play so many games, seats swapped; a win is a point, a draw half a point."""
    rules, points = game(key), 0.0
    for nth in range(games):
        state: Position = rules.setup({}, f"gate {nth // 2}")
        for turn in count():
            if state.to_move is None:
                break
            mine = state.to_move == nth % 2
            for action in player(rules, level if mine else below)(state, f"gate {nth}/{turn}"):
                state = rules.apply(state, action)
        assert state.outcome
        points += 0.5 if state.outcome.winner is None else state.outcome.winner == nth % 2
    return points / games


PAIRS = (
    ("tactic", 1, 0, 24, 0.70),
    ("tactic", 2, 1, 10, 0.60),
    ("tactic", 3, 2, 2, 0.60),
    ("logan_stones", 1, 0, 16, 0.70),
    ("logan_stones", 2, 1, 16, 0.60),
    ("logan_stones", 3, 2, 16, 0.60),
)


@pytest.mark.parametrize(("key", "level", "below", "games", "wanted"), PAIRS)
def test_a_level_beats_the_one_below(key: str, level: int, below: int, games: int, wanted: float) -> None:
    assert score(key, level, below, games) >= wanted
