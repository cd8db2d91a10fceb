"""Speak Discord's gateway: hello, identify, heartbeats, resume, and the ways all this breaks."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from bot.sandbox import events as happened
from bot.sandbox import payloads
from bot.sandbox.dispatches import CONTENT, MEMBERS, PRIVILEGED, dispatches
from bot.sandbox.session import Line, Session
from bot.sandbox.stage import Stage
from bot.sandbox.wire import Json, loads

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
BAD_SHARD, BAD_INTENTS, REFUSED_INTENTS = 4010, 4013, 4014
ALL_INTENTS = (1 << 26) - 1
MOST_FRAMES, FRAME_SECONDS = 120, 60.0


class Hangup(Exception):
    """End a connection with one of Discord's close codes."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Gateway:
    def __init__(self, stage: Stage, token: str, *, heartbeat: float = 41.25, privileged: int = 0) -> None:
        self._stage = stage
        self._token = token
        self._heartbeat = heartbeat
        self._privileged = privileged
        self._refuse_until = 0.0
        self._lines: set[Line] = set()
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        self.resumed = 0
        self.url = ""
        self.on_connection: Callable[[], None] = lambda: None
        stage.listeners.append(self._hear)

    @property
    def is_connected(self) -> bool:
        return any(session.line is not None for session in self.sessions.values())

    def _hear(self, event: happened.Event) -> None:
        if not self.sessions:
            return
        for each in dispatches(self._stage, event):
            for session in self.sessions.values():
                if session.intents & each.intent and session.hears(each.guild_id):
                    bare = each.without_content if not session.intents & CONTENT else None
                    session.dispatch(each.name, each.data if bare is None else bare)

    def dispatch(self, name: str, guild_id: int | None, data: Json) -> bool:
        """Send to whichever session is the guild's; tell whether there is one."""
        listening = [session for session in self.sessions.values() if session.hears(guild_id)]
        for session in listening[-1:]:
            session.dispatch(name, data)
        return bool(listening)

    # What a connection goes through

    async def connect(self, request: web.Request) -> web.StreamResponse:
        if time.monotonic() < self._refuse_until:
            return web.Response(status=503, text="the gateway is down")
        socket = web.WebSocketResponse(max_msg_size=15 * 1024, compress=False)
        await socket.prepare(request)
        line = Line(socket, request.query.get("compress"))
        self._lines.add(line)
        session: Session | None = None
        try:
            line.send({"op": HELLO, "d": {"heartbeat_interval": int(self._heartbeat * 1000)}, "s": None, "t": None})
            session = await self._greet(line)
            self.on_connection()
            await self._listen(line, session)
        except Hangup as hangup:
            await line.close(hangup.code)
            if hangup.code in (BAD_TOKEN, TOO_FAST) and session is not None:
                self.sessions.pop(session.id, None)
        finally:
            self._lines.discard(line)
            self._part(line)
            self.on_connection()
        return socket

    def _part(self, line: Line) -> None:
        """A session the bot left with 1000 or 1001 is over; any other waits to be resumed."""
        line.stop()
        for session in [s for s in self.sessions.values() if s.line is line]:
            session.line = None
            if line.left_with in (1000, 1001):
                del self.sessions[session.id]

    async def _receive(self, line: Line, frames: deque[float]) -> Json:
        """Wait for a frame; without any heartbeat in one and a half intervals the connection is dead."""
        try:
            message = await line.socket.receive(timeout=self._heartbeat * 1.5 + 1)
        except TimeoutError:
            raise Hangup(TIMED_OUT) from None
        if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
            line.left_with = message.data if message.type == WSMsgType.CLOSE else None
            raise Hangup(1000)
        now = time.monotonic()
        frames.append(now)
        while frames[0] < now - FRAME_SECONDS:
            frames.popleft()
        if len(frames) > MOST_FRAMES:
            raise Hangup(TOO_FAST)
        return _parsed(message.data)

    async def _greet(self, line: Line) -> Session:
        frames: deque[float] = deque()
        while True:
            frame = await self._receive(line, frames)
            match frame["op"]:
                case 1:
                    line.send({"op": ACK})
                case 2:
                    return self._identify(line, frame["d"])
                case 6:
                    session = self._resume(line, frame["d"])
                    if session is not None:
                        return session
                    line.send({"op": INVALID, "d": False})
                case _:
                    raise Hangup(NOT_IDENTIFIED)

    def _identify(self, line: Line, data: Json) -> Session:
        if data.get("token") != self._token:
            raise Hangup(BAD_TOKEN)
        intents = data.get("intents")
        if not isinstance(intents, int) or intents & ~ALL_INTENTS:
            raise Hangup(BAD_INTENTS)
        if intents & PRIVILEGED & ~self._privileged:
            raise Hangup(REFUSED_INTENTS)
        number, of = data.get("shard") or (0, 1)
        if not 0 <= number < of:
            raise Hangup(BAD_SHARD)
        for old in [s for s in self.sessions.values() if s.shard == (number, of)]:
            del self.sessions[old.id]
        session = Session(intents, (number, of), line=line)
        self.sessions[session.id] = session
        self.identified += 1
        self._ready(session)
        return session

    def _ready(self, session: Session) -> None:
        world = self._stage.world
        guilds = [guild for guild in world.guilds.values() if session.hears(guild.id)]
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
            session.dispatch("GUILD_CREATE", payloads.guild(world, guild))

    def _resume(self, line: Line, data: Json) -> Session | None:
        if data.get("token") != self._token:
            raise Hangup(BAD_TOKEN)
        session = self.sessions.get(str(data.get("session_id")))
        after = data.get("seq")
        if session is None or not isinstance(after, int) or not session.can_replay(after):
            return None
        session.line = line
        session.replay(after)
        self.resumed += 1
        session.dispatch("RESUMED", {"_trace": []})
        return session

    async def _listen(self, line: Line, session: Session) -> None:
        frames: deque[float] = deque()
        last_beat = time.monotonic()
        while True:
            frame = await self._receive(line, frames)
            if frame["op"] == HEARTBEAT:
                last_beat = time.monotonic()
                line.send({"op": ACK})
            elif frame["op"] == MEMBERS_OF:
                self._members(session, frame["d"])
            elif frame["op"] in (IDENTIFY, RESUME):
                raise Hangup(IDENTIFIED_TWICE)
            elif frame["op"] not in (PRESENCE, VOICE):
                raise Hangup(UNKNOWN_OP)
            if time.monotonic() - last_beat > self._heartbeat * 1.5 + 1:
                raise Hangup(TIMED_OUT)

    def _members(self, session: Session, data: Json) -> None:
        """Answer a request for members: named ones, or a search; the whole list takes the members intent."""
        guild = self._stage.world.guilds[int(data["guild_id"])]
        wanted = [int(each) for each in data.get("user_ids") or []]
        query, users = data.get("query"), self._stage.world.users
        if query == "" and not session.intents & MEMBERS:
            raise Hangup(REFUSED_INTENTS)
        if not wanted and query is not None:
            wanted = [each for each in guild.members if users[each].name.lower().startswith(query.lower())]
        found = [each for each in wanted if each in guild.members]
        members = [payloads.member(guild.members[each]) | {"user": payloads.user(users[each])} for each in found]
        missing = [str(each) for each in wanted if each not in guild.members]
        chunk = {
            "guild_id": str(guild.id),
            "members": members,
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": missing,
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk | {"nonce": data.get("nonce")})

    # What tests do to it

    async def drop(self, *, resumable: bool = True, code: int = 4000) -> None:
        """Cut all connections; the session can be resumed only if `resumable`."""
        if not resumable:
            self.sessions.clear()
        await asyncio.gather(*(line.close(code) for line in list(self._lines)))

    def ask_to_reconnect(self) -> None:
        for line in self._lines:
            line.send({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every session that it is invalid."""
        for session in list(self.sessions.values()):
            if session.line is not None:
                session.line.send({"op": INVALID, "d": resumable})
            if not resumable:
                del self.sessions[session.id]

    def refuse(self, seconds: float) -> None:
        """Accept no connection for so long."""
        self._refuse_until = time.monotonic() + seconds


def _parsed(data: str | bytes) -> Json:
    try:
        frame: Any = loads(data)
    except ValueError:
        raise Hangup(BAD_JSON) from None
    if not isinstance(frame, dict) or not isinstance(frame.get("op"), int):
        raise Hangup(BAD_JSON)
    return frame
