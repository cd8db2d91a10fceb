"""A fresh stand-in for each test, with the sample bot and a raw client on it."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox import Sandbox
from tests.sandbox.sample_bot import THOUGHTLESS, Bot, Raw, as_bot, pointed_at

PATIENT_S = 60.0  # for an answer on a busy machine
HASTY_S = 0.4  # where a test waits in vain for one


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(rate_limits=False, deadline=PATIENT_S) as started:
        started.expect_always(*THOUGHTLESS)
        yield started
        started.assert_clean()


@pytest.fixture
def hasty(sandbox: Sandbox) -> None:
    """Wait in vain for a short time only."""
    sandbox.interactions.deadline = HASTY_S


@pytest.fixture
async def bot(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bot]:
    async with pointed_at(sandbox, monkeypatch) as started:
        yield started


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession(headers=as_bot(sandbox)) as session:
        yield Raw(session, f"{sandbox.api_url}/v10")
