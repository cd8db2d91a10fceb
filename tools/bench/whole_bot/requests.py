"""Counted requests a turn: those by the bot's own login, of which Discord takes fifty a second over all processes."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import aiohttp
from discord.http import Route

from bot.ui.discord_io.rest.payload import packed
from bot.ui.discord_io.rest.user_agent import NAMED
from bot.ui.public.click_tokens import ClickTokens
from tools.bench.table import Row, show
from tools.bench.whole_bot.clicks import AIMS as GAMES

if TYPE_CHECKING:
    from tests.bot.ui.players import Match

TURNS = 20  # of each game
AIM = 1


async def by_clicks(match: "Match") -> None:
    from tests.bot.ui.players import click_turn

    turn = await match.next_turn()
    await click_turn(match, match.mover(turn), turn)


async def by_typing(match: "Match") -> None:
    turn = await match.next_turn()
    await match.type_turn(match.mover(turn), turn)


Way = Callable[["Match"], Awaitable[None]]


async def counted(game: str, way: Way) -> list[int]:
    """Play some turns, and count the requests of each, until its old message is bare."""
    from tests.bot.ui.conftest import staged
    from tests.bot.ui.players import open_match

    with tempfile.TemporaryDirectory() as folder:
        async with staged(Path(folder), rate_limits=False) as stage:
            match, limits = await open_match(stage, game), stage.sandbox.limits
            await _played(match, way)  # the first turn comes with the thread
            found: list[int] = []
            while len(found) < TURNS and match.end is None:
                before = limits.counted
                await _played(match, way)
                found.append(limits.counted - before)
            return found[:-1] if match.end else found


async def _played(match: "Match", way: Way) -> None:
    turn = await match.next_turn()
    await way(match)
    await match.end_or_turn(turn)
    await match.people[0].waits_until(lambda: not match.people[0].message(turn.id).buttons)


@asynccontextmanager
async def follow_ups() -> AsyncIterator[None]:
    """Post by the token of the last click in a channel, as a trial: see docs/hosting.md for why the bot doesn't."""
    newest: dict[str, str] = {}
    keep = ClickTokens.keep

    def keep_newest(self: ClickTokens, interaction: Any) -> None:
        if interaction.message is not None and interaction.message.flags.ephemeral:  # a click in the picker
            newest[str(interaction.channel_id)] = f"/webhooks/{interaction.application_id}/{interaction.token}"
        keep(self, interaction)

    async with aiohttp.ClientSession(headers=NAMED) as session:

        async def post(_: Any, channel: str, written: dict[str, Any], files: Any = ()) -> Mapping[str, Any]:
            if channel not in newest:
                return await posted(_, channel, written, files)
            body = {key: value for key, value in written.items() if key not in ("nonce", "enforce_nonce")}
            async with session.post(f"{Route.BASE}{newest[channel]}?wait=true", data=packed(body, files)) as answer:
                shown: Mapping[str, Any] = await answer.json()
                return shown

        from bot.ui.discord_io.rest.channel_client import ChannelClient

        posted: Callable[..., Awaitable[Mapping[str, Any]]] = ChannelClient.post
        with patch.object(ClickTokens, "keep", keep_newest), patch.object(ChannelClient, "post", post):
            yield


async def measure() -> list[Row]:
    rows, everything = [], []
    for key in GAMES:
        found = await counted(key, by_clicks)
        everything += found
        rows.append(Row(f"{key}: {len(found)} turns by clicks, most {max(found)}", median(found), "requests"))
    rows.append(Row(f"all {len(everything)} turns by clicks, median", median(everything), "requests", at_most=AIM))
    rows.append(Row("  mean", sum(everything) / len(everything), "requests"))
    typed = await counted("tactic", by_typing)
    rows.append(Row(f"{len(typed)} turns typed with /move, median", median(typed), "requests"))
    async with follow_ups():
        trial = await counted("tactic", by_clicks)
    rows.append(Row("if a click's follow-up showed the turn, median", median(trial), "requests"))
    return rows


def main() -> None:
    show("Counted requests a turn, on the stand-in", asyncio.run(measure()))


if __name__ == "__main__":
    main()
