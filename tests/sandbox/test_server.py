"""Who may talk to the stand-in at all, and what its answers forbid browsers."""

import asyncio
import logging

import aiohttp
import pytest

from sandbox import Sandbox
from tests.sandbox.sample_bot import as_bot


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("people", {"Host": "evil.example"}, 421),
        ("people", {"Host": "127.0.0.1.evil.example"}, 421),
        ("api/v10/gateway", {"Host": "evil.example:80"}, 421),
        ("people", {"Host": "localhost:9"}, 200),
        ("page/..%2f__init__.py", {}, 404),
        ("page/%2e%2e/server.py", {}, 404),
        ("cdn/../people", {}, 200),
        ("cdn/none.png", {}, 404),
        ("people/1/live", {}, 404),
    ],
)
async def test_who_may_read(sandbox: Sandbox, path: str, headers: dict[str, str], status: int) -> None:
    async with aiohttp.ClientSession() as session, session.get(sandbox.page_url + path, headers=headers) as response:
        assert response.status == status


async def test_other_sites_get_no_socket_and_change_nothing(sandbox: Sandbox) -> None:
    url = f"{sandbox.page_url}people/{sandbox.person('Ana').id}/live"
    async with aiohttp.ClientSession() as session:
        for origin in ("https://evil.example", "http://127.0.0.1:1", "null"):
            with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
                await session.ws_connect(url, origin=origin)
            assert caught.value.status == 403
            async with session.post(
                f"{sandbox.page_url}people", json={"name": "X"}, headers={"Origin": origin}
            ) as response:
                assert response.status == 403
        async with session.ws_connect(url, origin=sandbox.page_url.rstrip("/")) as socket:
            assert (await socket.receive_json())["type"] == "hello"


@pytest.mark.parametrize("host", ["[", "[::1", "127.0.0.1:x", "127.0.0.1:99999", "[x]:80", "]["])
async def test_a_malformed_host_is_refused_in_one_line(
    sandbox: Sandbox, caplog: pytest.LogCaptureFixture, host: str
) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", sandbox.port)
    writer.write(f"GET /people HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    answer = (await asyncio.wait_for(reader.read(), 300)).decode()
    writer.close()
    assert answer.startswith("HTTP/1.1 400 ") and "Traceback" not in answer
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize(
    "request_line",
    [
        b"GET / HTTP/1.1",
        b"GET http://[/ HTTP/1.1\r\nHost: localhost",
        b"GET /" + b"a" * 9_000 + b" HTTP/1.1",
        b"\x16\x03",
    ],
    ids=["no host", "half an address", "too long", "no HTTP"],
)
async def test_what_is_no_request_is_refused_without_a_traceback(
    sandbox: Sandbox, caplog: pytest.LogCaptureFixture, request_line: bytes
) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", sandbox.port)
    writer.write(request_line + b"\r\nConnection: close\r\n\r\n")
    answer = await asyncio.wait_for(reader.read(), 300)
    writer.close()
    assert b" 400 " in answer.splitlines()[0]
    assert all(record.exc_info is None and "\n" not in record.getMessage() for record in caplog.records)
    assert all(len(record.getMessage()) < 200 for record in caplog.records)


async def test_a_malformed_origin_is_another_site(sandbox: Sandbox) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{sandbox.page_url}people", json={"name": "X"}, headers={"Origin": "http://["}) as response,
    ):
        assert response.status == 403


@pytest.mark.parametrize("path", ["", "page/page.js", "people", "api/v10/gateway", "nowhere"])
async def test_no_other_site_may_frame_it_or_guess_its_types(sandbox: Sandbox, path: str) -> None:
    async with (
        aiohttp.ClientSession(headers=as_bot(sandbox)) as session,
        session.get(sandbox.page_url + path) as response,
    ):
        policy = response.headers["Content-Security-Policy"].split("; ")
        assert {"default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"} <= set(policy)
        assert "unsafe" not in str(policy)
        assert response.headers["X-Content-Type-Options"] == "nosniff"
