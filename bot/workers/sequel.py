"""What would have followed a turn: the rest of it, where it shows something first, and the answer to it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.workers.jobs import ChooseTurn
from bot.workers.review import Think
from games.core.game import Action, AnyGame
from games.core.outcome import Seat

ANSWERS = 3  # the level at which the answer is chosen


@dataclass(frozen=True, slots=True)
class SequelTurn:
    """A turn that was not played, and the truth after it."""

    seat: Seat
    actions: tuple[Action, ...]
    state: Any


async def sequel(game: AnyGame, state: Any, turn: Sequence[Action], seed: str, think: Think) -> tuple[SequelTurn, ...]:
    """Play the better turn in the position of a finished game, and let the opponent answer by what they knew."""
    better = await _whole(game, state, tuple(turn), seed, think)
    if better.state.to_move is None or not better.state.fresh:
        return (better,)
    return better, await _whole(game, better.state, (), seed, think)


async def _whole(game: AnyGame, state: Any, begun: tuple[Action, ...], seed: str, think: Think) -> SequelTurn:
    seat, taken, now = state.to_move, begun, state
    for action in begun:
        now = game.apply(now, action)
    while now.to_move == seat and (now is state or not now.fresh):
        chosen = await think(ChooseTurn(game.key, game.remembered(now, seat), seed, ANSWERS))
        if not isinstance(chosen, tuple) or not chosen:
            break
        for action in chosen:
            now = game.apply(now, action)
        taken += chosen
    return SequelTurn(seat, taken, now)
