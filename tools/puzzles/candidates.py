"""Positions to look for puzzles in: games of the opponents against themselves, at mixed levels."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.game import Action, AnyGame
from games.core.option import Options
from games.core.outcome import SEATS
from games.core.play import legal
from games.core.seated_position import SeatedPosition
from games.core.seeded import Lots
from games.opponents.registry import opponent
from games.registry import game as find_game

MOST_TURNS = 120
LONG_GAMES = {"logitac": 400}  # turns of games that are looked at for what is rare
LAST = {"tactic": 12, "logitac": 10}  # positions of a game that are looked at: before that hardly a turn stands out
LEVELS = (1, 2, 2, 3)  # drawn from for each seat: good games have few positions with one best turn
OTHER_LEVELS = {
    "l_calculus": (2, 3, 3, 4),  # weaker games are decided before a puzzle is near
    "tactic": (1, 2, 2),
    "logitac": (1, 2, 2, 3),
}
OPTIONS: dict[str, tuple[Options, ...]] = {
    "l_calculus": ({}, {"start": "balanced"}, {"blocks": "equal"}, {"blocks": "equal", "start": "balanced"}),
    "logan_stones": ({}, {"notes": "on"}),
    "logitac": ({"length": "short"},),
    "tactic": ({},),
    "topologic": ({"seekers": 3}, {"seekers": 4}, {"seekers": 3}, {}),
}
RARE_OPTIONS: dict[str, tuple[Options, ...]] = {  # of games in which rare ideas come up
    "logitac": ({"reserve": 5}, {"length": "long"}, {"reserve": 9}, {"length": "short"}, {"reserve": 7})
}
FOND_OF = {"logitac": ("ransom", "++")}  # actions that are taken whenever they can be where rare ideas are looked for


@dataclass(frozen=True, slots=True)
class Candidate:
    """A position at the beginning of a turn, as a record has it."""

    options: Options
    seed: str
    actions: tuple[Action, ...]
    position: SeatedPosition


@dataclass(frozen=True, slots=True)
class Hunt:
    """Where to look: at games' ends, at their middles, all through for rare turns, or in games steered to something."""

    is_middle: bool = False
    kinds: frozenset[str] = frozenset()  # of reasons, as `Opponent.explain` names them; none: all
    towards: str = ""  # what games of Logitac are steered towards, as `mining.STEERED` names it


def candidates(game: str, seed: str, hunt: Hunt = Hunt()) -> Iterator[Candidate]:
    """Go through one game after the other for ever."""
    every = RARE_OPTIONS.get(game, OPTIONS[game]) if hunt.kinds else OPTIONS[game]
    nth = 0
    while True:
        one = list(of_one_game(game, f"{seed}-{nth}", every[nth % len(every)], hunt))
        last = len(one) if hunt.kinds else LAST.get(game, len(one))
        yield from one[len(one) // 3 : -last] if hunt.is_middle else one[-last:]
        nth += 1


def of_one_game(game: str, seed: str, options: Options, hunt: Hunt) -> Iterator[Candidate]:
    rules, lots = find_game(game), Lots(seed, "levels")
    levels = [lots.pick(OTHER_LEVELS.get(game, LEVELS)) for _ in SEATS]
    state: Any = rules.setup(options, seed)
    actions: list[Action] = []
    while state.to_move is not None and state.turn <= (LONG_GAMES if hunt.kinds else {}).get(game, MOST_TURNS):
        seat = state.to_move
        turn = opponent(game).choose(rules.remembered(state, seat), levels[seat], f"{seed}/{len(actions)}")
        if hunt.kinds:
            turn = tuple(_fond(rules, state, turn))
        if state.fresh and _is_wanted(game, state, turn, hunt):
            yield Candidate(options, seed, tuple(actions), SeatedPosition(rules, state, seat))
        for action in turn:
            state = rules.apply(state, action)
            actions.append(action)


def _fond(rules: AnyGame, state: Any, turn: Sequence[Action]) -> Sequence[Action]:
    """Take an action that seldom comes instead, where there is one."""
    fond = (action for name in FOND_OF.get(rules.key, ()) for action in legal(rules, state) if action.startswith(name))
    return next(((action,) for action in fond), turn)


def _is_wanted(game: str, state: Any, turn: Sequence[Action], hunt: Hunt) -> bool:
    return not hunt.kinds or opponent(game).explain(state, turn).kind in hunt.kinds
