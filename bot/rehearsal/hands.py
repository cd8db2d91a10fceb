"""What only a person can do: ask for it in the channel, wait for it, and answer within Discord's three seconds."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.newest import Newest
from bot.rehearsal.promise import NotTried, PromiseBroken
from bot.ui.discord_io.rest.webhook_client import WebhookClient
from bot.ui.reply import Ack, Reply

MOST_KEPT = 200
LOOK_S = 0.1  # between two looks whether somebody has done it

Raw = dict[str, Any]
AnswerHand = Callable[["HandDone"], Awaitable[None]]


@dataclass(slots=True)
class HandDone:
    """One interaction as discord.py and as Discord gave it, and what went wrong while it was answered."""

    interaction: discord.Interaction
    raw: Raw
    reply: Reply
    webhooks: WebhookClient
    failure: Exception | None = None

    @property
    def data(self) -> Raw:
        data: Raw = self.raw.get("data") or {}
        return data

    @property
    def webhook(self) -> str:
        return f"/webhooks/{self.interaction.application_id}/{self.interaction.token}"

    @property
    def original(self) -> str:
        return f"{self.webhook}/messages/@original"

    @property
    def user(self) -> str:
        return str(self.interaction.user.id)

    def judge(self) -> None:
        """Raise what went wrong as it was answered."""
        if self.failure is not None:
            raise self.failure


@dataclass(frozen=True, slots=True)
class _Expected:
    answering: AnswerHand
    done: "asyncio.Future[HandDone]"


class Hands:
    """The one person who helps: whoever presses first."""

    def __init__(self, webhooks: WebhookClient, server: str, patience: float) -> None:
        self._webhooks, self._server, self._patience = webhooks, server, patience
        self._raw = Newest[str, Raw](MOST_KEPT)
        self._expected: dict[str, _Expected] = {}
        self.events: list[tuple[str, Raw]] = []  # about threads and direct messages
        self.person = ""
        self.given_up = ""  # why nothing more is asked for: a key of the catalogue
        self.server: Raw = {}  # as the gateway told it
        self.is_heard = asyncio.Event()

    def hear(self, frame: str) -> None:
        """Keep an event as it came: discord.py fills in what Discord left out."""
        event = json.loads(frame)
        name, data = event.get("t"), event.get("d")
        if name == "INTERACTION_CREATE":
            self._raw[data["id"]] = data
        elif name == "GUILD_CREATE" and data["id"] == self._server:
            self.server = data
            self.is_heard.set()
        elif str(name).startswith("THREAD_") or (name == "MESSAGE_CREATE" and "guild_id" not in data):
            self.events.append((name, data))

    async def told(self, name: str, number: str, within: float) -> Raw:
        """Wait for an event about a thread or a direct message; it may come after the answer to a request."""
        for _ in range(max(int(within / LOOK_S), 1)):
            heard = [data for said, data in self.events if said == name and data["id"] == number]
            if heard:
                return heard[-1]
            await asyncio.sleep(LOOK_S)
        raise PromiseBroken(f"no {name} came")

    def expect(self, name: str, answering: AnswerHand) -> None:
        """Say how to answer what is asked for next; a name is a custom id, or a command's with its kind before it."""
        self._expected[name] = _Expected(answering, asyncio.get_running_loop().create_future())

    async def done(self, name: str) -> HandDone:
        if self.given_up:
            raise NotTried(self.given_up)
        try:
            return await asyncio.wait_for(asyncio.shield(self._expected[name].done), self._patience)
        except TimeoutError:
            raise self.give_up("rehearsal-why-nobody") from None

    def give_up(self, why: str) -> NotTried:
        """Ask for nothing more from now on."""
        self.given_up = why
        return NotTried(why)

    async def take(self, interaction: discord.Interaction) -> None:
        """DiscordAnswer what is expected; leave everything else to whoever it is for."""
        expected = self._expected.get(_name(interaction))
        user = str(interaction.user.id)
        if expected is None or self.person not in ("", user):
            return
        self.person = user
        raw = self._raw.pop(str(interaction.id), {})
        done = HandDone(interaction, raw, Reply(self._webhooks, interaction), self._webhooks)
        try:
            await expected.answering(done)
        except Exception as error:  # noqa: BLE001  # raised where the answer is judged
            done.failure = error
        if not expected.done.done():
            expected.done.set_result(done)


def _name(interaction: discord.Interaction) -> str:
    data: Raw = dict(interaction.data or {})
    if interaction.type is discord.InteractionType.autocomplete:
        return f"suggest {data.get('name')}"
    return str(data.get("custom_id") or f"command {data.get('name')}")


async def in_private(done: HandDone) -> None:
    """Begin a private answer, which is filled later."""
    async with done.reply.acknowledging(Ack.NEW):
        await done.reply.acknowledge()


async def in_place(done: HandDone) -> None:
    """Say that the message itself will change."""
    async with done.reply.acknowledging(Ack.HERE):
        await done.reply.acknowledge()
