"""The public side: sends, edits and finds messages, whatever Discord has done to their place meanwhile."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

import discord

from bot.tables import Table
from bot.ui.context import UiContext
from bot.ui.discord_io.channel_client import ChannelClient
from bot.ui.discord_io.payload import encode_body
from bot.ui.discord_io.webhook_client import BROKEN
from bot.ui.layout import Layout, attached, layout, text
from bot.ui.public.recent_messages import RecentMessages, read_back, with_line, without_buttons, without_turn
from bot.ui.public.threads import open_thread
from render import Picture

log = logging.getLogger(__name__)

THREAD_ARCHIVED = 50083

Done = TypeVar("Done")
Pictures = Sequence[tuple[str, Picture]]


@dataclass(frozen=True, slots=True)
class MessagePlace:
    """Where something was shown."""

    channel: str
    message: str


class Messenger:
    """Post, edit and delete through the client; the messages it remembers only save asking Discord."""

    def __init__(self, client: discord.Client, ui: UiContext) -> None:
        self.channels = ChannelClient(client)
        self.ui = ui
        self._recent = RecentMessages()

    async def post(
        self, channel: str, view: Layout, pictures: Pictures = (), *, nonce: str, ring: Sequence[str] = ()
    ) -> MessagePlace:
        """Send a message that rings only for those named, once: the nonce keeps a repeated send from doubling."""
        files = [attached(name, painted) for name, painted in pictures]
        named = {"allowed_mentions": {"parse": [], "users": list(ring)}, "nonce": nonce, "enforce_nonce": True}
        written = encode_body(view, files) | named
        posted = MessagePlace(channel, await self._awake(channel, lambda: self.channels.post(channel, written, files)))
        self._recent.keep(posted.message, view)
        return posted

    async def _awake(self, channel: str, work: Callable[[], Awaitable[Done]]) -> Done:
        """Do something in a thread that may have been put away meanwhile."""
        try:
            return await work()
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
        await self.channels.wake_thread(channel)
        return await work()

    async def room(self, table: Table) -> str:
        """Find the table's room, or open it."""
        place = await self.ui.tables.notices.place(table.id)
        if place is not None:
            return place.channel
        room = table.room or await open_thread(self.channels, self.ui, table)
        await self.ui.tables.notices.placed(table.id, room)
        return room

    async def forget_thread(self, subject: str) -> bool:
        """Forget a room that is gone; tell whether it was a thread, in whose place another can be opened."""
        place = await self.ui.tables.notices.place(subject)
        if place is None:
            return False
        await self.ui.tables.notices.displaced(subject)
        return place.channel != (await self.ui.tables.queries.table(subject)).room

    async def send_direct(self, user: str, words: str) -> None:
        """Send a direct message if that can be; a person who takes none is left in peace."""
        try:
            direct = await self.channels.open_direct(user)
            await self.channels.post(direct, encode_body(layout(text(words))))
        except (discord.HTTPException, *BROKEN) as error:
            log.info("no direct message: %s", getattr(error, "code", type(error).__name__))

    async def remove_buttons(self, at: MessagePlace, note: str = "", *, is_turn: bool = False) -> None:
        """Take the buttons off a message, of a turn also whose move it was; keep the rest, and add a last line."""
        strip = without_turn if is_turn else without_buttons
        await self._change(at, lambda view: strip(view, note))

    async def change_line(self, at: MessagePlace, line: str) -> None:
        """Put another line in the place of the one below the picture; an edit rings for nobody."""
        view = await self._change(at, lambda view: with_line(view, line))
        if view is not None:
            self._recent.keep(at.message, view)

    async def _change(self, at: MessagePlace, change: Callable[[Layout], Layout]) -> Layout | None:
        """Edit what stands there, if it still does; what was posted lately needn't be fetched."""
        with suppress(discord.NotFound):
            view = self._recent.take(at.message) or await self._standing(at)
            if view is None:
                return None
            changed = change(view)
            written = encode_body(changed)
            await self._awake(at.channel, lambda: self.channels.edit(at.channel, at.message, written))
            return changed
        return None

    async def _standing(self, at: MessagePlace) -> Layout | None:
        return read_back(await self.channels.message(at.channel, at.message))
