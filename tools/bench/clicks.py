"""Clicks a turn: from *Play* to the last click, by chance, over whole games on the stand-in; a list counts two."""

import asyncio
import hashlib
import statistics
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

from tools.bench.table import Row, show

if TYPE_CHECKING:
    from tests.bot.ui.players import Match

AIMS = {"l-calculus": 6, "tactic": 7, "logan-stones": 5, "logitac": 4, "topologic": 8}
ENTRY_AIM = 4  # Topologic's five pawns, by one form
MOST_TURNS = 120


def same_chance() -> Callable[[int], str]:
    """Draw the same ids, seeds and secrets in every run."""
    drawn = count()
    return lambda size: hashlib.sha256(str(next(drawn)).encode()).hexdigest()[: 2 * size]


async def count_clicks(match: "Match", most: int = MOST_TURNS) -> list[int]:
    """Play a game by the picker alone, and count each turn's clicks."""
    from tests.bot.ui.players import click_turn

    turn, clicks = await match.next_turn(), []
    while True:
        clicks.append(await click_turn(match, match.mover(turn), turn))
        following = await match.end_or_turn(turn)
        if following is None or len(clicks) == most:
            return clicks
        turn = following


async def _measured(game: str) -> list[int]:
    from tests.bot.ui.conftest import staged
    from tests.bot.ui.players import open_match

    with tempfile.TemporaryDirectory() as folder, patch("bot.tables.context.secrets.token_hex", same_chance()):
        async with staged(Path(folder), rate_limits=False) as stage:
            return await count_clicks(await open_match(stage, game))


def main() -> None:
    rows = []
    for game, aim in AIMS.items():
        clicks = asyncio.run(_measured(game))
        name = f"{game}: median of {len(clicks)} turns, {min(clicks)} to {max(clicks)}"
        rows.append(Row(name, statistics.median(clicks), "clicks", at_most=aim))
    show("clicks a turn, from Play to the last", rows)
