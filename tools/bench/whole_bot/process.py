"""A bot in a process of its own, which tells how it fares: `… process ours|bare|lean|… ADDRESS TOKEN …`."""

import asyncio
import io
import itertools
import json
import logging
import os
import resource
import sys
import time
from asyncio.events import Handle
from pathlib import Path
from typing import Any

import discord
from discord import ui
from pydantic import SecretStr

from bot.app import serve
from bot.config import Settings
from bot.ui.discord_io.rest import pacing, user_agent
from bot.ui.discord_io.rest.address import point_at
from games.registry import games
from render import Look, paint
from tools.bench.pictures import TABLES, TURNS, marks, told

BARE_TABLES = 100
BLOCKED_S = 0.02

UNLIMITED = 100_000  # requests a second


class Watch:
    """How long each callback keeps the event loop; everything runs in callbacks, the collector of garbage too."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.blocked = 0
        self._run = Handle._run
        Handle._run = self._timed()  # type: ignore[method-assign]

    def _timed(self) -> Any:
        run, clock = self._run, time.perf_counter

        def timed(handle: Handle) -> None:
            start = clock()
            run(handle)
            took = clock() - start
            if took > BLOCKED_S:
                self.blocked += 1
            self.longest = max(self.longest, took)

        return timed

    def read(self) -> dict[str, float]:
        """Tell what was seen since the last reading."""
        usage = resource.getrusage(resource.RUSAGE_SELF)
        told = {
            "cpu": usage.ru_utime + usage.ru_stime,
            "memory": resident() / 1e6,
            "longest": self.longest * 1000,
            "blocked": self.blocked,
        }
        self.longest, self.blocked = 0.0, 0
        return told


def resident() -> int:
    """Bytes of memory held now, or the most there ever were where that can't be told."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


async def answer(watch: Watch) -> None:
    """Answer each line with a reading, until there are no more."""
    while await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(watch.read()), flush=True)


async def ours(address: str, token: str, database: str) -> None:
    """Run the bot without Discord's fifty requests a second, as the stand-in here does."""
    pacing.MOST_A_SECOND = UNLIMITED
    await serve(Settings(discord_token=SecretStr(token), discord_api_url=address, cairn_database=database))


class Bare(discord.Client):
    """discord.py as its quickstart sets it up: each click is answered with the same picture, in a message like ours."""

    def __init__(self, size: int, **settings: Any) -> None:
        super().__init__(**{"intents": discord.Intents.default()} | settings)
        self._picture = b"\x89PNG\r\n\x1a\n" + os.urandom(size)

    async def setup_hook(self) -> None:
        user_agent.name_after_login(self)

    def picture(self) -> discord.File:
        return discord.File(io.BytesIO(self._picture), "picture.png")

    async def on_ready(self) -> None:
        (channel,) = (channel for guild in self.guilds for channel in guild.text_channels if channel.name == "games")
        for number in range(BARE_TABLES):
            await channel.send(view=layout(f"table {number}"), file=self.picture())

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=layout("your turn"), file=self.picture())


class Lean(Bare):
    """The same with everything switched off that it can do without, as in ours."""

    def __init__(self, size: int) -> None:
        super().__init__(size, intents=discord.Intents(guilds=True), max_messages=None)


class Usual(Lean):
    """The same with as many requests as a turn takes: acknowledge in private, post, take the old buttons away."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=finished(ui.TextDisplay("done")), ephemeral=True)
        channel, old = interaction.channel, interaction.message
        if isinstance(channel, discord.TextChannel) and old is not None:
            await channel.send(view=layout(f"after {old.id}"), file=self.picture())
            await old.edit(view=finished(ui.TextDisplay("played")))


class Painting(Usual):
    """The same again with the pictures of random games, painted and encoded one by one as ours are."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        tables = [(marks(nth), told(rules, nth)) for nth in range(TABLES) for rules in games()]
        turns = ((names, views[turn]) for turn in range(TURNS) for names, views in tables if turn < len(views))
        self._turns = itertools.cycle(list(turns))

    def picture(self) -> discord.File:
        names, view = next(self._turns)
        painted = paint(view, None, Look("dark"), names)
        return discord.File(io.BytesIO(painted.png), "picture.png", description=painted.alt)


def layout(words: str, buttons: int = 4) -> ui.LayoutView:
    """Lay out words, the picture and buttons, as a turn message does."""
    row: list[ui.Item[Any]] = (
        [ui.ActionRow(*(ui.Button(label="Play", custom_id=f"play {n}") for n in range(buttons)))] if buttons else []
    )
    gallery: ui.Item[Any] = ui.MediaGallery(
        discord.MediaGalleryItem("attachment://picture.png", description="a picture")
    )
    return finished(ui.Container(ui.TextDisplay(words), gallery, ui.TextDisplay("more words"), *row))


def finished(item: ui.Item[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None).add_item(item)
    view.stop()
    return view


async def bare(address: str, token: str, size: str) -> None:
    await _alone(Bare(int(size)), address, token)


async def lean(address: str, token: str, size: str) -> None:
    await _alone(Lean(int(size)), address, token)


async def usual(address: str, token: str, size: str) -> None:
    await _alone(Usual(int(size)), address, token)


async def painting(address: str, token: str, size: str) -> None:
    await _alone(Painting(int(size)), address, token)


async def _alone(client: discord.Client, address: str, token: str) -> None:
    await point_at(address)
    user_agent.name_before_login(client)
    async with client:
        await client.start(token)


KINDS = {"ours": ours, "bare": bare, "lean": lean, "usual": usual, "painting": painting}


async def main() -> None:
    kind, address, token, wish = sys.argv[1:]
    logging.basicConfig(level=logging.ERROR)
    watch = Watch()
    running = asyncio.create_task(KINDS[kind](address, token, wish))
    await asyncio.wait({running, asyncio.create_task(answer(watch))}, return_when=asyncio.FIRST_COMPLETED)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


if __name__ == "__main__":
    asyncio.run(main())
