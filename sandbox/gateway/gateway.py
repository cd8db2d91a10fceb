"""Speak Discord's gateway protocol, and fail on request."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.gateway import payloads
from sandbox.gateway.dispatches import CONTENT, MEMBERS, PRIVILEGED, gateway_events
from sandbox.gateway.session import GatewayConnection, GatewaySession
from sandbox.gateway.shard_rules import ShardRules
from sandbox.protocol.json_codec import Json, loads
from sandbox.world import events
from sandbox.world.context import SandboxContext

HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, MEMBERS_OF, INVALID, HELLO, ACK = (
    1,
    2,
    3,
    4,
    6,
    7,
    8,
    9,
    10,
    11,
)
UNKNOWN_OP, BAD_JSON, NOT_IDENTIFIED, BAD_TOKEN, IDENTIFIED_TWICE, TOO_FAST, TIMED_OUT = (
    4001,
    4002,
    4003,
    4004,
    4005,
    4008,
    4009,
)
BAD_SHARD, MORE_SHARDS, BAD_INTENTS, REFUSED_INTENTS = 4010, 4011, 4013, 4014
SESSIONS_A_DAY = 1_000
KEPT_S = 60.0  # a session without a connection, for the bot to resume it
ALL_INTENTS = (1 << 26) - 1
MOST_FRAMES, FRAME_SECONDS = 120, 60.0  # a client that sends more within this time is disconnected


class GatewayClose(Exception):
    """End a connection with one of Discord's close codes."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Gateway:
    def __init__(
        self,
        context: SandboxContext,
        token: str,
        *,
        heartbeat: float = 41.25,
        privileged: int = 0,
        shards: ShardRules | None = None,
    ) -> None:
        self.shards = shards or ShardRules()
        self._context = context
        self._token = token
        self._heartbeat = heartbeat
        self._privileged = privileged
        self._refuse_until = 0.0
        self._connections: set[GatewayConnection] = set()
        self.sessions: dict[str, GatewaySession] = {}
        self.identified = 0
        self.resumed = 0
        self.url = ""
        self.on_connection: Callable[[], None] = lambda: None
        self.told: Callable[[str, Json], Json | None] = lambda _name, data: data  # what a deviation makes of events
        context.listeners.append(self._hear)

    @property
    def is_connected(self) -> bool:
        return any(session.connection is not None for session in self.sessions.values())

    def _hear(self, event: events.WorldEvent) -> None:
        if not self.sessions:
            return
        for each in gateway_events(self._context, event):
            if each.guild_id is not None and not self._context.world.has_bot(each.guild_id):
                continue
            for session in self.sessions.values():
                if session.intents & each.intent and session.hears(each.guild_id):
                    bare = each.without_content if not session.intents & CONTENT else None
                    self._tell(session, each.name, each.data if bare is None else bare)

    def dispatch(self, name: str, guild_id: int | None, data: Json) -> bool:
        """Send to every session that serves the guild, and tell whether there is one: a shard may have several."""
        listening = [session for session in self.sessions.values() if session.hears(guild_id)]
        for session in listening:
            self._tell(session, name, data)
        return bool(listening)

    def _tell(self, session: GatewaySession, name: str, data: Json) -> None:
        heard = self.told(name, data)
        if heard is not None:
            session.dispatch(name, heard)

    def send_raw(self, name: str, data: Any) -> None:
        """Send every session an event as it is given, whatever Discord's own would look like."""
        for session in self.sessions.values():
            session.dispatch(name, data)

    # The life of a connection

    async def connect(self, request: web.Request) -> web.StreamResponse:
        if time.monotonic() < self._refuse_until:
            return web.Response(status=503, text="the gateway is down")
        socket = web.WebSocketResponse(max_msg_size=15 * 1024, compress=False)
        await socket.prepare(request)
        connection = GatewayConnection(socket, request.query.get("compress"))
        self._connections.add(connection)
        session: GatewaySession | None = None
        try:
            connection.send(
                {"op": HELLO, "d": {"heartbeat_interval": int(self._heartbeat * 1000)}, "s": None, "t": None}
            )
            session = await self._greet(connection)
            self.on_connection()
            await self._listen(connection, session)
        except GatewayClose as close:
            await connection.close(close.code)
            if close.code in (BAD_TOKEN, TOO_FAST) and session is not None:
                self.sessions.pop(session.id, None)
        finally:
            self._connections.discard(connection)
            self._part(connection)
            self.on_connection()
        return socket

    def _part(self, connection: GatewayConnection) -> None:
        """End a session that the bot closed with 1000 or 1001; keep any other to be resumed."""
        connection.stop()
        for session in [s for s in self.sessions.values() if s.connection is connection]:
            session.connection, session.parted = None, time.monotonic()
            if connection.left_with in (1000, 1001):
                del self.sessions[session.id]

    async def _receive(self, connection: GatewayConnection, frames: deque[float]) -> Json:
        """Wait for a frame; close after one and a half heartbeat intervals without any."""
        try:
            message = await connection.socket.receive(timeout=self._heartbeat * 1.5 + 1)
        except TimeoutError:
            raise GatewayClose(TIMED_OUT) from None
        if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
            connection.left_with = message.data if message.type == WSMsgType.CLOSE else None
            raise GatewayClose(1000)
        now = time.monotonic()
        frames.append(now)
        while frames[0] < now - FRAME_SECONDS:
            frames.popleft()
        if len(frames) > MOST_FRAMES:
            raise GatewayClose(TOO_FAST)
        return _parsed(message.data)

    async def _greet(self, connection: GatewayConnection) -> GatewaySession:
        frames: deque[float] = deque()
        while True:
            frame = await self._receive(connection, frames)
            match frame["op"]:
                case 1:
                    connection.send({"op": ACK})
                case 2:
                    session = self._identify(connection, frame["d"])
                    if session is not None:
                        return session
                    connection.send({"op": INVALID, "d": False})
                case 6:
                    session = self._resume(connection, frame["d"])
                    if session is not None:
                        return session
                    connection.send({"op": INVALID, "d": False})
                case _:
                    raise GatewayClose(NOT_IDENTIFIED)

    def _identify(self, connection: GatewayConnection, data: Json) -> GatewaySession | None:
        if data.get("token") != self._token or self.identified >= SESSIONS_A_DAY:
            raise GatewayClose(BAD_TOKEN)  # Discord resets a token that has begun too many sessions
        intents = data.get("intents")
        if not isinstance(intents, int) or intents & ~ALL_INTENTS:
            raise GatewayClose(BAD_INTENTS)
        if intents & PRIVILEGED & ~self._privileged:
            raise GatewayClose(REFUSED_INTENTS)
        shard = self.shards.read(data.get("shard"))
        if shard is None:
            raise GatewayClose(BAD_SHARD)
        if not self.shards.takes(shard, [guild.id for guild in self._context.world.bot_guilds()]):
            raise GatewayClose(MORE_SHARDS)
        if not self.shards.may_begin(shard[0]):
            return None
        self._forget_left()
        session = GatewaySession(intents, shard, connection=connection)
        self.sessions[session.id] = session
        self.identified += 1
        self._ready(session)
        return session

    def _forget_left(self) -> None:
        """Forget sessions that were left too long ago to be resumed; those with a connection go on, however many."""
        now = time.monotonic()
        for old in [s for s in self.sessions.values() if s.connection is None and now - s.parted > KEPT_S]:
            del self.sessions[old.id]

    def _ready(self, session: GatewaySession) -> None:
        world = self._context.world
        guilds = [guild for guild in world.bot_guilds() if session.hears(guild.id)]
        ready = {
            "v": 10,
            "user": payloads.user(world.users[world.bot_id])
            | {"verified": True, "mfa_enabled": False, "email": None, "flags": 0},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": list(session.shard),
            "application": {"id": str(world.bot_id), "flags": 0},
            "private_channels": [],
            "relationships": [],
            "presences": [],
        }
        session.dispatch("READY", ready)
        for guild in guilds:
            self._tell(session, "GUILD_CREATE", payloads.guild(world, guild))

    def _resume(self, connection: GatewayConnection, data: Json) -> GatewaySession | None:
        if data.get("token") != self._token:
            raise GatewayClose(BAD_TOKEN)
        session = self.sessions.get(str(data.get("session_id")))
        after = data.get("seq")
        if session is None or not isinstance(after, int) or not session.can_replay(after):
            return None
        session.connection = connection
        session.replay(after)
        self.resumed += 1
        session.dispatch("RESUMED", {"_trace": []})
        return session

    async def _listen(self, connection: GatewayConnection, session: GatewaySession) -> None:
        frames: deque[float] = deque()
        last_beat = time.monotonic()
        while True:
            frame = await self._receive(connection, frames)
            if frame["op"] == HEARTBEAT:
                last_beat = time.monotonic()
                connection.send({"op": ACK})
            elif frame["op"] == MEMBERS_OF:
                self._members(session, frame["d"])
            elif frame["op"] in (IDENTIFY, RESUME):
                raise GatewayClose(IDENTIFIED_TWICE)
            elif frame["op"] not in (PRESENCE, VOICE):
                raise GatewayClose(UNKNOWN_OP)
            if time.monotonic() - last_beat > self._heartbeat * 1.5 + 1:
                raise GatewayClose(TIMED_OUT)

    def _members(self, session: GatewaySession, data: Json) -> None:
        """Answer a request for named or searched members; the whole list needs the members intent."""
        guild = self._context.world.guilds[int(data["guild_id"])]
        wanted = [int(each) for each in data.get("user_ids") or []]
        query, users = data.get("query"), self._context.world.users
        if query == "" and not session.intents & MEMBERS:
            raise GatewayClose(REFUSED_INTENTS)
        if not wanted and query is not None:
            wanted = [each for each in guild.members if users[each].name.lower().startswith(query.lower())]
        known = [each for each in wanted if each in guild.members]
        members = [payloads.member(guild.members[each]) | {"user": payloads.user(users[each])} for each in known]
        missing = [str(each) for each in wanted if each not in guild.members]
        chunk = {
            "guild_id": str(guild.id),
            "members": members,
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": missing,
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk | {"nonce": data.get("nonce")})

    # Faults on request

    async def drop(self, *, resumable: bool = True, code: int = 4000) -> None:
        """Cut all connections; the session can be resumed only if `resumable`."""
        if not resumable:
            self.sessions.clear()
        await asyncio.gather(*(connection.close(code) for connection in list(self._connections)))

    def ask_to_reconnect(self) -> None:
        for connection in self._connections:
            connection.send({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every session that it is invalid."""
        for session in list(self.sessions.values()):
            if session.connection is not None:
                session.connection.send({"op": INVALID, "d": resumable})
            if not resumable:
                del self.sessions[session.id]

    def refuse(self, seconds: float) -> None:
        """Accept no connection for so long."""
        self._refuse_until = time.monotonic() + seconds


def _parsed(data: str | bytes) -> Json:
    try:
        frame: Any = loads(data)
    except ValueError:
        raise GatewayClose(BAD_JSON) from None
    if not isinstance(frame, dict) or not isinstance(frame.get("op"), int):
        raise GatewayClose(BAD_JSON)
    return frame
