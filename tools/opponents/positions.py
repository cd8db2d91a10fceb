"""Positions to ask opponents about: games of every option, partly played by chance."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from games.core.game import AnyGame, Position
from games.core.option import Option, Options, OptionValue
from games.core.play import legal
from games.core.seeded import Lots
from games.opponents.registry import opponent

MOST_ACTIONS = 60


@dataclass(frozen=True, slots=True)
class Walk:
    """A game's options and seed; every so many turns chance takes one, else the opponent's first level."""

    options: Options
    seed: str
    chance: int = 2


def option_sets(rules: AnyGame) -> list[Options]:
    """Combine every word, and the default, lowest and highest of every number."""
    names = [option.name for option in rules.options]
    return [dict(zip(names, row, strict=True)) for row in product(*map(_values, rules.options))]


def _values(option: Option) -> tuple[OptionValue, ...]:
    numbers = () if option.low is None or option.high is None else (option.low, option.high)
    return tuple(dict.fromkeys((option.default, *option.choices, *numbers)))


def walk(rules: AnyGame, chosen: Walk) -> Iterator[Position]:
    """Go through a game action by action: each state, the one at set-up and begun turns included."""
    lots = Lots(chosen.seed, "walk")
    state: Position = rules.setup(chosen.options, chosen.seed)
    yield state
    for _ in range(MOST_ACTIONS):
        if state.to_move is None:
            return
        action = lots.pick(legal(rules, state))
        if lots.below(chosen.chance):
            action = opponent(rules.key).choose(rules.view(state, state.to_move), 1, str(lots.below(1 << 30)))[0]
        state = rules.apply(state, action)
        yield state
