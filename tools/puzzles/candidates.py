"""Positions to look for puzzles in: games of the opponents against themselves, at mixed levels."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from games.core.game import Action
from games.core.option import Options
from games.core.outcome import SEATS
from games.core.seated_position import SeatedPosition
from games.core.seeded import Lots
from games.opponents.registry import opponent
from games.registry import game as find_game

MOST_TURNS = 120
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


@dataclass(frozen=True, slots=True)
class Candidate:
    """A position at the beginning of a turn, as a record has it."""

    options: Options
    seed: str
    actions: tuple[Action, ...]
    position: SeatedPosition


def candidates(game: str, seed: str, *, is_middle: bool = False) -> Iterator[Candidate]:
    """Go through one game after the other for ever: through the end of each, or through what comes before it."""
    nth = 0
    while True:
        one = list(_of_one_game(game, f"{seed}-{nth}", OPTIONS[game][nth % len(OPTIONS[game])]))
        last = LAST.get(game, len(one))
        yield from one[len(one) // 3 : -last] if is_middle else one[-last:]
        nth += 1


def _of_one_game(game: str, seed: str, options: Options) -> Iterator[Candidate]:
    rules, lots = find_game(game), Lots(seed, "levels")
    levels = [lots.pick(OTHER_LEVELS.get(game, LEVELS)) for _ in SEATS]
    state: Any = rules.setup(options, seed)
    actions: list[Action] = []
    while state.to_move is not None and state.turn <= MOST_TURNS:
        seat = state.to_move
        if state.fresh:
            yield Candidate(options, seed, tuple(actions), SeatedPosition(rules, state, seat))
        turn = opponent(game).choose(rules.remembered(state, seat), levels[seat], f"{seed}/{len(actions)}")
        for action in turn:
            state = rules.apply(state, action)
            actions.append(action)
