"""The public side: sends, edits and finds messages, whatever Discord has done to their place meanwhile."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

import discord
from discord import ui

from bot.ui.acknowledge import BROKEN_LINE
from bot.ui.desk import Desk
from bot.ui.rooms import open_thread
from bot.ui.sheet import attached, sheet, text
from bot.ui.standing import Container, Recent, as_view, replace_line, strip
from data.records import Table
from render import Picture

log = logging.getLogger(__name__)

THREAD_ARCHIVED = 50083
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013

Done = TypeVar("Done")
Pictures = Sequence[tuple[str, Picture]]


@dataclass(frozen=True, slots=True)
class Posted:
    """Where something was shown."""

    channel: str
    message: str


class Hall:
    """Joins the client and the desk; what it remembers only saves asking Discord."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        self.client = client
        self.desk = desk
        self._recent = Recent()

    def place(self, channel: str) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(int(channel))

    async def post(
        self, channel: str, view: ui.LayoutView, pictures: Pictures = (), *, nonce: str, ring: Sequence[str] = ()
    ) -> Posted:
        """Send a message that rings only for those named, once: the nonce keeps a repeated send from doubling."""
        posted = await self._awake(channel, lambda: self._send(channel, view, pictures, nonce, ring))
        self._recent.keep(posted.message, view)
        return posted

    async def _awake(self, channel: str, work: Callable[[], Awaitable[Done]]) -> Done:
        """Do something in a thread that may have been put away meanwhile."""
        try:
            return await work()
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
        await self._wake_thread(channel)
        return await work()

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

    async def leave_room(self, subject: str) -> bool:
        """Forget a room that is gone; tell whether it was a thread, in whose place another can be opened."""
        place = await self.desk.tables.place(subject)
        if place is None:
            return False
        await self.desk.tables.displaced(subject)
        return place.channel != (await self.desk.tables.table(subject)).room

    async def _wake_thread(self, channel: str) -> None:
        found = await self.client.fetch_channel(int(channel))
        if isinstance(found, discord.Thread):
            await found.edit(archived=False)

    async def whisper(self, user: str, words: str) -> None:
        """Send a direct message if that can be; a person who takes none is left in peace."""
        try:
            person = await self.client.fetch_user(int(user))
            await person.send(view=sheet(text(words)))
        except (discord.HTTPException, *BROKEN_LINE) as error:
            log.info("no direct message: %s", getattr(error, "code", type(error).__name__))

    async def is_here(self, guild: str, user: str) -> bool:
        """Ask whether a person is still in the server: without the members intent nobody tells us who leaves."""
        try:
            await self.client.http.get_member(int(guild), int(user))
        except discord.NotFound as error:
            return error.code not in (UNKNOWN_MEMBER, UNKNOWN_USER)
        return True

    async def fade(self, at: Posted, note: str = "") -> None:
        """Take the buttons off a message, keep its words and picture, and add a last line."""
        await self._change(at, lambda container: strip(container, note))

    async def reword(self, at: Posted, line: str) -> None:
        """Put another line in the place of the one below the picture; an edit rings for nobody."""
        view = await self._change(at, lambda container: replace_line(container, line))
        if view is not None:
            self._recent.keep(at.message, view)

    async def _change(self, at: Posted, change: Callable[[Container], None]) -> ui.LayoutView | None:
        """Edit what stands there, if it still does; what was posted lately needn't be fetched."""
        message = self.place(at.channel).get_partial_message(int(at.message))
        with suppress(discord.NotFound):
            view = self._recent.take(at.message) or await self._standing(message)
            if view is None:
                return None
            for item in view.children:
                if isinstance(item, ui.Container):
                    change(item)
            await self._awake(at.channel, lambda: message.edit(view=view))
            return view
        return None

    async def _standing(self, message: discord.PartialMessage) -> ui.LayoutView | None:
        found = await message.fetch()
        return as_view(found) if found.flags.components_v2 else None
