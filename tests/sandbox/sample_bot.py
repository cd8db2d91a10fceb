"""A small real discord.py bot on the stand-in, and raw requests for what discord.py itself would never send."""

import asyncio
import io
import re
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord
import pytest
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route

from sandbox import Sandbox
from sandbox.protocol.violations import INSTALLS_UNSAID, MENTIONS_UNSAID, UNDOCUMENTED, WRONG_CONTENT_TYPE, WRONG_TYPE

USER_AGENT = "DiscordBot (https://example.org, 1.0)"
# What the sample bot, or discord.py, does not care about.
THOUGHTLESS = (MENTIONS_UNSAID, WRONG_CONTENT_TYPE, INSTALLS_UNSAID, WRONG_TYPE, UNDOCUMENTED)


def png(width: int = 4, height: int = 3, shade: int = 0) -> bytes:
    """Make a small real PNG."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return len(body).to_bytes(4, "big") + kind + body + zlib.crc32(kind + body).to_bytes(4, "big")

    head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes([8, 0, 0, 0, 0])
    rows = (b"\0" + bytes([shade]) * width) * height
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Counter(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label=f"Count {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> "Counter":
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        view: ui.View = ui.View(timeout=None).add_item(Counter(self.n + 1))
        await interaction.response.edit_message(content=f"counted {self.n + 1}", view=view)


class Name(ui.Modal, title="Your name"):
    name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(custom_id="name", max_length=10))

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        field = self.name.component
        assert isinstance(field, ui.TextInput)
        await interaction.response.send_message(f"hello {field.value}", ephemeral=True)


class Board(ui.LayoutView):
    """A turn message: text, picture, buttons, in a container."""

    def __init__(self, text: str, picture: str, alt: str = "a board") -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{picture}", description=alt)
        row: ui.ActionRow[Any] = ui.ActionRow(Counter(0))
        self.add_item(ui.Container(ui.TextDisplay(text), gallery, ui.Separator(), row, accent_color=0x336699))


async def _respond(interaction: discord.Interaction[Any], how: str) -> None:
    """Answer in the way a test asks for."""
    send = interaction.response.send_message
    match how:
        case "plain":
            await send("here")
        case "private":
            await send("only you", ephemeral=True)
        case "count":
            await send("counted 0", view=ui.View(timeout=None).add_item(Counter(0)))
        case "private count":
            await send("counted 0", view=ui.View(timeout=None).add_item(Counter(0)), ephemeral=True)
        case "modal":
            await interaction.response.send_modal(Name())
        case "board":
            file = discord.File(io.BytesIO(png()), "t1.png", description="file alt")
            await send(view=Board("turn 1", "t1.png"), file=file)
        case "defer":
            await interaction.response.defer(ephemeral=True, thinking=True)
            await interaction.followup.send("first", ephemeral=False)
            await interaction.followup.send("second", ephemeral=True)
        case "late":
            await asyncio.sleep(1.0)
            await send("too late")
        case "select":
            await send("choose", view=Chooser())
        case "slow button":
            await send("now", view=Later())


class Chooser(ui.View):
    @ui.select(placeholder="Pick", options=[discord.SelectOption(label=f"Option {n}", value=str(n)) for n in range(5)])
    async def pick(self, interaction: discord.Interaction[Any], select: ui.Select[Any]) -> None:
        await interaction.response.send_message(f"picked {select.values[0]}", ephemeral=True)

    @ui.select(cls=ui.UserSelect, placeholder="Whom")
    async def whom(self, interaction: discord.Interaction[Any], select: ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"you chose {select.values[0].display_name}", ephemeral=True)


class Client(discord.Client):
    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify again at once; discord.py would wait five seconds."""


class Later(ui.View):
    @ui.button(label="Later")
    async def later(self, interaction: discord.Interaction[Any], button: ui.Button[Any]) -> None:
        await interaction.response.defer()
        await asyncio.sleep(0.02)
        await interaction.edit_original_response(content="later")


