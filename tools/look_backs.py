"""Measure the look back: `python -m tools.look_backs tactic --count 30`; nobody is asked but the opponents.

A blunder is planted for the side that then loses: is it among the turns that are named? And in games that were won
by the turns the judge ranks first: is the winner blamed for anything?
"""

import argparse
import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.tables import PastTurn
from bot.workers.jobs import Job
from bot.workers.review import Review, made
from games.core.game import Action
from games.core.outcome import Seat, other
from games.core.seeded import Lots
from games.opponents.opponent import RankedTurn
from games.opponents.registry import opponent
from games.registry import KEYS
from games.registry import game as find_game

OPTIONS: dict[str, dict[str, Any]] = {"logitac": {"length": "short"}}
MOST_TURNS = 120
EARLIEST, LATEST = 4, 24  # turn of the blunder
BLUNDER = 0.35  # by which the planted turn is worse than the best
RANKED = 400


@dataclass(frozen=True, slots=True)
class PlayedGame:
    turns: tuple[PastTurn, ...]
    loser: Seat | None
    planted: int = 0  # the number of the turn at which a blunder was planted


def lost_by_a_blunder(key: str, seed: str) -> Iterator[PlayedGame]:
    """Play games in which one side blunders once, and give those that this side loses."""
    nth = 0
    while True:
        nth += 1
        lots = Lots(f"{seed}-{nth}", "blunder")
        seat: Seat = lots.pick((0, 1))
        played = _played(key, f"{seed}-{nth}", _Way(2, blunders=seat, at=lots.pick(range(EARLIEST, LATEST))))
        if played.planted and played.loser == seat:
            yield played


def cleanly_won(key: str, seed: str) -> Iterator[PlayedGame]:
    """Play games in which one side takes the turn ranked first each time, and give those that this side wins."""
    nth = 0
    while True:
        nth += 1
        winner: Seat = Lots(f"{seed}-{nth}", "clean").pick((0, 1))
        played = _played(key, f"{seed}-{nth}", _Way(1, ranks=winner))
        if played.loser == other(winner):
            yield played


@dataclass(frozen=True, slots=True)
class _Way:
    """How the sides play: at which level, who blunders once from which turn on, and who takes what is ranked first."""

    level: int
    blunders: Seat | None = None
    at: int = 0
    ranks: Seat | None = None


def _played(key: str, seed: str, way: _Way) -> PlayedGame:
    rules = find_game(key)
    state: Any = rules.setup(OPTIONS.get(key, {}), seed)
    turns: list[PastTurn] = []
    planted = 0
    while state.to_move is not None and len(turns) < MOST_TURNS:
        seat, before = state.to_move, state
        is_due = seat == way.blunders and not planted and len(turns) >= way.at
        first = _first(key, rules.remembered(state, seat), seed, seat == way.ranks, is_due=is_due)
        planted = len(turns) + 1 if is_due and first else planted
        taken, state = _whole(key, state, first, way.level, f"{seed}/{len(turns)}")
        turns.append(PastTurn(seat, before.turn, taken, *(rules.remembered(one, seat) for one in (before, state))))
    winner = state.outcome.winner if state.outcome else None
    return PlayedGame(tuple(turns), None if winner is None else other(winner), planted)


def _first(key: str, view: Any, seed: str, ranks: bool, *, is_due: bool) -> tuple[Action, ...]:
    """Choose a blunder, or the turn that is ranked first; nothing where the level chooses."""
    if is_due:
        return _blunder(opponent(key).rank(view, seed, RANKED))
    return opponent(key).rank(view, seed, 1)[0].actions if ranks else ()


def _whole(key: str, state: Any, first: Sequence[Action], level: int, seed: str) -> tuple[tuple[Action, ...], Any]:
    """Take a turn; where it shows something before it is over, the level goes on."""
    rules, seat, now, taken = find_game(key), state.to_move, state, tuple(first)
    for action in first:
        now = rules.apply(now, action)
    while now.to_move == seat and (now is state or not now.fresh):
        chosen = opponent(key).choose(rules.remembered(now, seat), level, f"{seed}/{len(taken)}")
        for action in chosen:
            now = rules.apply(now, action)
        taken += chosen
    return taken, now


def _blunder(ranked: Sequence[RankedTurn]) -> tuple[Action, ...]:
    """Take the least bad of the turns that are blunders; none where nothing can go as wrong."""
    bad = [one for one in ranked if ranked[0].value - one.value >= BLUNDER]
    return bad[0].actions if bad else ()


def looked_back(key: str, played: PlayedGame) -> Review:
    async def think(job: Job) -> object:
        return job.run()

    return asyncio.run(made(key, played.turns, played.loser, "look back", think))


def is_named(played: PlayedGame, found: Review) -> bool:
    return any(one.number == played.planted for one in found.key_turns)


def blames_the_winner(played: PlayedGame, found: Review) -> bool:
    return any(one.turn.seat != played.loser for one in found.key_turns)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=KEYS, choices=KEYS, metavar="game")
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seed", default="one")
    asked = parser.parse_args()
    for key in asked.games:
        named = blamed = 0
        for played, _ in zip(lost_by_a_blunder(key, asked.seed), range(asked.count), strict=False):
            named += is_named(played, looked_back(key, played))
        for played, _ in zip(cleanly_won(key, asked.seed), range(asked.count), strict=False):
            blamed += blames_the_winner(played, looked_back(key, played))
        print(f"{key}: planted blunders named {named} of {asked.count}; clean winners blamed {blamed} of {asked.count}")


if __name__ == "__main__":
    main()
