"""What a look back says of a game that was played to be looked back at, and what of it isn't so."""

import asyncio
from collections.abc import Iterator

from bot.workers.jobs import Job
from bot.workers.review import KeyTurn, Review, made
from games.core.outcome import SEATS
from games.opponents.registry import opponent
from games.registry import game as find_game
from tools.hints.claims import is_true
from tools.hints.told import ToldHint
from tools.look_backs.playing import PlayedGame


def looked_back(key: str, played: PlayedGame) -> Review:
    async def think(job: Job) -> object:
        return job.run()

    return asyncio.run(made(key, played.turns, played.loser, "look back", think))


def is_named(played: PlayedGame, found: Review) -> bool:
    return any(one.number == played.planted for one in found.key_turns)


def faults(key: str, played: PlayedGame, found: Review) -> Iterator[str]:
    """Name what is said that isn't so; of a game without a planted blunder also what is said against its winner."""
    for one in found.key_turns:
        if not played.planted and one.turn.seat != played.loser:
            yield f"turn {one.number} of the winner is blamed"
        yield from _of_turn(key, played, one)
    for seat in SEATS:
        named = any(one.turn.seat == seat for one in found.key_turns)
        if named and seat in found.faultless:
            yield f"seat {seat} is blamed and faultless"


def _of_turn(key: str, played: PlayedGame, one: KeyTurn) -> Iterator[str]:
    """Hold one turn that is named, and what is said to be better, against the game as it was."""
    best, view = one.verdict.best.actions, one.turn.before
    told = ToldHint(find_game(key), played.states[one.number - 1], best, one.verdict.reason)
    if not is_true(told):
        yield f"turn {one.number}: {' '.join(best)} {one.verdict.reason}"
    if opponent(key).result(view, best) == opponent(key).result(view, one.turn.actions):
        yield f"turn {one.number}: what is better is what was played"
