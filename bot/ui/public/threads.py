"""Open a table's thread, or use the channel where there are no threads."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import discord

from bot.newest import Newest
from bot.tables import Posting, Table
from bot.tables.values.ids import OPPONENT
from bot.tables.values.terms import is_private
from bot.ui.context import UiContext
from bot.ui.discord_io.rest.channel_client import ChannelClient
from bot.ui.discord_io.rest.pacing import Held
from bot.ui.discord_io.rest.webhook_client import BROKEN
from bot.ui.names import isolated
from bot.ui.phrases import table_title
from games.registry import game

MOST_NAME = 100
HAS_THREAD = 160004
LATE_MS = 3_000  # an older table may have got its thread in an earlier try
RENAMES_MS, MOST_RENAMES = 10 * 60_000, 2  # Discord renames a channel so often within this time
MOST_KEPT = 2_000
THREAD_CREATED = discord.MessageType.thread_created.value


async def open_thread(channels: ChannelClient, ui: UiContext, table: Table) -> str:
    """Open the thread under the challenge, or in the channel if that message is gone."""
    name = await thread_name(ui, table)
    if is_private(table):
        return await _open_private(channels, table, name)
    is_late = ui.clock.now() - table.opened_at > LATE_MS
    for posting in await ui.tables.notices.postings(table.id):
        if posting.kind == "challenge":
            with suppress(discord.NotFound):
                return await _thread_of(channels, posting, name, is_late=is_late)
    return await channels.open_thread(table.channel, name)


async def _open_private(channels: ChannelClient, table: Table, name: str) -> str:
    """Open it, or find the one opened by an earlier try, and let the two in before anything is posted there."""
    found = channels.own_thread(table.guild, table.channel, table.id)
    thread = found or await channels.open_thread(table.channel, name, is_private=True)
    for person in (table.host, table.guest):
        if person != OPPONENT:
            await channels.let_in(thread, person)
    return thread


async def unannounce(channels: ChannelClient, channel: str, thread: str) -> None:
    """
    Delete the line in the channel that Discord adds for a thread opened without a message: it interests one person.

    It is the bot's own message and one that may be deleted; if that fails all the same, it stays.
    """
    with suppress(discord.HTTPException, Held, *BROKEN):
        for message in await channels.messages_since(channel, _made_ms(thread)):
            if message["type"] == THREAD_CREATED and _refers_to(message, thread):
                await channels.delete(channel, str(message["id"]))


def _refers_to(message: Mapping[str, Any], thread: str) -> bool:
    return str((message.get("message_reference") or {}).get("channel_id")) == thread


def _made_ms(snowflake: str) -> int:
    """Read off an id when it was made."""
    return (int(snowflake) >> 22) + discord.utils.DISCORD_EPOCH


async def _thread_of(channels: ChannelClient, posting: Posting, name: str, *, is_late: bool) -> str:
    """Open a message's thread, or find the one opened by an earlier try: it has the message's id."""
    if is_late and (await channels.message(posting.channel, posting.message)).get("thread"):
        return posting.message
    try:
        return await channels.open_thread_under(posting.channel, posting.message, name)
    except discord.HTTPException as error:
        if error.code != HAS_THREAD:
            raise
    await channels.channel(posting.message)
    return posting.message


async def thread_name(ui: UiContext, table: Table) -> str:
    speech = await ui.public_words(table.guild)
    host, guest = await ui.names.pair((table.host, table.guest))
    game_title = table_title(game(table.game), table.level, speech)
    said = {"game": game_title, "host": isolated(host), "guest": isolated(guest), "id": table.id}
    return speech.say("thread-name", **said)[:MOST_NAME]


class ThreadNames:
    """
    Name a thread anew for the rematch that is played in it, so that it shows that table's code and level.

    Discord lets a thread be renamed twice in ten minutes and keeps further requests waiting for as long: they aren't
    sent. Nobody waits for a name.
    """

    def __init__(self, channels: ChannelClient, ui: UiContext) -> None:
        self._channels, self._ui = channels, ui
        self._tables = Newest[str, None](MOST_KEPT)  # whose threads have their names
        self._renamed = Newest[str, tuple[int, ...]](MOST_KEPT)  # by thread, when it was named anew

    def is_named(self, table: Table) -> None:
        self._tables[table.id] = None

    async def name(self, thread: str, table: Table) -> None:
        if table.id in self._tables or thread == table.room:
            return
        self.is_named(table)
        now = self._ui.clock.now()
        recently = tuple(at for at in self._renamed.get(thread, ()) if now - at < RENAMES_MS)
        if len(recently) < MOST_RENAMES:
            self._renamed[thread] = (*recently, now)
            with suppress(discord.HTTPException, Held, *BROKEN):
                await self._channels.rename_thread(thread, await thread_name(self._ui, table))
