"""The turns that decided a finished game: what the look back blames, what came to light, and the best moments."""

import asyncio
from collections.abc import Sequence

from bot.tables import PastTurn
from bot.workers.review import Review
from games.core.game import AnyGame
from games.moments.moment import Moment, weighing
from games.registry import manual


async def moments_of(game: str, turns: Sequence[PastTurn]) -> list[tuple[PastTurn, Moment]]:
    """Weigh each whole turn by the rules alone."""
    weigh = weighing(game)
    moments = []
    for turn in filter(_is_whole, turns):
        await asyncio.sleep(0)  # a long game must not block the event loop
        if (moment := weigh(turn.before, turn.after, turn.seat)) is not None:
            moments.append((turn, moment))
    return moments


def _is_whole(turn: PastTurn) -> bool:
    """Return whether the last turn is complete: a game may end in the middle of one."""
    return bool(turn.after.fresh or turn.after.outcome is not None)


async def decisive_turns(game: AnyGame, turns: Sequence[PastTurn], review: Review | None) -> list[int]:
    """Number the decisive turns from 1, as a look back does, the most decisive first."""
    blamed = [one.number for one in review.key_turns] if review else []
    revealing = [nth for nth, turn in enumerate(turns, 1) if manual(game).news(turn.after) is not None]
    moments = await moments_of(game.key, turns)
    moments.sort(key=lambda one: -one[1].weight)
    numbers = {id(turn): nth for nth, turn in enumerate(turns, 1)}
    return list(dict.fromkeys([*blamed, *revealing, *(numbers[id(turn)] for turn, _ in moments)]))
