"""A bot in a process of its own, which tells how it fares: `… tools.bench.bot_process ours|bare ADDRESS TOKEN FOLDER`."""

import asyncio
import io
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
from bot.ui.address import point_at

BARE_TABLES = 100
BLOCKED_S = 0.02
PICTURE_SIZE = 40_000  # bytes: ours are so large in the middle of a game


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


async def ours(address: str, token: str, folder: Path) -> None:
    settings = Settings(
        discord_token=SecretStr(token), discord_api_url=address, cairn_database=folder / "cairn.sqlite3"
    )
    await serve(settings)


class Bare(discord.Client):
    """What discord.py costs alone: a button, and a picture that is always the same."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self._picture = b"\x89PNG\r\n\x1a\n" + os.urandom(PICTURE_SIZE)

    async def on_ready(self) -> None:
        (channel,) = (channel for guild in self.guilds for channel in guild.text_channels if channel.name == "games")
        for number in range(BARE_TABLES):
            await channel.send(f"table {number}", view=button())

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        picture = discord.File(io.BytesIO(self._picture), "picture.png")
        await interaction.response.send_message("your turn", view=button(), file=picture)


def button() -> ui.View:
    view: ui.View = ui.View(timeout=None).add_item(ui.Button(label="Play", custom_id="play"))
    view.stop()
    return view


async def bare(address: str, token: str, _folder: Path) -> None:
    await point_at(address)
    async with Bare() as client:
        await client.start(token)


async def main() -> None:
    kind, address, token, folder = sys.argv[1:]
    logging.basicConfig(level=logging.ERROR)
    watch = Watch()
    running = asyncio.create_task({"ours": ours, "bare": bare}[kind](address, token, Path(folder)))
    await asyncio.wait({running, asyncio.create_task(answer(watch))}, return_when=asyncio.FIRST_COMPLETED)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


if __name__ == "__main__":
    asyncio.run(main())
