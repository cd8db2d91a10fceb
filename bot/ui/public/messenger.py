"""Send, edit and find public messages, even if their thread was archived or deleted meanwhile."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

import discord

from bot.newest import Newest
from bot.tables import Table
from bot.ui.context import UiContext
from bot.ui.discord_io.rest.channel_client import ChannelClient
from bot.ui.discord_io.rest.pacing import Held
from bot.ui.discord_io.rest.payload import encode_body
from bot.ui.discord_io.rest.webhook_client import BROKEN
from bot.ui.layout import Attached, Layout, attached
from bot.ui.plain_message import PlainMessage
from bot.ui.public.click_tokens import ClickTokens
from bot.ui.public.direct_message_channels import DirectMessageChannels
from bot.ui.public.recent_messages import (
    CurrentMessage,
    files_of,
    read_back,
    said,
    with_line,
    without_buttons,
    without_turn,
)
from bot.ui.public.threads import ThreadNames, open_thread, unannounce
from render import Picture

log = logging.getLogger(__name__)

THREAD_ARCHIVED = 50083
BAD_REQUEST = 400
NONCE_MS = 4 * 60_000  # Discord knows a nonce again for about five minutes
MOST_RECENT = 256
MOST_POSTED = 10_000
MEMBER_MS = 3600_000  # then whether somebody is on a server is asked again
MOST_MEMBERS = 10_000

Done = TypeVar("Done")
Pictures = Sequence[tuple[str, Picture]]
View = Layout | PlainMessage


@dataclass(frozen=True, slots=True)
class MessagePlace:
    """The channel and message in which a notice was shown."""

    channel: str
    message: str


class Messenger:
    """Post, edit and delete messages; remembered messages only save requests to Discord."""

    def __init__(self, client: discord.Client, ui: UiContext, clicks: ClickTokens) -> None:
        self.channels = ChannelClient(client, ui.pacing, ui.tables.sharing.check)
        self._clicks = clicks
        self._directs = DirectMessageChannels(self.channels)
        self.thread_names = ThreadNames(self.channels, ui)
        self.ui = ui
        self._recent = Newest[str, CurrentMessage](MOST_RECENT)  # so that an edit needs no fetching
        self._posted = Newest[tuple[str, str], MessagePlace](MOST_POSTED)  # by channel and nonce
        self._members = Newest[tuple[str, str], int](MOST_MEMBERS)  # when each was last known to be a member

    async def post(
        self,
        channel: str,
        view: View,
        pictures: Pictures = (),
        *,
        nonce: str,
        ring: Sequence[str] = (),
        since: int | None = None,
        is_silent: bool = False,
    ) -> MessagePlace:
        """
        Send a message once, notifying only the named people; the nonce prevents a double after a retry.

        It rings nobody if one of them has quiet hours: two people can't be rung differently by one message.
        """
        if known := self._posted.get((channel, nonce)):
            return known
        if since is not None and (posted_before := await self.posted_before(channel, view, pictures, since)):
            return posted_before
        files = [attached(name, painted) for name, painted in pictures]
        named = {"allowed_mentions": {"parse": [], "users": list(ring)}, "nonce": nonce, "enforce_nonce": True}
        is_silent = is_silent or self.ui.tables.people.is_anybody_quiet(*ring)
        written = encode_body(view, files, is_silent=is_silent) | named
        sent = await self._awake(channel, lambda: self.channels.post(channel, written, files))
        posted = MessagePlace(channel, str(sent["id"]))
        self._recent[posted.message] = CurrentMessage(view, files_of(sent))
        self._posted[channel, nonce] = posted  # a notice whose direct message has to wait comes again
        return posted

    async def posted_before(self, channel: str, view: View, pictures: Pictures, since: int) -> MessagePlace | None:
        """Find what an earlier try has posted, where Discord doesn't know its nonce again any more."""
        if self.ui.clock.now() - since <= NONCE_MS:
            return None
        return await self.find_posted(channel, view, pictures, since)

    async def find_posted(self, channel: str, view: View, pictures: Pictures, since: int) -> MessagePlace | None:
        """Find a message whose answer was lost: Discord knows a nonce again for some minutes only."""
        for message in await self.channels.messages_since(channel, since):
            current = read_back(message) if message["author"]["id"] == self.channels.me else None
            if current is not None and _is_same(current, view, pictures):
                return MessagePlace(channel, str(message["id"]))
        return None

    async def _awake(self, channel: str, work: Callable[[], Awaitable[Done]]) -> Done:
        """Do something in a thread, unarchiving it if necessary."""
        try:
            return await work()
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
        await self.channels.wake_thread(channel)
        return await work()

    def forget(self) -> None:
        """Drop remembered messages, which another process may have changed; Discord is asked again."""
        self._recent.clear()

    async def channel_of(self, table: Table) -> str:
        """Find the thread or channel in which a table is shown; open a thread if there is none."""
        place = await self.ui.tables.notices.place(table.id)
        if place is not None:
            return place.channel
        channel = table.room or await open_thread(self.channels, self.ui, table)
        self.thread_names.is_named(table)
        await self.ui.tables.notices.placed(table.id, channel)
        if table.level is not None and channel != table.room:
            await unannounce(self.channels, table.channel, channel)
        return channel

    async def forget_thread(self, subject: str) -> bool:
        """Forget a deleted thread or channel; return whether it was a thread, which can be replaced."""
        place = await self.ui.tables.notices.place(subject)
        if place is None:
            return False
        await self.ui.tables.notices.displaced(subject)
        return place.channel != (await self.ui.tables.queries.table(subject)).room

    async def send_direct(self, user: str, message: PlainMessage, *, nonce: str, since: int | None = None) -> bool:
        """Send a direct message once; nothing happens if the person takes none."""
        try:
            direct = await self._directs.open(user)
            is_silent = self.ui.tables.people.is_anybody_quiet(user)
            await self.post(direct, message, nonce=nonce, since=since, is_silent=is_silent)
        except Held:
            raise
        except (discord.HTTPException, *BROKEN) as error:
            log.info("no direct message: %s", getattr(error, "code", type(error).__name__))
            self._directs.forget(user)
            return False
        return True

    async def is_member(self, guild: str, user: str) -> bool:
        """Ask whether somebody is still in the server, at most once an hour."""
        now = self.ui.clock.now()
        if now - self._members.get((guild, user), -MEMBER_MS) < MEMBER_MS:
            return True
        is_here = await self.channels.is_member(guild, user)
        if is_here:
            self._members[guild, user] = now
        return is_here

    async def can_watch(self, table: Table, user: str) -> bool:
        """Ask whether somebody who doesn't play still sees where a table is played, and may watch there."""
        if not table.guild.isdecimal() or not (await self.ui.tables.people.server(table.guild)).watching:
            return False
        return await self.sees(table, user)

    async def sees(self, table: Table, user: str) -> bool:
        where = await self.ui.tables.notices.seen_at(table)
        return where is not None and await self.channels.sees(table.guild, where, user)

    async def remove_buttons(self, at: MessagePlace, note: str = "", *, is_turn: bool = False) -> None:
        """Remove a message's buttons, and a turn's line about whose move it is; keep the rest, and add a last line."""
        strip = without_turn if is_turn else without_buttons
        await self._change(at, lambda view: strip(view, note))

    async def change_line(self, at: MessagePlace, line: str, time: str) -> None:
        """Replace what asks something, and until when; an edit notifies nobody."""
        current = await self._change(at, lambda view: with_line(view, line, time))
        if current is not None:
            self._recent[at.message] = current

    async def rewrite(self, at: MessagePlace, view: View, pictures: Pictures = ()) -> None:
        """Replace all that a message shows; an edit notifies nobody."""
        files = [attached(name, painted) for name, painted in pictures]
        written = encode_body(view, files)
        self._recent.pop(at.message, None)  # its files will be others
        await self._awake(at.channel, lambda: self.channels.edit(at.channel, at.message, written, files))

    async def _change(self, at: MessagePlace, change: Callable[[View], View]) -> CurrentMessage | None:
        """Edit a message if it still exists; a recent one needn't be fetched."""
        with suppress(discord.NotFound):
            recent = self._recent.pop(at.message, None)
            if current := recent or read_back(await self.channels.message(at.channel, at.message)):
                changed = CurrentMessage(change(current.view), current.files)
                if not await self._clicks.edit(at.message, changed.edited()):
                    await self._edit(at, changed)
                return changed
        return None

    async def _edit(self, at: MessagePlace, changed: CurrentMessage) -> None:
        """Edit by the channel's route; if Discord doesn't take its own file back, once more in another way."""
        try:
            await self._awake(at.channel, lambda: self.channels.edit(at.channel, at.message, changed.edited()))
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST or not changed.files:
                raise
            log.info("message %s: Discord didn't keep the picture by its id: %s", at.message, error.code)
            await self._edit_otherwise(at, changed, error)

    async def _edit_otherwise(self, at: MessagePlace, changed: CurrentMessage, refused: discord.HTTPException) -> None:
        """Name no file, where a plain message keeps its own; send again what components show, if it can be had."""
        files: list[Attached] | None = None
        if not isinstance(changed.view, PlainMessage):
            try:
                files = [Attached(file.name, await self.channels.file(file.url)) for file in changed.files]
            except discord.HTTPException:
                raise refused from None
        written = encode_body(changed.view, files)
        await self._awake(at.channel, lambda: self.channels.edit(at.channel, at.message, written, files or ()))


def _is_same(current: CurrentMessage, view: View, pictures: Pictures) -> bool:
    """Know a message again by its first picture, which no other has; what else it shows may have changed."""
    if not pictures:
        return said(current.view) == said(view)
    return [file.name for file in current.files[:1]] == [name for name, _ in pictures[:1]]
