"""Requests as the bot makes them, by its own login and by an interaction's token, with Discord's whole answer."""

from collections.abc import Sequence
from typing import Any

import discord
from multidict import CIMultiDict

from bot.ui.discord_io.rest.channel_client import PRIVATE, PUBLIC, WEEK
from bot.ui.discord_io.rest.login_request import LoginRequests
from bot.ui.discord_io.rest.payload import NOBODY, EncodedBody
from bot.ui.discord_io.rest.webhook_client import WebhookClient
from bot.ui.layout import Attached

DiscordAnswer = dict[str, Any]

MESSAGE = "/channels/{channel_id}/messages/{message_id}"


class RehearsalRequests(LoginRequests):
    """The routes that the bot uses; every body rings nobody unless it names somebody."""

    def __init__(self, client: discord.Client, webhooks: WebhookClient, headers: CIMultiDict[str]) -> None:
        super().__init__(client)
        self.webhooks = webhooks
        self.headers = headers  # of the last answer to the bot's own login

    async def post(self, channel: str, written: EncodedBody, files: Sequence[Attached] = ()) -> DiscordAnswer:
        body = {"allowed_mentions": NOBODY} | written
        answer: DiscordAnswer = await self.send(
            "POST", "/channels/{channel_id}/messages", body, files, ids={"channel_id": channel}
        )
        return answer

    async def edit(self, message: DiscordAnswer, written: EncodedBody, files: Sequence[Attached] = ()) -> DiscordAnswer:
        body = {"allowed_mentions": NOBODY} | written
        answer: DiscordAnswer = await self.send("PATCH", MESSAGE, body, files, ids=place(message))
        return answer

    async def read(self, message: DiscordAnswer) -> DiscordAnswer:
        answer: DiscordAnswer = await self.send("GET", MESSAGE, ids=place(message))
        return answer

    async def delete(self, message: DiscordAnswer) -> None:
        await self.send("DELETE", MESSAGE, ids=place(message))

    async def channel(self, channel: str) -> DiscordAnswer:
        answer: DiscordAnswer = await self.send("GET", "/channels/{channel_id}", ids={"channel_id": channel})
        return answer

    async def change_channel(self, channel: str, written: EncodedBody) -> DiscordAnswer:
        answer: DiscordAnswer = await self.send("PATCH", "/channels/{channel_id}", written, ids={"channel_id": channel})
        return answer

    async def open_thread(self, channel: str, name: str, under: str = "", *, is_private: bool = False) -> DiscordAnswer:
        """Open a thread as tables do: under a message, or without one, for everybody or in private."""
        written: EncodedBody = {"name": name, "auto_archive_duration": WEEK}
        alone = {"type": PRIVATE, "invitable": False} if is_private else {"type": PUBLIC}
        path = "/channels/{channel_id}/threads" if not under else "/channels/{channel_id}/messages/{message_id}/threads"
        ids = {"channel_id": channel} | ({"message_id": under} if under else {})
        answer: DiscordAnswer = await self.send("POST", path, written | ({} if under else alone), ids=ids)
        return answer

    async def by_token(self, method: str, path: str, written: EncodedBody | None = None) -> None:
        """Ask by an interaction's token, over the session that the bot keeps for it."""
        body = None if written is None else {"allowed_mentions": NOBODY} | written
        await self.webhooks.send(method, path, body)


def place(message: DiscordAnswer) -> dict[str, str]:
    return {"channel_id": message["channel_id"], "message_id": message["id"]}
