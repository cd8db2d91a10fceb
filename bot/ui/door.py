"""The one door: every click, menu, form, command and suggestion comes in here, is acknowledged first, then handled."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import discord
from discord.app_commands import Choice

from bot.text import language_of, words
from bot.ui.declare import Command, Suggest
from bot.ui.desk import Desk
from bot.ui.faults import answering, quietly
from bot.ui.line import Line
from bot.ui.press import Press, read_press
from bot.ui.refused import Refused
from bot.ui.reply import Ack, Reply
from bot.ui.visit import Visit

MOST_CHOICES = 25
MOST_CHOICE = 100
MOST_REMEMBERED = 1_000

Pressed = Callable[[Visit], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Response:
    """What a verb in a custom id does."""

    handler: Pressed
    ack: Ack = Ack.NEW


async def _unknown(visit: Visit) -> None:
    await visit.tell("error-old-button")


UNKNOWN = Response(_unknown)


class Door:
    """Knows which verb is whose, and nothing of what happens inside."""

    def __init__(self, desk: Desk, presses: Mapping[str, Response]) -> None:
        self.desk = desk
        self._line = Line()
        self._presses = presses
        self._let_in: OrderedDict[int, None] = OrderedDict()
        self._inside: set[asyncio.Task[None]] = set()

    async def enter(self, interaction: discord.Interaction) -> None:
        """Let a click, a menu or a form in; commands come in by `run`."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        if not self.is_new(interaction):
            return
        data: Mapping[str, Any] = interaction.data or {}
        press = read_press(str(data.get("custom_id", "")))
        response = self._presses.get(press.verb, UNKNOWN)
        visit = self._visit(interaction, press, tuple(data.get("values", ())), typed(data))
        async with self._counted(), answering(visit.reply, visit.words):
            await visit.reply.acknowledge(response.ack)
            await response.handler(visit)

    async def run(self, interaction: discord.Interaction, command: Command, given: dict[str, Any]) -> None:
        """Let a slash command in."""
        visit = self._visit(interaction, Press("command"))
        async with self._counted(), answering(visit.reply, visit.words):
            await visit.reply.acknowledge(Ack.NEW, command.opening(visit, given) if command.opening else None)
            await command.handler(visit, **given)

    @property
    def is_empty(self) -> bool:
        return not self._inside

    async def close(self, within: float) -> None:
        """Wait until everybody who is inside was answered."""
        if not self.is_empty:
            await asyncio.wait(self._inside, timeout=within)
        await self._line.close()

    @asynccontextmanager
    async def _counted(self) -> AsyncIterator[None]:
        task = asyncio.current_task()
        if task is None:
            raise RuntimeError("an interaction is handled outside of any task")
        self._inside.add(task)
        try:
            yield
        finally:
            self._inside.discard(task)

    async def turn_away(self, interaction: discord.Interaction) -> None:
        """Answer a command that isn't what it was when this person's Discord learned it."""
        visit = self._visit(interaction, Press("command"))
        async with answering(visit.reply, visit.words):
            raise Refused("error-old-command")

    async def ask(self, interaction: discord.Interaction, suggest: Suggest, current: str) -> list[Choice[str]]:
        """Answer what could be typed here; a suggestion that fails is no suggestion."""
        found: Sequence[str] = ()
        async with quietly():
            found = await suggest(self._visit(interaction, Press("suggest")), current)
        return [Choice(name=text, value=text) for text in found if len(text) <= MOST_CHOICE][:MOST_CHOICES]

    def is_new(self, interaction: discord.Interaction) -> bool:
        """A resumed gateway delivers again what it isn't sure of; the first delivery is being answered."""
        if interaction.id in self._let_in:
            return False
        self._let_in[interaction.id] = None
        if len(self._let_in) > MOST_REMEMBERED:
            self._let_in.popitem(last=False)
        return True

    def _visit(
        self,
        interaction: discord.Interaction,
        press: Press,
        values: tuple[str, ...] = (),
        fields: Mapping[str, str] | None = None,
    ) -> Visit:
        language = language_of(str(interaction.locale))
        reply = Reply(self._line, interaction)
        return Visit(self.desk, interaction, reply, words(language), press, values, fields or {})


def typed(data: Mapping[str, Any]) -> dict[str, str]:
    """Collect what stands in a form's fields; a menu's choices are joined by commas."""
    found: dict[str, str] = {}
    for row in data.get("components", ()):
        for item in row.get("components", ()) or [row.get("component", row)]:
            if "custom_id" in item:
                found[item["custom_id"]] = str(item.get("value") or ",".join(item.get("values", ())))
    return found
