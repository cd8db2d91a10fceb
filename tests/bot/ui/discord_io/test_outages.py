"""Discord out of reach at the start means waiting, not giving up; a mistake is told at once."""

import asyncio
import itertools
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from discord import shard
from pydantic import SecretStr

from bot import app
from bot.config import Settings
from bot.sandbox import Sandbox
from bot.ui.discord_io.outages import MOST_PAUSE_S, CappedBackoff, cap_pauses, is_passing, pauses


def test_pauses_grow_to_a_minute() -> None:
    found = list(itertools.islice(pauses(), 10))
    assert found == sorted(found)
    assert (found[0], found[-1]) == (1.0, MOST_PAUSE_S)


def test_shards_never_wait_for_longer_than_a_minute() -> None:
    cap_pauses()
    backoff = shard.ExponentialBackoff()  # type: ignore[attr-defined]
    assert isinstance(backoff, CappedBackoff)
    assert max(backoff.delay() for _ in range(200)) <= MOST_PAUSE_S


@pytest.mark.parametrize(("error", "passes"), [(OSError("no route"), True), (aiohttp.ClientError(), True)])
def test_a_broken_line_passes(error: Exception, passes: bool) -> None:
    assert is_passing(error, was_connected=True) is passes


def test_a_wrong_token_does_not_pass() -> None:
    assert not is_passing(discord.LoginFailure(), was_connected=False)
    assert not is_passing(ValueError("ours"), was_connected=True)


async def test_a_bot_started_before_discord_is_there_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "pauses", lambda: itertools.repeat(0.05))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    sandbox = Sandbox(port=port)
    settings = Settings.model_construct(
        discord_token=SecretStr(sandbox.token),
        discord_api_url=f"http://127.0.0.1:{port}/api",
        cairn_database=tmp_path / "cairn.sqlite3",
    )
    serving = asyncio.create_task(app.serve(settings))
    await _until(lambda: any("can't be reached" in record.message for record in caplog.records))
    async with sandbox:
        await _until(lambda: sandbox.gateway.is_connected)
        assert not serving.done()
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)


async def _until(wanted: Callable[[], object]) -> None:
    for _ in range(1_000):
        if wanted():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it didn't come")


async def test_a_wrong_token_ends_the_start_at_once(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        with sandbox.expect(0):
            settings: Any = Settings.model_construct(
                discord_token=SecretStr("wrong"), discord_api_url=sandbox.api_url, cairn_database=tmp_path / "c.sqlite3"
            )
            with pytest.raises(discord.LoginFailure):
                await asyncio.wait_for(app.serve(settings), 10)
