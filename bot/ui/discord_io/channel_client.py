"""Requests by the bot's own login, through discord.py's connection and its rate limits: messages, threads, people."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import discord
from discord.http import MultipartParameters, Route

from bot.ui.discord_io.payload import EncodedBody, packed
from bot.ui.layout import Attached

WEEK: Literal[10080] = 10080  # minutes until a thread nobody writes in is put away
PUBLIC: Literal[11] = 11  # discord.ChannelType.public_thread
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013


class ChannelClient:
    """The only place that calls discord.py's HTTP client: after an upgrade, look here."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def post(self, channel: str, written: EncodedBody, files: Sequence[Attached] = ()) -> str:
        """Post a message; give its id."""
        route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel)
        sent = await self._client.http.request(route, data=packed(written, files))
        return str(sent["id"])

    async def edit(self, channel: str, message: str, written: EncodedBody) -> None:
        parameters = MultipartParameters(written, None, None)
        await self._client.http.edit_message(int(channel), int(message), params=parameters)

    async def message(self, channel: str, message: str) -> Mapping[str, Any]:
        return await self._client.http.get_message(int(channel), int(message))

    async def open_thread(self, channel: str, name: str) -> str:
        made = await self._client.http.start_thread_without_message(
            int(channel), name=name, auto_archive_duration=WEEK, type=PUBLIC
        )
        return str(made["id"])

    async def open_thread_under(self, channel: str, message: str, name: str) -> str:
        made = await self._client.http.start_thread_with_message(
            int(channel), int(message), name=name, auto_archive_duration=WEEK
        )
        return str(made["id"])

    async def channel(self, channel: str) -> Mapping[str, Any]:
        return await self._client.http.get_channel(int(channel))

    async def wake_thread(self, channel: str) -> None:
        """Bring a thread back that was put away; other channels need no waking."""
        found = await self._client.fetch_channel(int(channel))
        if isinstance(found, discord.Thread):
            await found.edit(archived=False)

    async def open_direct(self, user: str) -> str:
        """Open the channel in which a person gets direct messages; give its id."""
        made = await self._client.http.start_private_message(int(user))
        return str(made["id"])

    async def is_member(self, guild: str, user: str) -> bool:
        """Ask whether a person is still in the server: without the members intent nobody tells us who leaves."""
        try:
            await self._client.http.get_member(int(guild), int(user))
        except discord.NotFound as error:
            return error.code not in (UNKNOWN_MEMBER, UNKNOWN_USER)
        return True
