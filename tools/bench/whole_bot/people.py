"""People for the bench: connections that act through the people API, and one that watches public messages."""

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import aiohttp

Json = dict[str, Any]
PATIENCE = 20.0  # seconds after which a turn counts as lost


@dataclass
class Measured:
    """The waiting times of people."""

    acknowledged: list[float] = field(default_factory=list)  # milliseconds
    visible: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)  # bytes of the pictures
    lost: int = 0
    failed: int = 0

    @property
    def turns(self) -> int:
        return len(self.visible)


class Hand:
    """One person's connection: does things, and hears only about their own messages."""

    def __init__(self, person: Json, socket: aiohttp.ClientWebSocketResponse, measured: Callable[[], Measured]) -> None:
        self.person = person
        self._socket = socket
        self._measured = measured
        self._reading = asyncio.create_task(self._read())

    async def act(self, **action: Any) -> None:
        await self._socket.send_str(json.dumps(action))

    async def _read(self) -> None:
        async for frame in self._socket:
            event = json.loads(frame.data)
            if event["type"] == "wrong":
                print("wrong:", event["reason"], flush=True)
            if event["type"] == "response" and event["state"] == "acknowledged":
                self._measured().acknowledged.append(event["ms"])
            elif event["type"] == "response" and event["state"] == "failed":
                self._measured().failed += 1

    def close(self) -> None:
        self._reading.cancel()


class Crowd:
    """All connections that act, and the one that watches."""

    def __init__(self, page_url: str) -> None:
        self._url = page_url.rstrip("/")
        self.session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))
        self.hands: list[Hand] = []
        self.measured = Measured()
        self._waiting: dict[str, asyncio.Future[Json]] = {}  # what is looked out for, by a word of its own
        self.name_of: Callable[[Json], str] = lambda message: str(message["channel_id"])

    async def gather(self, people: list[Json]) -> None:
        """Connect everybody; the first one only looks on."""
        eyes = await self.session.ws_connect(f"{self._url}/people/{people[0]['id']}/live?watch=all", max_msg_size=0)
        self._looking = asyncio.create_task(self._look(eyes))
        for person in people[1:]:
            socket = await self.session.ws_connect(f"{self._url}/people/{person['id']}/live?watch=none")
            self.hands.append(Hand(person, socket, lambda: self.measured))

    async def _look(self, eyes: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in eyes:
            if frame.data.startswith('{"type":"message",') and frame.data.endswith('"new":true}'):
                message = json.loads(frame.data)["message"]
                future = self._waiting.pop(self.name_of(message), None)
                if future is not None and not future.done():
                    future.set_result(message)

    def look_out(self, name: str) -> "asyncio.Future[Json]":
        """Promise the next new message of that name."""
        self._waiting[name] = asyncio.get_running_loop().create_future()
        return self._waiting[name]

    async def turn(self, hand: Hand, name: str, **action: Any) -> Json | None:
        """Do something, and wait until what comes of it is seen."""
        seen = self.look_out(name)
        began = time.perf_counter()
        await hand.act(**action)
        try:
            message = await asyncio.wait_for(seen, PATIENCE)
        except TimeoutError:
            self.measured.lost += 1
            return None
        self.measured.visible.append((time.perf_counter() - began) * 1000)
        self.measured.sizes += [each["size"] for each in message["attachments"]]
        return message

    def begin(self) -> None:
        self.measured = Measured()

    async def close(self) -> None:
        self._looking.cancel()
        for hand in self.hands:
            hand.close()
        await self.session.close()
