"""Requests as the bot makes them, by its own login and by an interaction's token, with Discord's whole answer."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import discord
from discord.http import Route

from bot.ui.discord_io.payload import PRIVATE, SILENT, EncodedBody, packed
from bot.ui.discord_io.webhook_client import WebhookClient
from bot.ui.layout import Attached

Answer = dict[str, Any]
NOBODY: EncodedBody = {"parse": []}
NOTHING: Mapping[str, str] = MappingProxyType({})


class RehearsalRequests:
    """The routes that the bot uses; every body rings nobody unless it names somebody."""

    def __init__(self, client: discord.Client, webhooks: WebhookClient) -> None:
        self.client, self.webhooks = client, webhooks

    async def send(
        self,
        method: str,
        path: str,
        written: object = None,
        files: Sequence[Attached] = (),
        *,
        query: Mapping[str, str] = NOTHING,
        ids: Mapping[str, str] = NOTHING,
    ) -> Any:
        """Ask by the bot's login; `ids` fill the path, so that rate limits are counted as Discord counts them."""
        route = Route(method, path, **dict(ids))
        wishes: dict[str, Any] = {"params": dict(query)} if query else {}
        if isinstance(written, dict):
            wishes["data"] = packed(written, files)
        return await self.client.http.request(route, **wishes)

    async def post(self, channel: str, written: EncodedBody, files: Sequence[Attached] = ()) -> Answer:
        body = {"allowed_mentions": NOBODY} | written
        answer: Answer = await self.send(
            "POST", "/channels/{channel_id}/messages", body, files, ids={"channel_id": channel}
        )
        return answer

    async def edit(self, message: Answer, written: EncodedBody, files: Sequence[Attached] = ()) -> Answer:
        body = {"allowed_mentions": NOBODY} | written
        answer: Answer = await self.send("PATCH", MESSAGE, body, files, ids=place(message))
        return answer

    async def read(self, message: Answer) -> Answer:
        answer: Answer = await self.send("GET", MESSAGE, ids=place(message))
        return answer

    async def delete(self, message: Answer) -> None:
        await self.send("DELETE", MESSAGE, ids=place(message))

    async def channel(self, channel: str) -> Answer:
        answer: Answer = await self.send("GET", "/channels/{channel_id}", ids={"channel_id": channel})
        return answer

    async def change_channel(self, channel: str, written: EncodedBody) -> Answer:
        answer: Answer = await self.send("PATCH", "/channels/{channel_id}", written, ids={"channel_id": channel})
        return answer

    async def open_thread(self, channel: str, name: str, under: str = "") -> Answer:
        """Open a thread as tables do: under a message, or without one."""
        written: EncodedBody = {"name": name, "auto_archive_duration": WEEK}
        path = "/channels/{channel_id}/threads" if not under else "/channels/{channel_id}/messages/{message_id}/threads"
        ids = {"channel_id": channel} | ({"message_id": under} if under else {})
        answer: Answer = await self.send("POST", path, written | ({} if under else {"type": PUBLIC}), ids=ids)
        return answer

    async def by_token(self, method: str, path: str, written: EncodedBody | None = None) -> None:
        """Ask by an interaction's token, over the session that the bot keeps for it."""
        body = None if written is None else {"allowed_mentions": NOBODY} | written
        await self.webhooks.send(method, path, body)


MESSAGE = "/channels/{channel_id}/messages/{message_id}"
WEEK, PUBLIC = 10080, 11  # minutes until a thread is put away, and a public thread's type
PRIVATE_FLAG, SILENT_FLAG = PRIVATE, SILENT


def place(message: Answer) -> dict[str, str]:
    return {"channel_id": message["channel_id"], "message_id": message["id"]}
