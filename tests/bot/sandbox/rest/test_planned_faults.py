"""Planned faults, rate limits, expired time, and what a test is told about them."""

import time

import aiohttp
import discord
import pytest

from bot.sandbox import MovableClock, Sandbox
from bot.sandbox.protocol.violations import Violations
from tests.bot.sandbox.sample_bot import Bot, Raw


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


async def test_tokens_die_with_the_clock(raw: Raw) -> None:
    clock = MovableClock()
    async with Sandbox(clock=clock, advance=clock.advance) as sandbox:
        ana = sandbox.person("Ana")
        interaction = sandbox.interactions.new(2, ana.id, sandbox.channel.id, sandbox.guild.id)
        sandbox.interactions.dispatch = lambda _name, _guild, _data: True
        sandbox.interactions.open(interaction, {})
        there = Raw(raw.session, f"{sandbox.api_url}/v10")
        assert (await there.ask("POST", f"/interactions/{interaction.id}/{interaction.token}/callback", {"type": 5}))[
            0
        ] == 204
        original = f"/webhooks/{sandbox.world.bot_id}/{interaction.token}/messages/@original"
        clock.advance(14 * 60)
        assert (await there.ask("PATCH", original, {"content": "in time"}))[0] == 200
        clock.advance(61)
        with sandbox.expect(50027):
            assert (await there.ask("PATCH", original, {"content": "too late"}))[1]["code"] == 50027
        (message,) = sandbox.channel.messages.values()
        assert message.content == "in time"


async def test_rate_limits() -> None:
    async with (
        Sandbox() as sandbox,
        aiohttp.ClientSession(headers={"Authorization": f"Bot {sandbox.token}"}) as session,
    ):
        raw = Raw(session, f"{sandbox.api_url}/v10")
        path = f"/channels/{sandbox.channel.id}/messages"
        answers = [await raw.ask("POST", path, {"content": "x"}) for _ in range(6)]
        assert [status for status, _ in answers] == [200] * 5 + [429]
        assert 0 < answers[5][1]["retry_after"] <= 5 and sandbox.limits.hits == 1
        other = f"/channels/{sandbox.channel_named('general').id}/messages"
        async with session.post(raw.base + other, json={"content": "x"}) as response:
            assert response.headers["X-RateLimit-Remaining"] == "4" and response.headers["Via"]
        statuses = [(await raw.ask("GET", "/users/@me"))[0] for _ in range(50)]
        assert statuses.count(429) > 0
        sandbox.assert_clean()


def test_violations_fail_a_test_unless_expected() -> None:
    violations = Violations()
    violations.add("GET /nowhere", 0, "no such route")
    with pytest.raises(AssertionError, match="nowhere"):
        violations.assert_clean()
    with pytest.raises(AssertionError, match="did not happen"), violations.expect(50007):
        pass
    violations.found.clear()
    violations.expect_always(50007)
    violations.add("POST /x", 50007, "closed")
    violations.assert_clean()
