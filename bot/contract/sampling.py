"""Random games of every game with all its options, the same in every run and process."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from games.core.game import Action, AnyGame, OpenGame, Position
from games.core.option import Option, OptionValue
from games.core.play import legal
from games.registry import game as registered
from games.registry import manual

GAMES = 200  # for each game
SHORT, LONG = 150, 1500  # actions; every tenth game is played on to its end
FEWEST = 80  # positions looked at, besides those that ended a game
Chosen = tuple[tuple[str, OptionValue], ...]


@dataclass(frozen=True, slots=True)
class Sample:
    """A game as it was played."""

    options: Chosen
    seed: str
    actions: tuple[Action, ...]
    states: tuple[Position, ...]


def has_secrets(key: str) -> bool:
    """Tell whether somebody may know more than others."""
    return not isinstance(registered(key), OpenGame)


def values(option: Option) -> tuple[OptionValue, ...]:
    numbers = () if option.low is None or option.high is None else (option.low, option.high)
    return tuple(dict.fromkeys((option.default, *option.choices, *numbers)))


def option_sets(game: AnyGame) -> tuple[Chosen, ...]:
    """Combine every word, and the default, lowest and highest of every number."""
    names = [option.name for option in game.options]
    return tuple(tuple(zip(names, row, strict=True)) for row in product(*map(values, game.options)))


def some_sets(game: AnyGame, most: int) -> list[Chosen]:
    """Draw so many of the combinations, where there are more; lots miss none of an option's values for long."""
    sets = option_sets(game)
    return random.Random(game.key).sample(sets, most) if len(sets) > most else list(sets)


@cache
def kinds(key: str) -> Callable[[Action], str]:
    """Name an action's kind, each looked up once: there are millions to choose from."""
    summarize = manual(registered(key)).summarize
    return cache(lambda action: summarize(action).kind)


def choose(key: str, actions: Sequence[Action], lots: random.Random, bold: float) -> Action:
    """Pick a kind first where the player is bold: else what is rare would hardly ever be seen."""
    if lots.random() >= bold:
        return lots.choice(actions)
    named = [*map(kinds(key), actions)]
    wanted = lots.choice(sorted({*named}))
    return lots.choice([action for action, kind in zip(actions, named, strict=True) if kind == wanted])


def play(game: AnyGame, options: Chosen, seed: str, most: int) -> Sample:
    lots = random.Random(f"{game.key} {options} {seed}")
    bold = lots.choice((0.0, 0.5, 1.0))
    state: Position = game.setup(dict(options), seed)
    actions: list[Action] = []
    states = [state]
    while state.to_move is not None and len(actions) < most:
        action = choose(game.key, legal(game, state), lots, bold)
        state = game.apply(state, action)
        actions.append(action)
        states.append(state)
    return Sample(options, seed, tuple(actions), tuple(states))


@cache
def samples(key: str) -> tuple[Sample, ...]:
    game = registered(key)
    sets = option_sets(game)
    return tuple(play(game, sets[nth % len(sets)], f"seed {nth}", SHORT if nth % 10 else LONG) for nth in range(GAMES))


def positions(key: str, every: int) -> Iterator[tuple[Sample, int, Position]]:
    """Walk through every so manieth position of all sampled games (more of short ones), and all that ended one."""
    every, count = min(every, max(1, sum(len(sample.states) for sample in samples(key)) // FEWEST)), 0
    for sample in samples(key):
        for at, state in enumerate(sample.states):
            count += 1
            if count % every == 0 or state.to_move is None:
                yield sample, at, state
