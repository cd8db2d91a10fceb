"""The page of figures is slowed down by nobody: a slow reader or writer is cut off, and too many are refused."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import aiohttp
import pytest

from bot.monitoring import guarded_connection
from bot.monitoring.guarded_connection import MOST_CONNECTIONS
from bot.monitoring.monitor import Monitor
from bot.monitoring.prometheus import PrometheusMeasures
from bot.monitoring.web_server import serving

GONE = (ConnectionError, asyncio.IncompleteReadError)


@pytest.fixture
async def port(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[int]:
    monkeypatch.setattr(guarded_connection, "REQUEST_S", 0.5)
    measures = PrometheusMeasures()
    async with serving("127.0.0.1", 0, Monitor(measures), measures) as port:
        yield port


async def drips(port: int) -> bytes:
    """Send a byte of a header now and then, for ever; give what came back when the connection was closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        with suppress(*GONE):
            writer.write(b"GET /metrics HTTP/1.1\r\nHost: a\r\nX-Slow: ")
            while not (reader.at_eof() or reader.exception()):  # reset, if what was sent came too late
                writer.write(b"x")
                await asyncio.sleep(0.05)
        with suppress(*GONE):
            return await reader.read()
        return b""
    finally:
        writer.close()
        with suppress(*GONE):
            await writer.wait_closed()


async def asks(port: int) -> int:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        assert answer.headers["Connection"] == "close"
        await answer.read()
        return answer.status


async def test_who_drips_is_cut_off_without_an_answer(port: int) -> None:
    assert await asyncio.wait_for(drips(port), 300) == b""
    assert await asks(port) == 200


async def test_who_says_nothing_is_cut_off(port: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    with suppress(*GONE):
        assert await asyncio.wait_for(reader.read(), 300) == b""
    writer.close()


async def test_only_so_many_come_in_at_once_and_when_they_are_gone_others_may(port: int) -> None:
    slow = [asyncio.create_task(drips(port)) for _ in range(MOST_CONNECTIONS)]
    await asyncio.sleep(0.2)
    with pytest.raises((aiohttp.ClientError, ConnectionError)):
        await asks(port)
    assert await asyncio.wait_for(asyncio.gather(*slow), 300) == [b""] * MOST_CONNECTIONS
    assert await asks(port) == 200


async def test_those_who_ask_and_go_are_never_too_many(port: int) -> None:
    for _ in range(MOST_CONNECTIONS + 8):
        assert await asks(port) == 200


async def test_by_default_a_request_has_five_seconds() -> None:
    assert (guarded_connection.REQUEST_S, MOST_CONNECTIONS) == (5.0, 32)