@dataclass
class Bot:
    """What a test looks at: the client, its tree, what it heard."""

    client: discord.Client
    tree: app_commands.CommandTree[Any]
    errors: asyncio.Queue[BaseException] = field(default_factory=asyncio.Queue)
    heard: list[str] = field(default_factory=list)
    hearing: asyncio.Event = field(default_factory=asyncio.Event)

    async def heard_again(self, event: str, before: int) -> None:
        """Wait until this event was heard more often than `before`."""
        while self.heard.count(event) <= before:
            self.hearing.clear()
            await self.hearing.wait()


def _with_commands(tree: app_commands.CommandTree[Any]) -> None:
    group = app_commands.Group(name="challenge", description="Challenge somebody")

    @group.command(name="tactic", description="Play Tactic")
    @app_commands.describe(opponent="Whom", pace="How fast")
    @app_commands.choices(pace=[app_commands.Choice(name="3 days", value=3), app_commands.Choice(name="None", value=0)])
    @app_commands.rename(best_of="best-of")
    async def tactic(
        interaction: discord.Interaction[Any],
        opponent: discord.Member,
        pace: app_commands.Choice[int] | None = None,
        best_of: app_commands.Range[int, 1, 9] = 1,
    ) -> None:
        days = pace.value if pace else "-"
        await interaction.response.send_message(f"{opponent.mention} {opponent.display_name} {days} {best_of}")

    @tree.command(name="answer", description="Answer as asked")
    async def answer(interaction: discord.Interaction[Any], how: str) -> None:
        await _respond(interaction, how)

    @tree.command(name="move", description="Move")
    async def move(interaction: discord.Interaction[Any], text: str) -> None:
        await interaction.response.send_message(f"moved {text}", ephemeral=True)

    @move.autocomplete("text")
    async def moves(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{current}{n}", value=f"{current}{n}") for n in range(3)]

    @tree.command(name="settings", description="Set up")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("set", ephemeral=True)

    tree.add_command(group)


@asynccontextmanager
async def running(sandbox: Sandbox) -> AsyncIterator[Bot]:
    """Run the bot until the block ends."""
    client = Client(
        intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
        guild_ready_timeout=0.02,
        allowed_mentions=discord.AllowedMentions.none(),
    )
    client.http.user_agent = USER_AGENT
    bot = Bot(client, app_commands.CommandTree(client))
    _with_commands(bot.tree)
    client.add_dynamic_items(Counter)

    @bot.tree.error
    async def on_error(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        bot.errors.put_nowait(getattr(error, "original", error))

    @client.event
    async def on_socket_event_type(event: str) -> None:
        bot.heard.append(event)
        bot.hearing.set()

    await client.login(sandbox.token)
    vars(client.http)["_HTTPClient__session"].headers["User-Agent"] = USER_AGENT
    await bot.tree.sync()
    task = asyncio.create_task(client.connect())
    await client.wait_until_ready()
    try:
        yield bot
    finally:
        await client.close()
        await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def pointed_at(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bot]:
    sandbox.expect_always(*THOUGHTLESS)
    monkeypatch.setattr(Route, "BASE", f"{sandbox.api_url}/v10")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(sandbox.gateway_url))
    async with running(sandbox) as bot:
        yield bot


def as_bot(sandbox: Sandbox) -> dict[str, str]:
    """Give the headers that a bot sends."""
    return {"Authorization": f"Bot {sandbox.token}", "User-Agent": USER_AGENT}


@dataclass
class Raw:
    """Send what discord.py would not, with the bot's token."""

    session: aiohttp.ClientSession
    base: str

    async def ask(self, method: str, path: str, body: object = None, **more: Any) -> tuple[int, Any]:
        if body is not None:
            more["json"] = body
        async with self.session.request(method, self.base + path, **more) as response:
            return response.status, (await response.json() if response.status != 204 else None)

    async def errors(self, method: str, path: str, body: object = None, **more: Any) -> str:
        """Give the paths and codes of a 50035, as text."""
        status, answer = await self.ask(method, path, body, **more)
        assert (status, answer["code"]) == (400, 50035), answer
        return str(answer["errors"])
