"""Who can meet: a level by its number, chance, a beginner or a rival by its name."""

from collections.abc import Callable
from typing import Any

from games.core.game import Action, AnyGame, Position
from games.core.play import legal
from games.core.seeded import Lots
from games.opponents.match import entrant
from games.opponents.registry import opponent
from tools.opponents import rivals_logan_stones, rivals_topologic
from tools.opponents.beginners import BEGINNERS, Beginner

Player = Callable[[AnyGame, Position, str], tuple[Action, ...]]

RIVALS: dict[str, dict[str, Beginner]] = {
    "topologic": {
        "seeks-remote": rivals_topologic.seeks_the_remote,
        "hides-remote": rivals_topologic.hides_remotely,
        "hides-near": rivals_topologic.hides_nearby,
    },
    "logan_stones": {
        "one-world": rivals_logan_stones.in_one_world,
        "eight-worlds": rivals_logan_stones.in_eight_worlds,
    },
}


def player(key: str, name: str) -> Player:
    """Find who is called so; ValueError for a name that nobody has."""
    if name in BEGINNERS.get(key, {}):
        return _beginner(BEGINNERS[key][name])
    if name in RIVALS.get(key, {}):
        return _rival(RIVALS[key][name])
    level = entrant(name)
    return _by_chance if level is None else _of_level(key, level)


def _of_level(key: str, level: int) -> Player:
    thinking = opponent(key)
    return lambda rules, state, seed: thinking.choose(rules.remembered(state, state.to_move), level, seed)


def _by_chance(rules: AnyGame, state: Position, seed: str) -> tuple[Action, ...]:
    return (Lots(seed, "random").pick(legal(rules, state)),)


def _beginner(thinks: Callable[[Any, Lots], tuple[Action, ...]]) -> Player:
    return lambda rules, state, seed: thinks(rules.view(state, state.to_move), Lots(seed, "beginner"))


def _rival(thinks: Callable[[Any, Lots], tuple[Action, ...]]) -> Player:
    return lambda rules, state, seed: thinks(rules.remembered(state, state.to_move), Lots(seed, "rival"))
