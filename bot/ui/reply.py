"""Answer one interaction: acknowledge within Discord's three seconds, then answer in full."""

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


class Ack(Enum):
    """The ways of acknowledging an interaction."""

    NEW = "a private answer of its own"
    HERE = "the message the button stands on will change"
    FORM = "the handler opens a form at once, which is itself the acknowledgement"


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
        self.first: First | None = None
        self.complete: Callable[[Layout], Awaitable[Layout]] | None = None  # adds what every answer has to say

    async def acknowledge(self, ack: Ack, words: Layout | None = None) -> None:
        if ack is Ack.FORM:
            return
        if words is not None:
            kind, data = First.channel_message, encode_body(words, private=True)
        elif ack is Ack.NEW:
            kind, data = First.deferred_channel_message, {"flags": PRIVATE}
        else:
            kind, data = First.deferred_message_update, {}
        await self._begin_once(kind, data)

    async def open(self, form: Item) -> None:
        await self._begin_once(First.modal, form)

    async def fill(self, view: Layout, files: Sequence[Attached] = ()) -> None:
        """Fill the private answer or the button's message; send a new one if it was deleted meanwhile."""
        await self._fill(await self._completed(view), files)

    async def _fill(self, view: Layout, files: Sequence[Attached] = ()) -> None:
        try:
            await self._webhooks.send("PATCH", f"{self._webhook}/messages/@original", encode_body(view, files), files)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            await self._webhooks.send("POST", self._webhook, encode_body(view, files, private=True), files)

    async def tell(self, view: Layout) -> None:
        """Tell something in private: as the first answer, by filling the one begun, or in a further message."""
        view = await self._completed(view)
        if self.first is None:
            try:
                await self._begin(First.channel_message, encode_body(view, private=True))
                return
            except discord.HTTPException as error:
                if error.code != ANSWERED_ALREADY:
                    raise
        if self.first in (First.deferred_channel_message, First.channel_message):
            await self._fill(view)
        else:
            await self._webhooks.send("POST", self._webhook, encode_body(view, private=True))

    async def _completed(self, view: Layout) -> Layout:
        return view if self.complete is None else await self.complete(view)

    async def withdraw(self) -> None:
        """Delete the private answer; the person may have dismissed it already."""
        try:
            await self._webhooks.send("DELETE", f"{self._webhook}/messages/@original")
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise

    async def _begin_once(self, kind: First, data: EncodedBody) -> None:
        """Begin; an earlier try whose reply was lost counts as well."""
        try:
            await self._begin(kind, data)
        except discord.HTTPException as error:
            if error.code != ANSWERED_ALREADY:
                raise
            self.first = kind

    async def _begin(self, kind: First, data: EncodedBody) -> None:
        await self._webhooks.send("POST", self._callback, {"type": kind.value, "data": data})
        self.first = kind


@asynccontextmanager
async def letting_go(reply: Reply) -> AsyncIterator[None]:
    """Let go of what completes the answers: it holds the request, which holds the reply."""
    try:
        yield
    finally:
        reply.complete = None
