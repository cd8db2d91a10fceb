"""A session begins, and goes on, whatever Discord leaves out of its first event, and however a connection ends."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from sandbox.gateway.session import GatewaySession
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import Match, open_match

PATIENCE_S = 300
PASSING = (1000, 1001, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009)  # close codes after which a client comes again

Told = Callable[[str, Any], Any]
SPARSE: dict[str, Told] = {
    "RESUMED without data": lambda name, data: None if name == "RESUMED" else data,
    "no shard": lambda name, data: data | {"shard": None} if name == "READY" else data,
    "no address to go on at": lambda name, data: data | {"resume_gateway_url": None} if name == "READY" else data,
    "a bare user": lambda name, data: data | {"user": {"id": data["user"]["id"]}} if name == "READY" else data,
    "no servers": lambda name, data: data | {"guilds": None} if name == "READY" else data,
}

pytestmark = pytest.mark.usefixtures("hurried")


async def goes_on(match: Match) -> None:
    gateway = match.stage.sandbox.gateway
    async with asyncio.timeout(PATIENCE_S):
        await match.people[0].waits_until(lambda: gateway.is_connected)
        await match.step()


@pytest.mark.parametrize("told", SPARSE)
async def test_a_session_goes_on_however_little_is_told(
    stage: Stage, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await open_match(stage, "l-calculus")
    await match.next_turn()
    once, sparse = GatewaySession.dispatch, SPARSE[told]
    monkeypatch.setattr(GatewaySession, "dispatch", lambda self, name, data: once(self, name, sparse(name, data)))
    for resumable in (True, False, True):
        await stage.sandbox.gateway.drop(resumable=resumable)
        await goes_on(match)
    assert (stage.sandbox.gateway.identified, stage.sandbox.gateway.resumed) == (2, 2)


async def test_a_game_goes_on_over_each_close_code_that_passes(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus", best_of=3)
    await match.next_turn()
    for code in PASSING:
        await stage.sandbox.gateway.drop(code=code)
        await match.people[0].waits_until(lambda: stage.sandbox.gateway.is_connected)
    await goes_on(match)
