"""Discord out of reach at the start means waiting, not giving up; a mistake is told at once."""

import asyncio
import copy
import itertools
import logging
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from discord import shard

from bot import app
from bot.config import Settings
from bot.ui.discord_io.gateway.client import CairnClient
from bot.ui.discord_io.rest import outages
from bot.ui.discord_io.rest.outages import (
    BAN_S,
    LASTING_S,
    MOST_PAUSE_S,
    POSSIBLE,
    CappedBackoff,
    EdgeBan,
    RenewedPauses,
    asked_pause,
    cap_pauses,
    in_one_line_each,
    is_passing,
    pauses,
)
from data.errors import EmptyDatabase
from sandbox import Sandbox


def test_pauses_grow_to_a_minute() -> None:
    found = list(itertools.islice(pauses(), 10))
    assert found == sorted(found)
    assert (found[0], found[-1]) == (1.0, MOST_PAUSE_S)


def test_shards_never_wait_for_longer_than_a_minute() -> None:
    cap_pauses()
    backoff = shard.ExponentialBackoff()  # type: ignore[attr-defined]
    assert isinstance(backoff, CappedBackoff)
    assert max(backoff.delay() for _ in range(200)) <= MOST_PAUSE_S


class Moments:
    """A clock for what waits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000.0
        monkeypatch.setattr(time, "monotonic", lambda: self.now)


@pytest.mark.parametrize(("lasted", "is_short"), [(LASTING_S + 1, True), (5.0, False)])
def test_pauses_begin_anew_after_a_connection_that_lasted(
    monkeypatch: pytest.MonkeyPatch, lasted: float, is_short: bool
) -> None:
    """After an hour's outage, one of a second left a shard deaf for up to a minute; whatever was in between."""
    clock = Moments(monkeypatch)
    backoff, renewed = CappedBackoff(), RenewedPauses()
    for _ in range(30):
        clock.now += backoff.delay() + 60.0  # so long discord.py tries to connect
        renewed.next()
    clock.now += lasted
    with renewed.connection():
        clock.now += lasted
    assert (renewed.next() == 1.0) is is_short
    found = [CappedBackoff.delay(each) for each in _copies(backoff, 200)]
    assert (max(found) <= 2.0) is is_short


def _copies(backoff: CappedBackoff, count: int) -> list[CappedBackoff]:
    """Give so many of the same: the pauses are thrown by lot."""
    return [copy.copy(backoff) for _ in range(count)]


def test_each_try_to_reconnect_is_one_line_and_what_is_our_fault_is_more() -> None:
    for error, lines in ((OSError("no route"), 1), (RuntimeError("ours"), 2)):
        record = logging.LogRecord(
            "discord.shard", logging.ERROR, "", 0, "again in %s s", (1,), (type(error), error, None)
        )
        assert in_one_line_each(record)
        assert len(logging.Formatter().format(record).splitlines()) == lines
    assert record.getMessage() == "again in 1 s"


@pytest.mark.parametrize(("error", "passes"), [(OSError("no route"), True), (aiohttp.ClientError(), True)])
def test_a_broken_line_passes(error: Exception, passes: bool) -> None:
    assert is_passing(error) is passes


def test_a_wrong_token_does_not_pass() -> None:
    assert not is_passing(discord.LoginFailure())


@pytest.mark.parametrize("error", [KeyError("x"), TypeError("x"), ValueError("x"), AttributeError("x")])
def test_a_bug_is_no_outage(error: Exception) -> None:
    assert not is_passing(error)
    assert not isinstance(error, POSSIBLE)


