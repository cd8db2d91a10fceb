"""The public side: sends, edits and finds messages, whatever Discord has done to their place meanwhile."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import PurePosixPath
from urllib.parse import urlsplit

import discord
from discord import ui

from bot.ui.desk import Desk
from bot.ui.rooms import open_thread
from bot.ui.sheet import Item, attached, sheet, text
from data.records import Table
from render import Picture

THREAD_ARCHIVED = 50083


Pictures = Sequence[tuple[str, Picture]]


@dataclass(frozen=True, slots=True)
class Posted:
    """Where something was shown."""

    channel: str
    message: str


class Hall:
    """Joins the client and the desk; holds no state that a restart could lose."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        self.client = client
        self.desk = desk

    def place(self, channel: str) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(int(channel))

    async def post(
        self, channel: str, view: ui.LayoutView, pictures: Pictures = (), *, nonce: str, ring: Sequence[str] = ()
    ) -> Posted:
        """Send a message that rings only for those named, once: the nonce keeps a repeated send from doubling."""
        try:
            return await self._send(channel, view, pictures, nonce, ring)
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
        await self.wake_thread(channel)
        return await self._send(channel, view, pictures, nonce, ring)

    async def _send(
        self, channel: str, view: ui.LayoutView, pictures: Pictures, nonce: str, ring: Sequence[str]
    ) -> Posted:
        people = [discord.Object(int(user)) for user in ring]
        sent = await self.place(channel).send(
            view=view,
            files=[attached(name, painted) for name, painted in pictures],
            nonce=nonce,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=people),
        )
        return Posted(channel, str(sent.id))

    async def room(self, table: Table) -> str:
        """Find the table's room, or open it."""
        place = await self.desk.tables.place(table.id)
        if place is not None:
            return place.channel
        room = table.room or await open_thread(self.client, self.desk, table)
        await self.desk.tables.placed(table.id, room)
        return room

    async def wake_thread(self, channel: str) -> None:
        found = await self.client.fetch_channel(int(channel))
        if isinstance(found, discord.Thread):
            await found.edit(archived=False)

    async def whisper(self, user: str, words: str) -> None:
        """Send a direct message; a person who takes none is left in peace."""
        with suppress(discord.Forbidden, discord.NotFound):
            person = await self.client.fetch_user(int(user))
            await person.send(view=sheet(text(words)))

    async def redo(self, at: Posted, view: ui.LayoutView, pictures: Pictures) -> None:
        """Put other words and another picture into a message that stands; nobody is rung for."""
        files = [attached(name, painted) for name, painted in pictures]
        with suppress_gone():
            await self.place(at.channel).get_partial_message(int(at.message)).edit(view=view, attachments=files)

    async def fade(self, at: Posted, note: str = "") -> None:
        """Take the buttons off a message, keep its words and picture, and add a last line."""
        with suppress_gone():
            message = await self.place(at.channel).fetch_message(int(at.message))
            if message.flags.components_v2:
                await message.edit(view=without_buttons(message, note))


def suppress_gone() -> suppress:
    return suppress(discord.NotFound)


def without_buttons(message: discord.Message, note: str = "") -> ui.LayoutView:
    view = ui.LayoutView.from_message(message, timeout=None)
    for item in view.children:
        if isinstance(item, ui.Container):
            _strip(item)
            if note:
                item.add_item(text(note))
    view.stop()
    return view


def _strip(container: "ui.Container[ui.LayoutView]") -> None:
    for child in list(container.children):
        if isinstance(child, ui.ActionRow):
            container.remove_item(child)
        elif isinstance(child, ui.MediaGallery):
            _hang_again(child)


def _hang_again(gallery: Item) -> None:
    """Point at the message's own file by its name: addresses of Discord's store expire."""
    if isinstance(gallery, ui.MediaGallery):
        for picture in gallery.items:
            picture.media = f"attachment://{PurePosixPath(urlsplit(picture.media.url).path).name}"
