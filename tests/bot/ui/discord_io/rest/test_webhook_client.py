"""A request by an interaction's token is tried again soon, or given up where Discord says that it is no use."""

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.ui.discord_io.rest.outages import EdgeBan
from bot.ui.discord_io.rest.webhook_client import MOST_WAIT_S, PAUSES_S, REFUSED, WebhookClient

LIMITED, LONG = discord.RateLimited(1.5), discord.RateLimited(MOST_WAIT_S + 0.1)


def response(status: int) -> Any:
    """An answer of Discord's own, not of its edge."""
    return SimpleNamespace(status=status, reason="so", headers={"Via": "1.1 google"})


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    return discord.HTTPException(response(status), {"code": code, "message": "so"})


SERVERS_FAULT = discord.DiscordServerError(response(502), "so")


@pytest.mark.parametrize(
    ("status", "said", "kind", "pause"),
    [
        (400, {"code": 50035}, discord.HTTPException, None),
        (403, {"code": 50001}, discord.Forbidden, None),
        (404, {"code": 10015}, discord.NotFound, None),
        (400, {"code": 0, "message": "400: Bad Request"}, discord.DiscordServerError, None),
        (404, "<html>", discord.DiscordServerError, None),
        (429, {"retry_after": 1.5}, discord.RateLimited, 1.5),
        (429, {}, discord.RateLimited, 0.0),
        (429, {"retry_after": None}, discord.RateLimited, 0.0),
        (429, {"retry_after": "soon"}, discord.RateLimited, 0.0),
        (429, "slow down", discord.RateLimited, 0.0),
        (500, "oh", discord.DiscordServerError, None),
        (503, {"message": "oh"}, discord.DiscordServerError, None),
    ],
)
def test_what_is_wrong_is_told_by_status_and_body(
    status: int, said: object, kind: type[Exception], pause: float | None
) -> None:
    trouble = WebhookClient(EdgeBan())._trouble(response(status), said)
    assert type(trouble) is kind
    assert getattr(trouble, "retry_after", None) == pause


@pytest.mark.parametrize(
    ("failures", "waits", "end"),
    [
        ([], [], None),
        ([ConnectionResetError()], [PAUSES_S[0]], None),
        ([SERVERS_FAULT] * 3, [*PAUSES_S], None),
        ([SERVERS_FAULT] * 4, [*PAUSES_S], discord.DiscordServerError),
        ([LIMITED, ConnectionResetError()], [1.5, PAUSES_S[1]], None),
        ([discord.RateLimited(0.0)], [PAUSES_S[0]], None),
        ([discord.RateLimited(MOST_WAIT_S)], [MOST_WAIT_S], None),
        ([LONG], [], discord.RateLimited),
        ([refusal(404)], [], discord.HTTPException),
    ],
)
async def test_a_request_is_tried_again_after_ever_longer_pauses(
    failures: Sequence[Exception], waits: Sequence[float], end: type[Exception] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, left, waited = WebhookClient(EdgeBan()), list(failures), []

    async def try_once(*_: object) -> None:
        if left:
            raise left.pop(0)

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(client, "_try", try_once)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    if end is None:
        await client.send("POST", "/x")
    else:
        with pytest.raises(end):
            await client.send("POST", "/x")
    assert (waited, left) == (list(waits), [])


@pytest.mark.parametrize(("code", "sends"), [(REFUSED, ["{so}", "so", "so"]), (50001, ["{so}"])])
async def test_what_is_refused_for_its_emoji_is_sent_once_more_in_words(
    code: int, sends: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    forgotten: list[bool] = []
    emojis: Any = SimpleNamespace(forget=lambda: forgotten.append(True))
    client, sent = WebhookClient(EdgeBan(), emojis=emojis), []
    monkeypatch.setattr("bot.ui.discord_io.rest.webhook_client.without_emoji", lambda written: written.strip("{}"))

    async def send(method: str, path: str, written: Any, files: object) -> None:
        sent.append(written)
        if "{" in written or forgotten:
            raise refusal(400, code)

    monkeypatch.setattr(client, "_send", send)
    for written in ("{so}", "so")[: len(sends) - 1 or 1]:
        with pytest.raises(discord.HTTPException):
            await client.send("POST", "/x", written)  # type: ignore[arg-type]
    assert sent == sends
    assert forgotten == [True] * (code == REFUSED)


async def test_nothing_is_sent_while_the_edge_refuses_this_address(monkeypatch: pytest.MonkeyPatch) -> None:
    ban = EdgeBan()
    ban._until = float("inf")
    client = WebhookClient(ban)
    with pytest.raises(discord.RateLimited):
        await client.send("POST", "/x")
    assert client._session is None
    await client.close()
