"""Where it is rehearsed: a channel, what has been made there so far, and the person who helps."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.rehearsal.hands import Hands
from bot.rehearsal.promise import NotTried
from bot.rehearsal.requests import Asked, DiscordAnswer, RehearsalRequests
from bot.rehearsal.specimens import laid_out
from bot.text import Words
from bot.ui.discord_io.rest.payload import EncodedBody
from bot.ui.layout import Attached, Item, text

_MARKUP = re.compile(r"\*\*|<(/[^:]+):\d+>")  # what a terminal would show as signs

THREAD_CREATED = 18  # the kind of such a line

PassTime = Callable[[float], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class RehearsalPlace:
    server: str
    channel: str


@dataclass(frozen=True, slots=True)
class RehearsalWishes:
    """How long to go on, and how time goes by: on the stand-in it needn't be waited for."""

    is_long: bool = False
    patience: float = 300.0  # seconds for each thing that needs hands
    pass_time: PassTime = asyncio.sleep
    now: Callable[[], float] = time.monotonic


@dataclass(slots=True)
class MadeThings:
    """What stands on Discord because of the rehearsal, to be cleared away."""

    messages: list[DiscordAnswer] = field(default_factory=list)
    threads: list[str] = field(default_factory=list)
    commands: list[str] = field(default_factory=list)
    private: list[str] = field(default_factory=list)  # addresses by an interaction's token


@dataclass(slots=True)
class Room:
    """Everything a check needs; what one check has made, others go on with (`kept`)."""

    requests: RehearsalRequests
    place: RehearsalPlace
    me: str
    application: str
    hands: Hands
    speech: Words
    tell: Callable[[str], None]
    wishes: RehearsalWishes = field(default_factory=RehearsalWishes)
    made: MadeThings = field(default_factory=MadeThings)
    kept: dict[str, Any] = field(default_factory=dict)
    under_way: set["asyncio.Task[DiscordAnswer]"] = field(default_factory=set)
    asked: int = 0
    began: float = 0.0  # when the first button was pressed

    @property
    def channel(self) -> str:
        return self.place.channel

    @property
    def person(self) -> str:
        """The one who helps; without anybody, what needs a person can't be tried."""
        if not self.hands.person:
            raise NotTried("rehearsal-why-nobody")
        return self.hands.person

    async def post(self, written: EncodedBody, files: Sequence[Attached] = (), channel: str = "") -> DiscordAnswer:
        """Post a message that is deleted in the end."""
        asked = self.requests.post(channel or self.channel, written, files)
        return await self.making(asked, self.made.messages.append)

    async def open_thread(self, name: str, under: str = "", *, is_private: bool = False) -> DiscordAnswer:
        asked = self.requests.open_thread(self.channel, name, under, is_private=is_private)
        return await self.making(asked, lambda made: self.made.threads.append(made["id"]))

    async def lines_about_threads(self, since: DiscordAnswer) -> list[DiscordAnswer]:
        """List our lines in the channel that say a thread was opened without a message."""
        newer = await self.requests.newer(self.channel, since["id"])
        return [each for each in newer if each["type"] == THREAD_CREATED and each["author"]["id"] == self.me]

    async def making(self, asked: Asked, note: Callable[[DiscordAnswer], None]) -> DiscordAnswer:
        """Make something that is cleared away in the end, also if the rehearsal is stopped before the answer comes."""

        async def noted() -> DiscordAnswer:
            made = await asked
            note(made)
            return made

        task = asyncio.ensure_future(noted())
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return await asyncio.shield(task)

    async def ask(self, key: str, *rows: Item, channel: str = "", **values: str) -> DiscordAnswer:
        """Ask in the channel for the next thing that needs hands."""
        return await self.post(laid_out(text(self.asking(key, **values)), *rows), channel=channel)

    def asking(self, key: str, **values: str) -> str:
        """Word what is asked for next, and say it in the terminal too."""
        self.asked += 1
        said = self.speech.say(f"rehearsal-ask-{key}", **values)
        words = self.speech.say("rehearsal-ask", number=self.asked, words=said)
        self.tell(_MARKUP.sub(r"\1", words))
        return words

    async def wait_until(self, seconds: float) -> None:
        """Let time go by until so long after the first press."""
        left = self.began + seconds - self.wishes.now()
        if left > 0:
            await self.wishes.pass_time(left)
