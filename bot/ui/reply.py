"""Answer one interaction in one request; acknowledge what takes longer within Discord's three seconds."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from enum import Enum
from typing import Protocol

import discord
from discord import InteractionResponseType as First

from bot.ui.discord_io.rest.payload import PRIVATE, EncodedBody, encode_body
from bot.ui.discord_io.rest.webhook_client import WebhookClient
from bot.ui.layout import Attached, Item, Layout

ANSWERED_ALREADY, UNKNOWN_MESSAGE = 40060, 10008
PATIENCE_S = 1.0  # then Discord is told that the answer follows; it gives up two seconds later


class Ack(Enum):
    """The ways of acknowledging an interaction."""

    NEW = "a private answer of its own"
    HERE = "the message the button stands on will change"
    FORM = "the handler opens a form at once, which is itself the acknowledgement"


PROMISED = {
    Ack.NEW: First.deferred_channel_message,
    Ack.HERE: First.deferred_message_update,
    Ack.FORM: First.modal,
}


class Answerable(Protocol):
    """The parts of an interaction that an answer needs."""

    @property
    def id(self) -> int: ...
    @property
    def token(self) -> str: ...
    @property
    def application_id(self) -> int: ...


class Reply:
    """Remember what was answered so far, which decides how the rest can be answered."""

    def __init__(self, webhooks: WebhookClient, interaction: Answerable) -> None:
        self.id = interaction.id
        self._webhooks = webhooks
        self._callback = f"/interactions/{interaction.id}/{interaction.token}/callback"
        self._webhook = f"/webhooks/{interaction.application_id}/{interaction.token}"
        self._ack = Ack.FORM
        self._meanwhile: Layout | None = None
        self._patience: asyncio.TimerHandle | None = None
        self._announcing: asyncio.Task[None] | None = None
        self.first: First | None = None
        self.begun: Callable[[], None] | None = None  # called as soon as Discord has something, and the token works
        self.complete: Callable[[Layout], Awaitable[Layout]] | None = None  # adds what every answer has to say

    @asynccontextmanager
    async def acknowledging(self, ack: Ack, meanwhile: Layout | None = None) -> AsyncIterator[None]:
        """Acknowledge what isn't answered within a second, or not at all; `meanwhile` words it."""
        self._ack, self._meanwhile = ack, meanwhile
        self._patience = asyncio.get_running_loop().call_later(PATIENCE_S, self._lose_patience)
        try:
            yield
        finally:
            await self._stop_waiting()
        await self.acknowledge()

    async def acknowledge(self) -> None:
        """Say that the answer follows, unless something was said already."""
        await self._stop_waiting()
        if self.first is None:
            await self._announce()

    async def _announce(self) -> None:
        """Promise an answer; a form can't follow upon a promise."""
        if self._ack is Ack.FORM:
            return
        if self._meanwhile is not None:
            await self._begin(First.channel_message, encode_body(self._meanwhile, private=True))
        else:
            await self._begin(PROMISED[self._ack], {"flags": PRIVATE} if self._ack is Ack.NEW else {})

    async def open(self, form: Item) -> None:
        await self._stop_waiting()
        await self._begin(First.modal, form)

    async def fill(self, view: Layout, files: Sequence[Attached] = ()) -> None:
        """Give the private answer or change the button's message, whichever was promised."""
        view, is_new = await self._completed(view), self._ack is not Ack.HERE
        await self._stop_waiting()
        kind = First.channel_message if is_new else First.message_update
        if self.first is None and await self._begin(kind, encode_body(view, files, private=is_new), files):
            return
        await self._fill(view, files)

    async def _fill(self, view: Layout, files: Sequence[Attached] = ()) -> None:
        """Fill what was begun; send a new private message if it was deleted meanwhile."""
        try:
            await self._webhooks.send("PATCH", f"{self._webhook}/messages/@original", encode_body(view, files), files)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            await self._webhooks.send("POST", self._webhook, encode_body(view, files, private=True), files)

    async def tell(self, view: Layout) -> None:
        """Tell something in private: as the first answer, by filling the one begun, or in a further message."""
        view = await self._completed(view)
        await self._stop_waiting()
        if self.first is None and await self._begin(First.channel_message, encode_body(view, private=True)):
            return
        if self.first in (First.deferred_channel_message, First.channel_message):
            await self._fill(view)
        else:
            await self._webhooks.send("POST", self._webhook, encode_body(view, private=True))

    async def _completed(self, view: Layout) -> Layout:
        return view if self.complete is None else await self.complete(view)

    async def withdraw(self) -> None:
        """Delete the private answer; the person may have dismissed it already."""
        await self.acknowledge()
        try:
            await self._webhooks.send("DELETE", f"{self._webhook}/messages/@original")
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise

    def let_go(self) -> None:
        """Let go of what the reply calls: it holds the request, which holds the reply."""
        self.complete = self.begun = None

    def _lose_patience(self) -> None:
        self._announcing = asyncio.create_task(self._announce())

    async def _stop_waiting(self) -> None:
        """Let no acknowledgement cross an answer: one that is on its way is awaited, no other begins."""
        if self._patience is not None:
            self._patience.cancel()
        if self._announcing is not None:
            await self._announcing

    async def _begin(self, kind: First, data: EncodedBody, files: Sequence[Attached] = ()) -> bool:
        """Begin; return False if it had begun already: a lost reply, or another process."""
        is_first = True
        written = {"type": kind.value, "data": data} if data else {"type": kind.value}
        try:
            await self._webhooks.send("POST", self._callback, written, files)
        except discord.HTTPException as error:
            if error.code != ANSWERED_ALREADY:
                raise
            kind, is_first = PROMISED[self._ack], False
        self.first = kind
        if self.begun is not None:
            self.begun()
        return is_first