async def test_a_bot_started_before_discord_is_there_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "pauses", lambda: itertools.repeat(0.05))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    sandbox = Sandbox(port=port)
    settings = Settings(
        discord_token=sandbox.token,
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


async def test_what_is_wrong_with_the_database_is_said_while_discord_is_away(tmp_path: Path) -> None:
    (tmp_path / "cairn.sqlite3").touch()
    settings = Settings(
        discord_token="a.test.token",
        discord_api_url="http://127.0.0.1:1/api",
        cairn_database=tmp_path / "cairn.sqlite3",
    )
    with pytest.raises(EmptyDatabase):
        await asyncio.wait_for(app.serve(settings), 300)


async def _until(wanted: Callable[[], object]) -> None:
    for _ in range(1_000):
        if wanted():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it didn't come")


async def test_a_wrong_token_ends_the_start_at_once(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        with sandbox.expect(0):
            settings: Any = Settings(
                discord_token="wrong", discord_api_url=sandbox.api_url, cairn_database=tmp_path / "c.sqlite3"
            )
            with pytest.raises(discord.LoginFailure):
                await asyncio.wait_for(app.serve(settings), 300)


class Answer:
    """What is read of an answer, by discord.py and by us."""

    reason = ""

    def __init__(self, status: int, **headers: str) -> None:
        self.status, self.headers = status, headers


def refusal(status: int, said: object = "", **headers: str) -> discord.HTTPException:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return discord.HTTPException(Answer(status, **named), said)  # type: ignore[arg-type]


PAGE, JSON = "text/html", "application/json"


@pytest.mark.parametrize(
    ("error", "seconds"),
    [
        (refusal(429, Content_Type="text/plain", Retry_After="1800"), 1800),
        (refusal(429, Content_Type=PAGE), BAN_S),
        (refusal(403, Content_Type=PAGE), BAN_S),
        (refusal(429, Content_Type=PAGE, Retry_After="soon"), BAN_S),
        (refusal(403, Content_Type=JSON), 0),
        (refusal(403, {"code": 40333, "message": "internal network error"}, Content_Type=JSON), BAN_S),
        (refusal(403, {"code": 40333, "message": "x"}, Content_Type=JSON, Via="1.1 google"), 0),
        (refusal(403, {"code": 50001, "message": "Missing Access"}, Content_Type=JSON), 0),
        (refusal(429, Content_Type=JSON, Via="1.1 google", Retry_After="60"), 0),
        (refusal(403, Content_Type=PAGE, Via="1.1 google"), 0),
        (refusal(502, Content_Type=PAGE), 0),
    ],
)
def test_a_ban_is_told_from_discords_own_refusals(error: discord.HTTPException, seconds: float) -> None:
    ban, began = EdgeBan(), time.monotonic()
    assert ban.note(error) == bool(seconds)
    assert is_passing(error) == (bool(seconds) or error.status in (429, 502))
    left = ban.left
    assert seconds - (time.monotonic() - began) <= left <= seconds if seconds else left == 0


def test_what_discord_asks_for_is_read_from_its_refusal() -> None:
    assert asked_pause(refusal(429, Retry_After="90", Via="1.1 google")) == 90
    assert asked_pause(refusal(503, Retry_After="90")) == 0
    assert asked_pause(OSError()) == 0
    assert asked_pause(refusal(403, {"code": 40333, "message": "x"}, Content_Type=JSON)) == BAN_S
    assert asked_pause(refusal(403, Content_Type=JSON)) == 0


async def test_at_the_start_discords_own_pause_is_kept_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "pauses", lambda: itertools.repeat(0.05))
    async with Sandbox() as sandbox:
        limited = sandbox.faults.limit(1.0, "/gateway$")
        settings = Settings(
            discord_token=sandbox.token,
            discord_api_url=sandbox.api_url,
            cairn_database=tmp_path / "c.sqlite3",
        )
        serving = asyncio.create_task(app.serve(settings))
        await _until(lambda: sandbox.gateway.is_connected)
        assert limited.met == 1
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)


async def test_a_page_in_place_of_an_answer_is_waited_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A proxy's or a hotel's page, with the status of success, at the login and at the look for the gateway."""
    monkeypatch.setattr(app, "pauses", lambda: itertools.repeat(0.05))
    async with Sandbox(rate_limits=False) as sandbox:
        for path in ("/gateway$", "/users/@me$", "/applications/@me$", "/commands$"):
            sandbox.faults.fail(200, path, html=True)
        async with being_served(sandbox, tmp_path):
            await _until(lambda: sandbox.gateway.is_connected)
    waited = [record for record in caplog.records if "can't be reached" in record.message]
    assert len(waited) == 4 and all(record.exc_info is None for record in waited)


async def test_a_bug_at_the_start_is_not_taken_for_an_outage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def breaks(_: object) -> None:
        raise KeyError("position")

    monkeypatch.setattr(CairnClient, "begin", breaks)
    async with Sandbox() as sandbox, being_served(sandbox, tmp_path) as serving:
        with pytest.raises(KeyError):
            await asyncio.wait_for(serving, 300)
    assert "can't be reached" not in caplog.text


@asynccontextmanager
async def being_served(sandbox: Sandbox, folder: Path) -> AsyncIterator["asyncio.Task[None]"]:
    settings = Settings(
        discord_token=sandbox.token, discord_api_url=sandbox.api_url, cairn_database=folder / "c.sqlite3"
    )
    serving = asyncio.create_task(app.serve(settings))
    try:
        yield serving
    finally:
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)


@pytest.mark.parametrize("in_json", [False, True], ids=["words", "json"])
async def test_a_start_during_an_edges_ban_waits_for_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, in_json: bool
) -> None:
    monkeypatch.setattr(outages, "BAN_S", 1.0)
    async with Sandbox(rate_limits=False) as sandbox:
        sandbox.limits.invalid.bans_in_json = in_json
        sandbox.limits.invalid.ban(1.0)
        async with being_served(sandbox, tmp_path) as serving:
            await _until(lambda: sandbox.gateway.is_connected or serving.done())
            assert not serving.done()
