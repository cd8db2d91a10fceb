"""Planned faults, rate limits, expired time, and what a test is told about them."""

import asyncio
import time

import aiohttp
import discord
import pytest

from sandbox import Sandbox
from tests.sandbox.sample_bot import Bot, Raw


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


@pytest.mark.usefixtures("hasty")
async def test_delay_makes_an_answer_late(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.faults.delay(0.6, "/callback")
    with sandbox.expect(10062):
        response = await sandbox.person("Ana").run(sandbox.channel, "answer", how="plain")
        assert response.failure
        await bot.errors.get()


async def test_a_refusal_can_be_planned_by_its_code(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.faults.refuse(160006, "/threads")
    with pytest.raises(discord.HTTPException) as caught:
        await _channel(sandbox, bot).create_thread(name="n", type=discord.ChannelType.public_thread)
    assert (caught.value.status, caught.value.code) == (400, 160006)
    sandbox.faults.refuse(200000, "/messages", after=True)
    with pytest.raises(discord.HTTPException):
        await _channel(sandbox, bot).send("posted all the same")
    assert len(sandbox.channel.messages) == 1


async def test_a_limit_holds_until_its_time_has_passed(sandbox: Sandbox, bot: Bot) -> None:
    fault = sandbox.faults.limit(0.2, "/messages", method="POST", scope="shared")
    started = time.monotonic()
    await _channel(sandbox, bot).send("patience")
    assert time.monotonic() - started >= 0.2 and fault.met == 1
    assert sandbox.limits.invalid.total == 0  # shared limits are nobody's fault


async def test_an_early_second_try_meets_the_limit_again(sandbox: Sandbox, raw: Raw) -> None:
    fault = sandbox.faults.limit(60, "/users/@me")
    first, second = [await raw.ask("GET", "/users/@me") for _ in range(2)]
    assert (first[0], second[0], fault.met) == (429, 429, 2)
    assert second[1]["retry_after"] <= first[1]["retry_after"] <= 60
    assert sandbox.limits.invalid.total == 2


async def test_an_html_page_instead_of_json(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.faults.fail(503, "/users/@me", html=True)
    with pytest.raises(discord.DiscordServerError) as caught:
        await bot.client.http.get_user("@me")
    assert "<html>" in caught.value.text


async def test_an_outage_cuts_rest_and_gateway_and_ends(sandbox: Sandbox, bot: Bot, raw: Raw) -> None:
    heard = bot.heard.count("RESUMED")
    async with sandbox.outage() as fault:
        assert not sandbox.gateway.is_connected
        with pytest.raises(aiohttp.ClientError):
            await raw.ask("POST", "/users/@me/channels", {})
        async with raw.session.get(sandbox.gateway_url.replace("ws", "http", 1)) as response:
            assert response.status == 503
    assert fault.met >= 1
    assert (await raw.ask("GET", "/users/@me"))[0] == 200
    await asyncio.wait_for(bot.heard_again("RESUMED", heard), 300)


async def test_an_outage_may_answer_with_pages(sandbox: Sandbox, raw: Raw) -> None:
    async with sandbox.outage(502, html=True), raw.session.get(f"{raw.base}/gateway") as response:
        assert (response.status, response.content_type, "Via" in response.headers) == (502, "text/html", False)
