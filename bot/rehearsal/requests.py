"""Requests as the bot makes them, by its own login and by an interaction's token, with Discord's whole answer."""

from collections.abc import Coroutine, Sequence
from typing import Any

import discord
from multidict import CIMultiDict

from bot.ui.discord_io.rest.channel_client import PRIVATE, PUBLIC, WEEK
from bot.ui.discord_io.rest.login_request import LoginRequests
from bot.ui.discord_io.rest.payload import NOBODY, EncodedBody
from bot.ui.discord_io.rest.webhook_client import WebhookClient
from bot.ui.layout import Attached

DiscordAnswer = dict[str, Any]
Asked = Coroutine[Any, Any, DiscordAnswer]
CHANNEL = "/channels/{channel_id}"
MESSAGES, MESSAGE = f"{CHANNEL}/messages", f"{CHANNEL}/messages/{{message_id}}"


class RehearsalRequests(LoginRequests):
    """The routes that the bot uses; every body rings nobody unless it names somebody."""

    def __init__(self, client: discord.Client, webhooks: WebhookClient, headers: CIMultiDict[str]) -> None:
        super().__init__(client)
        self.webhooks = webhooks
        self.headers = headers  # of the last answer to the bot's own login

    def post(self, channel: str, written: EncodedBody, files: Sequence[Attached] = ()) -> Asked:
        body = {"allowed_mentions": NOBODY} | written
        return self.send("POST", MESSAGES, body, files, ids={"channel_id": channel})

    def edit(self, message: DiscordAnswer, written: EncodedBody, files: Sequence[Attached] = ()) -> Asked:
        return self.send("PATCH", MESSAGE, {"allowed_mentions": NOBODY} | written, files, ids=place(message))

    def read(self, message: DiscordAnswer) -> Asked:
        return self.send("GET", MESSAGE, ids=place(message))

    async def delete(self, message: DiscordAnswer) -> None:
        await self.send("DELETE", MESSAGE, ids=place(message))

    def newer(self, channel: str, after: str) -> Coroutine[Any, Any, list[DiscordAnswer]]:
        """List a channel's messages since an id."""
        return self.send("GET", MESSAGES, query={"after": after, "limit": "100"}, ids={"channel_id": channel})

    def channel(self, channel: str) -> Asked:
        return self.send("GET", CHANNEL, ids={"channel_id": channel})

    def change_channel(self, channel: str, written: EncodedBody) -> Asked:
        return self.send("PATCH", CHANNEL, written, ids={"channel_id": channel})

    def open_thread(self, channel: str, name: str, under: str = "", *, is_private: bool = False) -> Asked:
        """Open a thread as tables do: under a message, or without one, for everybody or in private."""
        written: EncodedBody = {"name": name, "auto_archive_duration": WEEK}
        if under:
            return self.send("POST", f"{MESSAGE}/threads", written, ids={"channel_id": channel, "message_id": under})
        alone = {"type": PRIVATE, "invitable": False} if is_private else {"type": PUBLIC}
        return self.send("POST", f"{CHANNEL}/threads", written | alone, ids={"channel_id": channel})

    async def by_token(self, method: str, path: str, written: EncodedBody | None = None) -> None:
        """Ask by an interaction's token, over the session that the bot keeps for it."""
        body = None if written is None else {"allowed_mentions": NOBODY} | written
        await self.webhooks.send(method, path, body)


def place(message: DiscordAnswer) -> dict[str, str]:
    return {"channel_id": message["channel_id"], "message_id": message["id"]}
