"""The rivals of our bot: other ways of answering a click with discord.py."""

import io
import itertools
import os
from typing import Any

import discord
from discord import ui

from bot.ui.discord_io.rest import user_agent
from bot.ui.discord_io.rest.address import point_at
from games.registry import games
from render import Look, paint
from tools.bench.pictures import TABLES, TURNS, marks, told

BARE_TABLES = 100


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


RIVALS = {"bare": bare, "lean": lean, "usual": usual, "painting": painting}
