"""Planned faults, rate limits, expired time, and what a test is told about them."""

import time

import aiohttp
import discord
import pytest

from bot.sandbox import Sandbox
from tests.bot.sandbox.sample_bot import Bot


def _channel(sandbox: Sandbox, bot: Bot) -> discord.TextChannel:
    channel = bot.client.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_429_is_waited_for(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.faults.fail(429, "/messages", method="POST", retry_after=0.05)
    started = time.monotonic()
    await _channel(sandbox, bot).send("patience")
    assert time.monotonic() - started >= 0.05


async def test_429_without_via_raises(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.faults.fail(429, "/messages", via=False)
    with pytest.raises(discord.HTTPException) as caught:
        await _channel(sandbox, bot).send("banned")
    assert caught.value.status == 429


@pytest.mark.parametrize("status", [500, 502])
async def test_server_errors_are_tried_again(
    sandbox: Sandbox, bot: Bot, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(_seconds: float) -> None: ...

    sandbox.faults.fail(status, "/messages")
    monkeypatch.setattr("discord.http.asyncio.sleep", at_once)
    await _channel(sandbox, bot).send("again")
    assert len(sandbox.channel.messages) == 1


async def test_503_and_reset_are_not(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.faults.fail(503, "/messages")
    with pytest.raises(discord.DiscordServerError):
        await _channel(sandbox, bot).send("x")
    sandbox.faults.reset("/messages")
    with pytest.raises(aiohttp.ClientError):
        await _channel(sandbox, bot).send("y")
    assert not sandbox.channel.messages


async def test_done_but_not_answered(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.faults.reset("/messages", after=True)
    with pytest.raises(aiohttp.ClientError):
        await _channel(sandbox, bot).send("did it arrive?")
    assert [m.content for m in sandbox.channel.messages.values()] == ["did it arrive?"]


async def test_delay_makes_an_answer_late(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.faults.delay(0.6, "/callback")
    with sandbox.expect(10062):
        response = await sandbox.person("Ana").run(sandbox.channel, "answer", how="plain")
        assert response.failure
        await bot.errors.get()
