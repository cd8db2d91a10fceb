"""Ask any of Discord's routes by the bot's login, and give the whole answer; a rehearsal wants to see all of it."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord.http import Route

from bot.ui.discord_io.rest.payload import EncodedBody, packed
from bot.ui.layout import Attached


class LoginRequests:
    def __init__(self, client: discord.Client) -> None:
        self.client = client

    async def send(
        self,
        method: str,
        path: str,
        written: EncodedBody | None = None,
        files: Sequence[Attached] = (),
        *,
        query: Mapping[str, str] | None = None,
        ids: Mapping[str, str] | None = None,
    ) -> Any:
        """Fill the path with `ids`, by which discord.py keeps each route's rate limit."""
        wishes: dict[str, Any] = {"params": dict(query)} if query else {}
        if written is not None:
            wishes["data"] = packed(written, files)
        return await self.client.http.request(Route(method, path, **dict(ids or {})), **wishes)
