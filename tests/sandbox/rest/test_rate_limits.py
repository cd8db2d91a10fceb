"""Limits of requests per route and in all."""

import aiohttp
import discord
import pytest

from sandbox import PermissionBit, Sandbox
from tests.sandbox.sample_bot import THOUGHTLESS, Bot, Raw, as_bot


async def test_rate_limits() -> None:
    async with (
        Sandbox() as sandbox,
        aiohttp.ClientSession(headers=as_bot(sandbox)) as session,
    ):
        sandbox.expect_always(*THOUGHTLESS)
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


async def test_answers_by_an_interactions_token_leave_the_global_limit_alone() -> None:
    async with (
        Sandbox() as sandbox,
        aiohttp.ClientSession(headers=as_bot(sandbox)) as session,
    ):
        raw = Raw(session, f"{sandbox.api_url}/v10")
        answers = [await raw.ask("POST", f"/interactions/1/t{n}/callback", {"type": 5}) for n in range(80)]
        assert {status for status, _ in answers} == {404}
        paths = [f"/channels/{n}" for n in range(1, 60)]
        answers = [await raw.ask("GET", path) for path in paths]
        limited = [body for status, body in answers if status == 429]
        assert limited and all(body["global"] for body in limited)
        assert len(answers) - len(limited) == 50


async def test_ten_thousand_invalid_requests_in_ten_minutes_are_banned(sandbox: Sandbox, raw: Raw) -> None:
    invalid = sandbox.limits.invalid
    assert (invalid.most, invalid.seconds) == (10_000, 600)
    invalid.most = 3
    sandbox.deny(sandbox.channel, PermissionBit.VIEW_CHANNEL)
    with sandbox.expect(50001):
        statuses = [(await raw.ask("GET", f"/channels/{sandbox.channel.id}"))[0] for _ in range(3)]
    assert statuses == [403] * 3 and 590 < invalid.banned_for <= 600
    async with raw.session.get(f"{raw.base}/users/@me") as response:
        assert (response.status, response.content_type) == (429, "text/plain")
        assert "Via" not in response.headers and int(response.headers["Retry-After"]) > 590
    invalid.ban(0)
    assert (await raw.ask("GET", "/users/@me"))[0] == 200


async def test_a_ban_can_be_planned(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.limits.invalid.ban(600)
    with pytest.raises(discord.HTTPException) as caught:
        await bot.client.http.get_user("@me")
    assert (caught.value.status, caught.value.text) == (429, "error code: 1015")
