"""Hand every click, menu, form and command to its handler, whatever happens; answer suggestions."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import partial
from typing import Any

import discord
from discord.app_commands import Choice

from bot.fair_shares import FairShares
from bot.newest import Newest
from bot.text import language_of, words
from bot.ui.context import UiContext
from bot.ui.custom_id import CustomId, read_custom_id
from bot.ui.discord_io.gateway.picked_people import picked_people
from bot.ui.discord_io.gateway.unreadable_clicks import RawInteraction, UnreadableClick
from bot.ui.discord_io.rest.webhook_client import BROKEN, WebhookClient
from bot.ui.error_answers import answering, quietly
from bot.ui.layout import Layout, layout, text
from bot.ui.public.click_tokens import ClickTokens, on_public_message
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack, Reply
from bot.ui.request import NOTHING, Request
from bot.ui.route import UNKNOWN, Route
from bot.ui.slash_commands import PersonCommand, SlashCommand, Suggest

log = logging.getLogger(__name__)

MOST_CHOICES = 25
MOST_CHOICE = 100
MOST_REMEMBERED = 1_000
MOST_CUSTOM_ID = 100  # Discord's own limit
GOODBYE_S = 1.0  # for a last word to who waits for an answer when the bot stops
MOST_CURRENT = 200  # characters typed so far; nothing is suggested for more


class Dispatcher:
    """Find the handler of each verb and command, and let it answer."""

    def __init__(
        self,
        ui: UiContext,
        routes: Mapping[str, Route],
        webhooks: WebhookClient,
        clicks: ClickTokens,
        wake: Callable[[], Awaitable[None]],
    ) -> None:
        self.ui = ui
        self._wake = wake  # corrects the clocks after a sleep, before anything is decided
        self._webhooks, self._clicks = webhooks, clicks
        self._shares = FairShares()
        self._routes = routes
        self._let_in = Newest[int, None](MOST_REMEMBERED)
        self._inside: dict[asyncio.Task[None], Request] = {}

    async def enter(self, interaction: discord.Interaction) -> None:
        """Handle a click, a menu or a form; commands come in by `run`."""
        kinds = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if interaction.type not in kinds or not self.is_new(interaction):
            return
        try:
            request, ack, handle = self._read(interaction, interaction.data or {})
        except Exception:  # in a form that nobody has seen yet, as events may come
            async with self.answering(interaction):
                raise
        else:
            await self._serve(request, ack, None, handle)

    def _read(
        self, interaction: discord.Interaction, data: Mapping[str, Any]
    ) -> tuple[Request, Ack, Callable[[], Awaitable[None]]]:
        custom_id = read_custom_id(str(data.get("custom_id", ""))[:MOST_CUSTOM_ID])
        values = tuple(map(str, data.get("values", ())))
        route = self._routes.get(custom_id.verb, UNKNOWN)
        said = route.read(custom_id.args, values)
        route, said = (UNKNOWN, ()) if said is None else (route, said)
        fields = typed(data) if "components" in data else NOTHING
        people = picked_people(interaction, data) if "resolved" in data else ()
        request = self._request(interaction, custom_id, values, fields, people)
        return request, route.ack, partial(route.handler, request, *said)

    async def run(self, interaction: discord.Interaction, command: SlashCommand, given: dict[str, Any]) -> None:
        request = self._request(interaction, CustomId("command"))
        meanwhile = command.meanwhile(request, given) if command.meanwhile else None
        await self._serve(request, Ack.NEW, meanwhile, partial(command.handler, request, **given))

    async def run_on_person(
        self, interaction: discord.Interaction, command: PersonCommand, person: discord.Member | discord.User
    ) -> None:
        """Handle a command out of a person's menu, which opens a form."""
        request = self._request(interaction, CustomId("command"), people=(person,))
        await self._serve(request, Ack.FORM, None, partial(command.handler, request))

    async def _serve(
        self, request: Request, ack: Ack, meanwhile: Layout | None, handle: Callable[[], Awaitable[None]]
    ) -> None:
        """Handle it after the person's earlier interactions."""
        person = request.interaction.user.id
        if self._shares.is_full(person):
            await self._let_go_by(request)
            return
        request.reply.begun = partial(self._begun, request.interaction, time.perf_counter())
        async with (
            self._counted(request),
            self._shares.enter(person) as lock,
            answering(request.reply, request.words),
            request.reply.acknowledging(ack, meanwhile),
        ):
            with self.ui.tables.sharing.while_held(_server(request.interaction)):
                if ack is Ack.HERE and on_public_message(request.interaction):
                    await request.reply.acknowledge()  # so that the handler may edit it by the token
                async with lock:
                    await self._wake()
                    await handle()

    def _begun(self, interaction: discord.Interaction, came_in: float) -> None:
        self.ui.measures.acknowledged(time.perf_counter() - came_in)
        self._clicks.keep(interaction)

    async def _let_go_by(self, request: Request) -> None:
        """Tell a person once that they send too fast; the rest of the flood is dropped."""
        if self._shares.should_warn(request.interaction.user.id):
            async with answering(request.reply, request.words):
                raise UiRefusal("error-too-fast")

    @property
    def is_banned(self) -> bool:
        return self.ui.pacing.ban.left > 0

    @property
    def is_empty(self) -> bool:
        return not self._inside

    async def close(self, within: float) -> None:
        """Wait until every interaction under way was answered; those that take too long are cancelled."""
        if not self.is_empty:
            inside = dict(self._inside)
            _, late = await asyncio.wait(inside, timeout=within)
            await _let_go(late)
            await asyncio.gather(*(_say_stopped(inside[task]) for task in late))

    @asynccontextmanager
    async def _counted(self, request: Request) -> AsyncIterator[None]:
        task = asyncio.current_task()
        if task is None:
            raise RuntimeError("an interaction is handled outside of any task")
        self._inside[task] = request
        try:
            yield
        finally:
            del self._inside[task]
            request.reply.let_go()

    def answering(self, interaction: discord.Interaction) -> AbstractAsyncContextManager[None]:
        """Answer what is raised inside, before a click or command is handed over to its handler."""
        if interaction.type is discord.InteractionType.autocomplete:
            return quietly()
        request = self._request(interaction, CustomId("command"))
        return answering(request.reply, request.words)

    async def refuse_unreadable(self, data: Any) -> None:
        """Tell a person that what they did failed before anybody could read it."""
        raw = RawInteraction.read(data)
        if raw is not None:
            async with answering(Reply(self._webhooks, raw), words(language_of(raw.locale))):
                raise UnreadableClick

    async def ask(self, interaction: discord.Interaction, suggest: Suggest, current: str) -> list[Choice[str]]:
        """Suggest what could be typed here; if that fails, suggest nothing."""
        suggested: Sequence[str] = ()
        person = interaction.user.id
        if len(current) > MOST_CURRENT or self._shares.is_full(person):
            return []
        async with quietly(), self._shares.enter(person) as lock, lock:
            with self.ui.tables.sharing.while_held(_server(interaction)):
                suggested = await suggest(self._request(interaction, CustomId("suggest")), current)
        return [Choice(name=text, value=text) for text in suggested if len(text) <= MOST_CHOICE][:MOST_CHOICES]

    def is_new(self, interaction: discord.Interaction) -> bool:
        """
        Return whether an interaction is new: a resumed gateway repeats what it isn't sure of.

        An interaction of a shard that isn't held here any more is left to the process that holds it.
        """
        if not self.ui.tables.sharing.is_ours(_server(interaction)) or interaction.id in self._let_in:
            return False
        self._let_in[interaction.id] = None
        return True

    def _request(
        self,
        interaction: discord.Interaction,
        custom_id: CustomId,
        values: tuple[str, ...] = (),
        fields: Mapping[str, str] = NOTHING,
        people: tuple[discord.Member | discord.User, ...] = (),
    ) -> Request:
        speech, reply = words(language_of(str(interaction.locale))), Reply(self._webhooks, interaction)
        return Request(self.ui, interaction, reply, speech, custom_id, values, fields, people)


def _server(interaction: discord.Interaction) -> str:
    return str(interaction.guild_id or "")


async def _let_go(late: "set[asyncio.Task[None]]") -> None:
    if late:
        log.warning("stopping: %s interactions could not be answered in time", len(late))
    for task in late:
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)


async def _say_stopped(request: Request) -> None:
    """Leave nobody with “thinking…” for a quarter of an hour; who can't be told any more isn't."""
    with suppress(TimeoutError, discord.HTTPException, discord.RateLimited, *BROKEN):
        async with asyncio.timeout(GOODBYE_S):
            await request.reply.tell(layout(text(request.say("error-stopped"))))


def typed(data: Mapping[str, Any]) -> dict[str, str]:
    """Collect the values of a form's fields; a menu's choices are joined by commas."""
    fields: dict[str, str] = {}
    for row in data.get("components", ()):
        for item in row.get("components", ()) or [row.get("component", row)]:
            if "custom_id" in item:
                fields[item["custom_id"]] = str(item.get("value") or ",".join(item.get("values", ())))
    return fields
