"""Keep the people's sockets and tell each what its person sees happen."""

import asyncio
from collections.abc import Iterable

from aiohttp import web

from sandbox.people import views
from sandbox.protocol.json_codec import Json, dumps
from sandbox.world import access, events
from sandbox.world.context import SandboxContext
from sandbox.world.world import Channel, Guild, Message, User


class PageSocket:
    """Write to one person's socket, in order."""

    def __init__(self, user: User, watch: str, socket: web.WebSocketResponse) -> None:
        self.user = user
        self.watch = watch
        self.socket = socket
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, event: Json) -> None:
        self.send_text(dumps(event).decode())

    def send_text(self, text: str) -> None:
        self._waiting.put_nowait(text)

    async def _write(self) -> None:
        while True:
            text = await self._waiting.get()
            try:
                await self.socket.send_str(text)
            except (ConnectionError, RuntimeError):
                return

    def close(self) -> None:
        self._writer.cancel()


class LiveSockets:
    """Turn what happened into events on the sockets of those who see it."""

    def __init__(self, context: SandboxContext) -> None:
        self._context = context
        self.sockets: set[PageSocket] = set()
        context.listeners.append(self._hear)

    def _watching(self) -> list[PageSocket]:
        return [socket for socket in self.sockets if socket.watch != "none"]

    def _hear(self, event: events.WorldEvent) -> None:
        if not self._watching():
            return
        match event:
            case events.MessagePosted(message):
                self._message(message, is_new=True)
            case events.MessageEdited(message):
                self._message(message, is_new=False)
            case events.MessageDeleted(message):
                self.gone(message, self._audience_of(message))
            case events.ChannelMade(channel) | events.ChannelChanged(channel):
                self._channel_and_threads(channel)
            case events.ThreadMembersChanged(thread):
                self.channel(thread, self._watching())
            case events.ChannelGone(channel):
                self._tell({"type": "channel_gone", "channel_id": str(channel.id)}, self._watching())
            case _:
                self._others(event)

    def _others(self, event: events.WorldEvent) -> None:
        match event:
            case events.GuildGone(guild):
                self._guild_gone(guild)
            case events.GuildMade() | events.MemberJoined() | events.MemberChanged() | events.MemberLeft():
                self._everything_of_guilds()
            case events.UserChanged(user):
                self._tell({"type": "me", "me": views.person(self._context.world, user)}, self.of(user))
                self.commands(self.of(user))
            case events.CommandsChanged():
                self.commands(self._watching())
            case events.Typing(channel, user):
                typing = {"type": "typing", "channel_id": str(channel.id), "user": views.user(user)}
                self._tell(
                    typing, (s for s in self._watching() if access.sees(self._context.world, s.user.id, channel))
                )
            case _:
                pass

    def of(self, user: User) -> list[PageSocket]:
        return [socket for socket in self.sockets if socket.user is user]

    def _tell(self, event: Json, sockets: Iterable[PageSocket]) -> None:
        text = dumps(event).decode()
        for socket in sockets:
            socket.send_text(text)

    def everyone(self, event: Json) -> None:
        self._tell(event, self._watching())

    # Messages

    def _audience_of(self, message: Message) -> list[PageSocket]:
        return [socket for socket in self._watching() if self._wants(socket, message)]

    def _wants(self, socket: PageSocket, message: Message) -> bool:
        channel = self._context.world.channels[message.channel_id]
        user_id = socket.user.id
        if socket.watch == "joined" and message.only_for is None:
            mine = user_id in channel.members or user_id == channel.recipient_id or user_id in message.mentions
            if not mine:
                return False
        return access.sees_message(self._context.world, user_id, message)

    def _message(self, message: Message, *, is_new: bool) -> None:
        sockets = self._audience_of(message)
        if not sockets:
            return
        self._tell({"type": "message", "message": views.message(self._context, message), "new": is_new}, sockets)
        if message.only_for is None and (is_new or message.rings):
            channel = self._context.world.channels[message.channel_id]
            for socket in sockets:
                self.marks(channel, socket)

    def gone(self, message: Message, sockets: Iterable[PageSocket]) -> None:
        event = {"type": "message_gone", "channel_id": str(message.channel_id), "message_id": str(message.id)}
        self._tell(event, sockets)

    def marks(self, channel: Channel, socket: PageSocket) -> None:
        socket.send({"type": "marks", "channel_id": str(channel.id)} | views.marks(socket.user, channel))

    # Channels and guilds

    def _channel_and_threads(self, channel: Channel) -> None:
        threads = [c for c in self._context.world.channels.values() if c.parent_id == channel.id]
        for each in (channel, *threads):
            self.channel(each, self._watching())

    def channel(self, channel: Channel, sockets: Iterable[PageSocket]) -> None:
        """Tell each person how they may use a channel, or that they no longer see it."""
        world = self._context.world
        for socket in sockets:
            if access.sees(world, socket.user.id, channel):
                socket.send({"type": "channel", "channel": views.channel(world, socket.user, channel)})
            else:
                socket.send({"type": "channel_gone", "channel_id": str(channel.id)})

    def _guild_gone(self, guild: Guild) -> None:
        for channel in self._context.world.guild_channels(guild.id):
            self.everyone({"type": "channel_gone", "channel_id": str(channel.id)})
        self.everyone({"type": "guild_gone", "guild_id": str(guild.id)})

    def _everything_of_guilds(self) -> None:
        """Send guilds, channels and commands again after somebody came, went or got a role."""
        world = self._context.world
        users = {"type": "users", "users": [views.user(each) for each in world.users.values()]}
        for socket in self._watching():
            socket.send(users)
            socket.send({"type": "me", "me": views.person(world, socket.user)})
            for guild in world.guilds.values():
                if socket.user.id in guild.members:
                    socket.send({"type": "guild", "guild": views.guild(world, guild)})
            for channel in world.channels.values():
                if channel.guild_id is not None and not channel.archived:
                    self.channel(channel, [socket])
        self.commands(self._watching())

    def commands(self, sockets: Iterable[PageSocket]) -> None:
        for socket in sockets:
            socket.send({"type": "commands"} | views.commands(self._context.world, socket.user))
