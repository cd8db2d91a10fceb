"""A fresh stand-in for each test, with the sample bot and a raw client on it."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox import Sandbox
from tests.sandbox.sample_bot import THOUGHTLESS, Bot, Raw, as_bot, pointed_at


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(rate_limits=False, deadline=0.4) as started:
        started.expect_always(*THOUGHTLESS)
        yield started
        started.assert_clean()


@pytest.fixture
async def bot(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bot]:
    async with pointed_at(sandbox, monkeypatch) as started:
        yield started


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession(headers=as_bot(sandbox)) as session:
        yield Raw(session, f"{sandbox.api_url}/v10")
