"""The connection to Discord: least intents, no caches, the commands, the dispatcher, and two background tasks."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, cast

import discord
import yarl

from bot.clock import SleepWatch
from bot.session_starts import SessionStarts
from bot.tables import StoreFailed
from bot.ui.context import UNCHOSEN, UiContext
from bot.ui.discord_io.gateway.dispatcher import Dispatcher
from bot.ui.discord_io.gateway.message_events import parse_messages_of_people_only
from bot.ui.discord_io.gateway.registering import add_commands, add_person_commands
from bot.ui.discord_io.gateway.session_budget import SessionBudget
from bot.ui.discord_io.gateway.tolerant_socket import be_tolerant
from bot.ui.discord_io.gateway.translator import CatalogueTranslator
from bot.ui.discord_io.gateway.tree import CairnTree
from bot.ui.discord_io.gateway.unreadable_events import INTERACTION, drop_unreadable_events
from bot.ui.discord_io.rest import user_agent
from bot.ui.discord_io.rest.emoji_upload import bring_emoji
from bot.ui.discord_io.rest.foreign_answers import refuse_foreign_answers
from bot.ui.discord_io.rest.sparse_application import fill_in_application
from bot.ui.discord_io.rest.webhook_client import WebhookClient
from bot.ui.public.click_tokens import ClickTokens
from bot.ui.public.greeting import Greeter
from bot.ui.public.messenger import Messenger
from bot.ui.public.presenter import Presenter
from bot.ui.registry import COMMANDS, PERSON_COMMANDS, ROUTES
from bot.workers.emoji import Painted, PaintEmoji
from bot.workers.pool import WorkerLost

log = logging.getLogger(__name__)

PartOfServer = discord.abc.GuildChannel | discord.Role | discord.Member

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here

TICK_S = 5.0  # between two looks for what is due
PULSE_S = 1.0  # so that a sleep of more than three seconds is noticed
CALM_S = 30.0  # before a background task that failed starts again
PATIENCE_S = 3.0  # then interactions still under way are cancelled, and the bot stops
DATABASE_PAUSE_S = 2.0  # before a background task asks the lost database again
SERVERS_TOLD_S = 30.0  # after a start; then what is to be shown is shown without knowing a server's language
OFTEN_S = 0.05  # between two looks whether a server is told
TOLD_S = 60.0  # between two lines in the log about a lost database


class CairnClient(discord.AutoShardedClient):
    """discord.py's client without the features we don't need."""

    unhurried_s = 60.0  # before the emoji are brought: a start has other things to do

    def __init__(
        self,
        ui: UiContext,
        work: Mapping[str, Callable[[], Awaitable[None]]] | None = None,
        starts: SessionStarts | None = None,
    ) -> None:
        traced: dict[str, Any] = {"http_trace": trace} if (trace := ui.measures.trace("bot")) else {}
        super().__init__(
            intents=discord.Intents(guilds=True, dm_messages=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            **traced,
        )
        user_agent.name_before_login(self)
        refuse_foreign_answers(self)
        fill_in_application(self)
        parse_messages_of_people_only(self)
        be_tolerant()
        drop_unreadable_events(self)  # last: it guards what the parsers are now
        self.ui = ui
        ui.server_locales.of, self._told_by = self._locale_of, time.monotonic() + SERVERS_TOLD_S
        self._webhooks = WebhookClient(ui.pacing.ban, ui.measures.trace("interaction"), ui.emojis)
        clicks = ClickTokens(self._webhooks, ui.clock)
        self._sleep, self._slept = SleepWatch(PULSE_S), 0
        self._waking = asyncio.Lock()
        self.dispatcher = Dispatcher(ui, ROUTES, self._webhooks, clicks, self._wake)
        self.tree = CairnTree(self, self.dispatcher)
        self.messenger = Messenger(self, ui, clicks)
        self.presenter, self._greeter = Presenter(self.messenger), Greeter(self.messenger)
        self.sessions = SessionBudget(self.fetch_session_start_limits, starts or SessionStarts())
        self._more_work = work or {}
        self._work: list[asyncio.Task[None]] = []

    async def setup_hook(self) -> None:
        user_agent.name_after_login(self)
        add_commands(self.tree, COMMANDS, self.dispatcher.run, self.dispatcher.ask)
        add_person_commands(self.tree, PERSON_COMMANDS, self.dispatcher.run_on_person)
        await self.tree.set_translator(CatalogueTranslator())
        await self.begin()
        work = {
            "presenter": self.presenter.run,
            "clock": self._tick,
            "pulse": self._beat,
            "emoji": self._bring_emoji,
            **self._more_work,
        }
        self._work = [asyncio.create_task(for_ever(run, CALM_S), name=name) for name, run in work.items()]

    async def begin(self) -> None:
        await self.ui.registration.register(self.tree)
        await self.ui.tables.start()

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        await self.sessions.wait()
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await self.sessions.begin()
        await super().before_identify_hook(shard_id, initial=initial)

    def heartbeats(self) -> Mapping[int, float | None]:
        """Measure each shard's heartbeat, in seconds; None for a shard that isn't connected."""
        return {number: None if shard.is_closed() else shard.latency for number, shard in self.shards.items()}

    def is_serving(self) -> bool:
        return self.is_ready() and None not in self.heartbeats().values()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await self.dispatcher.enter(interaction)

    async def on_unreadable_event(self, name: str, data: Any) -> None:
        if name == INTERACTION:
            await self.dispatcher.refuse_unreadable(data)

    async def on_message(self, message: discord.Message) -> None:
        """Of messages only people's private ones come here; what they say isn't read."""
        if message.guild is None:
            await self._greeter.greet(str(message.author.id), str(message.channel.id), str(message.id))

    async def _locale_of(self, server: str) -> str:
        """Say which locale a server has; while the bot starts, wait until Discord has told it.

        discord.py's own event comes only when all servers have been told.
        """
        while (told := self._told(server)) is None and self._is_starting():  # noqa: ASYNC110
            await asyncio.sleep(OFTEN_S)
        return told.preferred_locale.value if told else UNCHOSEN

    def _is_starting(self) -> bool:
        return not self.is_ready() and time.monotonic() < self._told_by

    def _told(self, server: str) -> discord.Guild | None:
        """Find a server of which more than its id is known."""
        guild = self.get_guild(int(server)) if server.isdecimal() else None
        return guild if guild and guild.name else None

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self.presenter.try_again(str(guild.id))

    on_guild_join = on_guild_available

    async def on_guild_channel_update(self, before: PartOfServer, after: PartOfServer) -> None:
        await self.presenter.try_again(str(after.guild.id))

    on_guild_role_update = on_guild_channel_update
    on_member_update = on_guild_channel_update  # only our own roles: Discord tells no more without the members intent

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent | discord.RawThreadDeleteEvent) -> None:
        await self.presenter.try_again(str(payload.guild_id))

    on_raw_thread_delete = on_raw_thread_update  # there may be room for another thread now

    async def _tick(self) -> None:
        while True:
            await self._wake()
            await self.ui.tables.tick()
            await asyncio.sleep(TICK_S)

    async def _bring_emoji(self) -> None:
        """Bring the emoji once all else runs: they are painted anew at each start, and nobody waits for them."""
        await asyncio.sleep(self.unhurried_s)
        await self._paint_and_bring()
        await asyncio.Event().wait()

    async def _paint_and_bring(self) -> None:
        """Keep none of the pictures: they are half a megabyte."""
        painted = await self.ui.workers.run(PaintEmoji("", None, ""))
        self.ui.emojis.known |= await bring_emoji(self, cast("Painted", painted))

    async def _beat(self) -> None:
        while True:
            await self._wake()
            await asyncio.sleep(PULSE_S)

    async def _wake(self) -> None:
        """Take time slept off the clocks; the first click or tick after a sleep does it, and the others wait."""
        async with self._waking:
            self._slept += self._sleep.slept()
            if self._slept:
                await self.ui.tables.wake(self._slept)
                self._slept = 0  # kept until it is on disk

    async def close(self) -> None:
        """Finish everything under way before the connection is closed."""
        await self.dispatcher.close(PATIENCE_S)
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        await self._webhooks.close()
        await super().close()


async def for_ever(work: Callable[[], Awaitable[None]], pause: float) -> None:
    """Run a task for ever: an error is logged, and the task starts again, soon if only the database was away."""
    told = 0.0
    while True:
        try:
            await work()
        except StoreFailed as failed:
            if _is_asked_to_end():  # the task was stopping when it failed
                return
            if time.monotonic() > told + TOLD_S:
                log.warning("a background task waits for the database: %s", failed)
            told = time.monotonic()
            await asyncio.sleep(DATABASE_PAUSE_S)
        except WorkerLost as lost:  # on a busy machine; where it was lost tells nobody anything
            log.warning("a background task lost its worker (%s); it starts again in %s s", lost, pause)
            await asyncio.sleep(pause)
        except Exception:  # a task that must never end starts again, whatever ended it
            log.exception("a background task failed; it starts again in %s s", pause)
            if _is_asked_to_end():
                return
            await asyncio.sleep(pause)


def _is_asked_to_end() -> bool:
    task = asyncio.current_task()
    return task is not None and bool(task.cancelling())
