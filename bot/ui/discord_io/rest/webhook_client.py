"""Requests by an interaction's own token: they need no login, and no rate limit of the bot's holds them up."""

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import aiohttp
import discord
from discord.http import Route

from bot.ui.discord_io.rest.foreign_answers import ForeignAnswer
from bot.ui.discord_io.rest.outages import EdgeBan
from bot.ui.discord_io.rest.payload import EncodedBody, packed
from bot.ui.discord_io.rest.user_agent import NAMED
from bot.ui.emoji import Emojis, without_emoji
from bot.ui.layout import Attached

BROKEN = (OSError, aiohttp.ClientError)
PAUSES_S = (0.05, 0.2, 0.5)  # before each further try of a failed request
MOST_WAIT_S = 5.0  # if Discord asks for a longer pause, the request is given up
PAGE = "text/html"  # which Discord never answers with
REFUSED = 50035  # Discord's code for a body it won't have
TOO_MANY, FORBIDDEN, NOT_FOUND, SERVERS_FAULT = 429, 403, 404, 500
TIMEOUT = aiohttp.ClientTimeout(total=60)


class WebhookClient:
    """
    Send requests over one pool of connections for all interactions.

    discord.py gives some failures up at once and waits out others for seconds; here is little time, so each is tried
    again soon.
    """

    def __init__(self, ban: EdgeBan, trace: aiohttp.TraceConfig | None = None, emojis: Emojis | None = None) -> None:
        self._ban = ban
        self._emojis = emojis or Emojis()
        self._session: aiohttp.ClientSession | None = None
        self._traces = [trace] if trace else None

    async def send(
        self, method: str, path: str, written: EncodedBody | None = None, files: Sequence[Attached] = ()
    ) -> None:
        """Send a request; once more, in words, where Discord refuses one that shows the application's emoji."""
        try:
            await self._send(method, path, written, files)
        except discord.HTTPException as error:
            if error.code != REFUSED or (in_words := without_emoji(written)) == written:
                raise
            self._emojis.forget()
            await self._send(method, path, in_words, files)

    async def _send(self, method: str, path: str, written: EncodedBody | None, files: Sequence[Attached]) -> None:
        for pause in PAUSES_S:
            try:
                await self._try(method, path, written, files)
                return
            except discord.RateLimited as limited:
                if limited.retry_after > MOST_WAIT_S:  # too long to wait: give up
                    raise
                await asyncio.sleep(max(pause, limited.retry_after))
            except (discord.DiscordServerError, *BROKEN):
                await asyncio.sleep(pause)
        await self._try(method, path, written, files)

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()

    async def _try(self, method: str, path: str, written: EncodedBody | None, files: Sequence[Attached]) -> None:
        if self._ban.left:
            raise discord.RateLimited(self._ban.left)
        if self._session is None:
            self._session = aiohttp.ClientSession(
                headers=NAMED, timeout=TIMEOUT, cookie_jar=aiohttp.DummyCookieJar(), trace_configs=self._traces
            )
        data = None if written is None else packed(written, files)
        async with self._session.request(method, Route.BASE + path, data=data) as response:
            if response.status >= 300:
                raise self._trouble(response, await _said(response))
            if response.content_type == PAGE:
                raise ForeignAnswer("an answer isn't JSON")
            await response.read()

    def _trouble(self, response: aiohttp.ClientResponse, said: Any) -> discord.DiscordException:
        """Name the trouble; a refusal without one of Discord's codes comes from whatever stands before it."""
        kinds = {FORBIDDEN: discord.Forbidden, NOT_FOUND: discord.NotFound}
        is_discords = response.status < SERVERS_FAULT and isinstance(said, dict) and said.get("code")
        kind = kinds.get(response.status, discord.HTTPException) if is_discords else discord.DiscordServerError
        error = kind(response, said)
        if self._ban.note(error):
            return discord.RateLimited(self._ban.left)
        if response.status == TOO_MANY:
            return discord.RateLimited(_asked_pause(said))
        return error


def _asked_pause(said: Any) -> float:
    """Read how long Discord asks to be left alone, in seconds; 0 if it doesn't say."""
    try:
        return max(float(said["retry_after"]), 0.0)
    except (KeyError, TypeError, ValueError):
        return 0.0


async def _said(response: aiohttp.ClientResponse) -> Any:
    """Read the error; a proxy in front of Discord doesn't answer in JSON, or only says that it does."""
    said = await response.text()
    with suppress(ValueError):
        return json.loads(said)
    return said
