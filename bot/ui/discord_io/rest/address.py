"""Set Discord's address. discord.py keeps it in its classes, so it is set once, before connecting."""

import aiohttp
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import INTERNAL_API_VERSION, Route

from bot.ui.discord_io.rest.foreign_answers import ForeignAnswer
from bot.ui.discord_io.rest.user_agent import NAMED


async def point_at(api_url: str) -> None:
    """Send all requests to this address, and ask it for its gateway."""
    Route.BASE = f"{api_url}/v{INTERNAL_API_VERSION}"
    async with aiohttp.ClientSession(headers=NAMED) as session, session.get(f"{Route.BASE}/gateway") as answer:
        answer.raise_for_status()
        try:
            gateway = str((await answer.json())["url"])
        except (ValueError, TypeError, KeyError) as error:
            raise ForeignAnswer("the answer names no gateway") from error
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
