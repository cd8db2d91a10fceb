"""Asked to stop, the process stops: at every moment of a start, within seconds, and with 0."""

import asyncio
import logging
import os
import signal
import socket
import sys
from pathlib import Path

import pytest

from bot.app import serve
from bot.config import Settings
from bot.stop_request import Stopped, StopRequest, stop_signals
from data.postgresql import connection
from sandbox import Sandbox
from tests.sampled import sampled

ROOT = Path(__file__).parents[2]
WITHIN_S = 10.0  # as long as the slowest tests' machine takes; seen: under one second
LOGIN, CONNECTED = "logging in", "has connected to Gateway"
SWEPT = [
    *((LOGIN, delay) for delay in (0.0, 0.03)),
    (CONNECTED, 0.0),
    *sampled([], full=[(LOGIN, 0.004), (LOGIN, 0.016), (LOGIN, 0.06), (LOGIN, 0.25), (CONNECTED, 0.5)]),
]


async def stopped_after(line: str, delay: float, api_url: str, token: str, folder: Path) -> tuple[int, str]:
    """Start the bot, ask it to stop so long after a line of its log; give its exit code and the rest of its log."""
    settings = {
        "DISCORD_TOKEN": token,
        "DISCORD_API_URL": api_url,
        "CAIRN_DATABASE": str(folder / "cairn.sqlite3"),
        "CAIRN_BACKUPS": "off",
        "STATE_DIRECTORY": str(folder),
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", cwd=ROOT, env=os.environ | settings, stderr=asyncio.subprocess.PIPE
    )
    assert process.stderr is not None
    try:
        read = list[str]()
        async with asyncio.timeout(300):
            while not read or line not in read[-1]:
                read.append((await process.stderr.readline()).decode())
                assert read[-1], f"{line!r} never came: {read}"
        await asyncio.sleep(delay)
        process.send_signal(signal.SIGTERM)
        rest = (await asyncio.wait_for(process.communicate(), WITHIN_S))[1].decode()
        return process.returncode or 0, rest
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def test_the_process_stops_at_every_moment_of_a_start(tmp_path: Path) -> None:
    async with Sandbox(rate_limits=False) as sandbox:
        for line, delay in SWEPT:
            code, rest = await stopped_after(line, delay, sandbox.api_url, sandbox.token, tmp_path)
            assert code == 0, (line, delay, rest)
            assert "logging in" not in rest and "can't be reached" not in rest, (line, delay, rest)
            assert "Traceback" not in rest, (line, delay, rest)


async def test_it_stops_while_it_waits_for_discord(tmp_path: Path) -> None:
    code, rest = await stopped_after("can't be reached", 0.2, "http://127.0.0.1:1/api", "a.b.c", tmp_path)
    assert (code, "Traceback" in rest) == (0, False)


async def test_it_stops_while_it_waits_for_a_database_that_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A try to connect isn't cut short: it ends by itself within seconds, and that it failed is no failure."""
    assert connection.CONNECT_SECONDS < WITHIN_S
    monkeypatch.setattr(connection, "CONNECT_SECONDS", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.setblocking(False)
        async with Sandbox() as sandbox:
            settings = Settings(
                discord_token=sandbox.token,
                discord_api_url=sandbox.api_url,
                cairn_database=f"postgresql://cairn@127.0.0.1:{silent.getsockname()[1]}/cairn",
                state_directory=tmp_path,
            )
            serving = asyncio.create_task(serve(settings))
            asked, _ = await asyncio.get_running_loop().sock_accept(silent)
            os.kill(os.getpid(), signal.SIGTERM)
            with asked:
                await asyncio.wait_for(serving, 300)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def until_cancelled_often_enough(times: int) -> None:
    """Overhear so many cancellations, as discord.py's reconnecting does."""
    for _ in range(times):
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            continue


async def test_what_overhears_a_cancellation_is_cancelled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.stop_request.AGAIN_S", 0.01)
    told = list[str]()
    with stop_signals(lambda: told.append("stopping")) as stop:
        working = asyncio.create_task(stop.cut_short(until_cancelled_often_enough(3)))
        await asyncio.sleep(0)
        os.kill(os.getpid(), signal.SIGTERM)
        with pytest.raises(Stopped):
            await asyncio.wait_for(working, 300)
    assert told == ["stopping"]


async def test_what_fails_because_of_the_stop_is_no_failure() -> None:
    stop = StopRequest()

    async def falls() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            raise OSError("the session is closed")

    working = asyncio.create_task(stop.cut_short(falls()))
    await asyncio.sleep(0)
    stop.make()
    with pytest.raises(Stopped):
        await asyncio.wait_for(working, 300)


async def test_nothing_new_begins_after_it() -> None:
    stop, begun = StopRequest(), list[bool]()

    async def begins() -> None:
        begun.append(True)

    stop.make()
    with pytest.raises(Stopped):
        await stop.cut_short(begins())
    assert not begun


async def test_without_a_stop_work_ends_as_it_does_and_an_outer_cancellation_ends_it() -> None:
    stop = StopRequest()

    async def refused() -> None:
        raise OSError("gone")

    assert await stop.cut_short(asyncio.sleep(0, "done")) == "done"
    with pytest.raises(OSError, match="gone"):
        await stop.cut_short(refused())
    inner = list[asyncio.Task[None] | None]()

    async def waits() -> None:
        inner.append(asyncio.current_task())
        await asyncio.Event().wait()

    working = asyncio.create_task(stop.cut_short(waits()))
    await asyncio.sleep(0.01)
    working.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(working, 300)
    assert inner[0] is not None and inner[0].cancelled()
