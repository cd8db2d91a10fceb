"""The connection of a rehearsal: logged in as the bot, with no commands of its own."""

import aiohttp
import discord
from multidict import CIMultiDict

from bot.rehearsal.hands import Hands
from bot.ui.discord_io.gateway.tolerant_socket import be_tolerant
from bot.ui.discord_io.gateway.unreadable_events import drop_unreadable_events
from bot.ui.discord_io.rest import user_agent
from bot.ui.discord_io.rest.outages import EdgeBan
from bot.ui.discord_io.rest.sparse_application import fill_in_application
from bot.ui.discord_io.rest.webhook_client import WebhookClient


class RehearsalClient(discord.AutoShardedClient):
    """Hears interactions and threads; everything else it asks for itself."""

    def __init__(self, server: str, patience: float) -> None:
        self.headers: CIMultiDict[str] = CIMultiDict()  # of the last answer
        super().__init__(
            intents=discord.Intents(guilds=True, dm_messages=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            enable_debug_events=True,
            http_trace=self._watching(),
        )
        user_agent.name_before_login(self)
        fill_in_application(self)
        be_tolerant()
        drop_unreadable_events(self)
        self.webhooks = WebhookClient(EdgeBan())
        self.hands = Hands(self.webhooks, server, patience)

    def _watching(self) -> aiohttp.TraceConfig:
        async def note(_session: object, _context: object, ended: aiohttp.TraceRequestEndParams) -> None:
            self.headers.clear()
            self.headers.update(ended.response.headers)

        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(note)
        return trace

    async def setup_hook(self) -> None:
        user_agent.name_after_login(self)

    async def on_socket_raw_receive(self, frame: str) -> None:
        self.hands.hear(frame)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await self.hands.take(interaction)

    async def close(self) -> None:
        await self.webhooks.close()
        await super().close()
