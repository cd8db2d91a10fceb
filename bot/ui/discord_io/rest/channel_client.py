"""Requests by the bot's own login, through discord.py's connection and its rate limits: messages, threads, people."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import discord
from discord.http import Route

from bot.ui.discord_io.rest.pacing import Held, Pacing
from bot.ui.discord_io.rest.payload import EncodedBody, packed
from bot.ui.discord_io.rest.sight import sees
from bot.ui.layout import Attached

WEEK = 10_080  # minutes until a thread nobody writes in is put away
PUBLIC, PRIVATE = discord.ChannelType.public_thread.value, discord.ChannelType.private_thread.value
THREADS = [kind.value for kind in discord.ChannelType if kind.name.endswith("_thread")]
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
MOST_LOOKED_AT = 100  # as many as Discord gives at once
UNREADY_S = 5.0  # before a server is asked for again that hasn't told yet what it has
MOST_SERVERS = 200  # of one answer


class ChannelClient:
    """The only place that calls discord.py's HTTP client: after an upgrade, look here."""

    def __init__(self, client: discord.Client, pacing: Pacing, check: Callable[[], None] = lambda: None) -> None:
        self._client, self._http = client, client.http
        self._pacing = pacing
        self._check = check  # raises where another process has taken over what is about to be posted

    async def post(self, channel: str, written: EncodedBody, files: Sequence[Attached] = ()) -> Mapping[str, Any]:
        """Post a message; give it as Discord has it, with the ids of its files."""
        route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel)
        name = f"post {channel} {written.get('nonce', id(written))}"
        return await self._pacing.send(name, f"post {channel}", lambda: self._post(route, written, files))

    async def _post(self, route: Route, written: EncodedBody, files: Sequence[Attached]) -> Mapping[str, Any]:
        self._check()
        sent: Mapping[str, Any] = await self._http.request(route, data=packed(written, files))
        return sent

    async def edit(self, channel: str, message: str, written: EncodedBody, files: Sequence[Attached] = ()) -> None:
        route = Route("PATCH", "/channels/{channel_id}/messages/{message_id}", channel_id=channel, message_id=message)
        name = f"edit {message} {id(written)}"
        await self._pacing.send(name, f"edit {channel}", lambda: self._http.request(route, data=packed(written, files)))

    async def file(self, url: str) -> bytes:
        """Fetch a file of a message from where Discord keeps it, which no rate limit counts."""
        return await self._http.get_from_cdn(url)

    async def delete(self, channel: str, message: str) -> None:
        delete = partial(self._http.delete_message, int(channel), int(message))
        await self._pacing.send(f"delete {message}", f"delete {channel}", delete)

    async def message(self, channel: str, message: str) -> Mapping[str, Any]:
        read = partial(self._http.get_message, int(channel), int(message))
        return await self._pacing.send(f"message {message}", f"read {channel}", read)

    async def messages_since(self, channel: str, moment: int) -> Sequence[Mapping[str, Any]]:
        """Read the channel's messages since a moment, in ms."""
        after = discord.Object(((moment - discord.utils.DISCORD_EPOCH) << 22) - 1).id
        read = partial(self._http.logs_from, int(channel), MOST_LOOKED_AT, after=max(after, 0))
        return await self._pacing.send(f"messages {channel} {after}", f"read {channel}", read)

    async def open_thread(self, channel: str, name: str, *, is_private: bool = False) -> str:
        """Open a thread without a message; only moderators let others into a private one."""
        route = Route("POST", "/channels/{channel_id}/threads", channel_id=channel)
        kind = {"type": PRIVATE, "invitable": False} if is_private else {"type": PUBLIC}
        written = {"name": name, "auto_archive_duration": WEEK, **kind}
        return await self._open(route, f"thread {channel} {name}", f"thread {channel}", written)

    async def open_thread_under(self, channel: str, message: str, name: str) -> str:
        path = "/channels/{channel_id}/messages/{message_id}/threads"
        route = Route("POST", path, channel_id=channel, message_id=message)
        written = {"name": name, "auto_archive_duration": WEEK}
        return await self._open(route, f"thread {message}", f"thread {channel}", written)

    async def open_direct(self, user: str) -> str:
        """Open the channel in which a person gets direct messages; give its id."""
        return await self._open(
            Route("POST", "/users/@me/channels"), f"direct {user}", "direct", {"recipient_id": user}
        )

    async def _open(self, route: Route, name: str, bucket: str, written: Mapping[str, Any]) -> str:
        made = await self._pacing.send(name, bucket, lambda: self._http.request(route, json=written))
        return str(made["id"])

    def own_thread(self, guild: str, channel: str, ending: str) -> str | None:
        """Find a private thread that we have opened below a channel, by the end of its name."""
        server = self._server(guild)
        for thread in server.threads if server else ():
            is_ours = str(thread.owner_id) == self.me and str(thread.parent_id) == channel and thread.is_private()
            if is_ours and thread.name.endswith(ending):
                return str(thread.id)
        return None

    async def let_in(self, thread: str, user: str) -> None:
        """Let somebody into a private thread, unless they have left, or don't see its channel."""
        let_in = partial(self._http.add_user_to_thread, int(thread), int(user))
        with suppress(discord.NotFound, discord.Forbidden):
            await self._pacing.send(f"let in {thread} {user}", f"thread-member {thread}", let_in)

    async def channel(self, channel: str) -> Mapping[str, Any]:
        read = partial(self._http.get_channel, int(channel))
        return await self._pacing.send(f"channel {channel}", f"channel {channel}", read)

    async def wake_thread(self, channel: str) -> None:
        """Unarchive a thread; other channels are never archived."""
        if (await self.channel(channel))["type"] in THREADS:
            wake = partial(self._http.edit_channel, int(channel), archived=False)
            await self._pacing.send(f"wake {channel}", f"wake {channel}", wake)

    async def rename_thread(self, channel: str, name: str) -> None:
        """Begin to rename a thread, and don't wait for it."""
        rename = partial(self._http.edit_channel, int(channel), name=name)
        await self._pacing.send(f"rename {channel}", f"rename {channel}", rename, worth=0)

    async def is_member(self, guild: str, user: str) -> bool:
        """Ask whether a person is still in the server: without the members intent Discord doesn't say who leaves."""
        read = partial(self._http.get_member, int(guild), int(user))
        try:
            await self._pacing.send(f"member {guild} {user}", f"member {guild}", read)
        except (discord.NotFound, discord.Forbidden) as error:  # where nobody knows, better a ring too many than none
            return error.code not in (UNKNOWN_MEMBER, UNKNOWN_USER)
        return True

    async def sees(self, guild: str, place: str, user: str) -> bool:
        server = self._server(guild)
        if server is None:
            return False
        read = partial(server.fetch_member, int(user))
        try:
            member = await self._pacing.send(f"look {guild} {user}", f"member {guild}", read)
        except (discord.NotFound, discord.Forbidden):
            return False
        return await sees(self._pacing, server.get_channel_or_thread(int(place)), member)

    def is_open(self, guild: str, channel: str) -> bool:
        """Tell whether everybody on a server sees a channel."""
        server = self._server(guild)
        place = server and server.get_channel(int(channel))
        return bool(server and place and place.permissions_for(server.default_role).view_channel)

    def _server(self, guild: str) -> discord.Guild | None:
        """Find a server; None if the bot isn't there. What one has is only known once it has told us."""
        server = self._client.get_guild(int(guild))
        if (server is None and not self._client.is_ready()) or (server and server.unavailable):
            raise Held(UNREADY_S)
        return server

    @property
    def me(self) -> str:
        return str(self._client.user.id) if self._client.user else ""


async def servers_of(client: discord.Client) -> Sequence[Mapping[str, Any]]:
    """List the bot's servers with its permissions there; discord.py's own list leaves the permissions out."""
    servers: Sequence[Mapping[str, Any]] = await client.http.get_guilds(MOST_SERVERS)
    return servers
