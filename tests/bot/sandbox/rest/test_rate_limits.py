"""Limits of requests per route and in all."""

import aiohttp

from bot.sandbox import Sandbox
from tests.bot.sandbox.sample_bot import Raw


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
