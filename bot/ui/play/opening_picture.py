"""How a game begins, as a picture: large on its card, small in the list of games."""

import asyncio
from functools import lru_cache

from bot.ui.look import private_look
from bot.ui.public.show.challenge import SAMPLE_SEED
from bot.ui.request import Request
from games.core.game import AnyGame
from games.core.option import usual
from games.registry import game
from render import Look, Picture, card_board, paint
from render.thumbnail import thumbnail

MOST_KEPT = 40  # of some 50 kB: five games in two languages and two themes, twice


async def opening(request: Request, rules: AnyGame) -> Picture:
    return _painted(rules, await _look(request, rules))


async def small_opening(request: Request, rules: AnyGame) -> Picture:
    return await asyncio.to_thread(_small, rules.key, await _look(request, rules))


async def _look(request: Request, rules: AnyGame) -> Look:
    """Choose the board of a challenge's card unless they have chosen one: they may see the game for the first time."""
    return await private_look(request, rules.key, card_board(rules.key))


def _painted(rules: AnyGame, look: Look) -> Picture:
    state = rules.setup(usual(rules.options, alone=True), SAMPLE_SEED)
    return paint(rules.view(state, None), None, look)


@lru_cache(maxsize=MOST_KEPT)
def _small(key: str, look: Look) -> Picture:
    return thumbnail(_painted(game(key), look))
