"""What systemd would hear, by a socket of the test's own."""

import asyncio
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.config import Settings
from bot.monitoring.monitor import Monitor
from bot.monitoring.service_manager import ServiceManager
from bot.monitoring.start import monitoring
from sandbox import Sandbox
from tools.drill.environment.bot_process import bot


class Systemd:
    """Listens, and counts signs of life."""

    def __init__(self, address: str) -> None:
        self._line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._line.bind(address)
        self._line.setblocking(False)

    def heard(self) -> list[str]:
        said = []
        while True:
            try:
                said.append(self._line.recv(4096).decode())
            except BlockingIOError:
                return said

    def close(self) -> None:
        self._line.close()


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[Systemd]:
    listening = Systemd(str(tmp_path / "notify"))
    yield listening
    listening.close()


async def heard(systemd: Systemd, words: str, times: int = 1) -> list[str]:
    """Listen until this was said so often, however busy the machine."""
    said: list[str] = []
    async with asyncio.timeout(300):
        while said.count(words) < times:
            await asyncio.sleep(0.02)
            said += systemd.heard()
    return said


async def test_it_hears_ready_once_then_signs_of_life_then_the_end(systemd: Systemd, tmp_path: Path) -> None:
    settings = Settings(notify_socket=str(tmp_path / "notify"), watchdog_usec=40_000)
    async with monitoring(settings) as monitor:
        assert "READY=1" not in "".join(systemd.heard())
        monitor.waiting(5)
        monitor.waiting(10)
        said = await heard(systemd, "WATCHDOG=1", 3)
        monitor.stopping()
    assert said[0] == "READY=1\nSTATUS=Discord can't be reached; the next try is in 5 s"
    assert said[1] == "STATUS=Discord can't be reached; the next try is in 10 s"
    assert systemd.heard()[-1].startswith("STOPPING=1")


async def test_a_stuck_loop_gives_no_sign_of_life(systemd: Systemd, tmp_path: Path) -> None:
    async with ServiceManager(str(tmp_path / "notify"), 40_000).kept_informed():
        await asyncio.sleep(0.05)
        assert "WATCHDOG=1" in systemd.heard()
        time.sleep(0.2)  # noqa: ASYNC251 — this is the stuck loop
        assert systemd.heard() == []
        await asyncio.sleep(0.05)
        assert "WATCHDOG=1" in systemd.heard()


async def test_without_a_watchdog_there_are_no_signs_of_life(systemd: Systemd, tmp_path: Path) -> None:
    async with ServiceManager(str(tmp_path / "notify")).kept_informed():
        await asyncio.sleep(0.05)
    assert systemd.heard() == []


async def test_an_address_without_a_file_is_understood() -> None:
    listening = Systemd("\0cairn-test-notify")
    ServiceManager("@cairn-test-notify").ready("serving")
    assert listening.heard() == ["READY=1\nSTATUS=serving"]
    listening.close()


def test_without_systemd_nobody_is_told_and_nothing_fails(tmp_path: Path) -> None:
    Monitor().stopping()
    ServiceManager(str(tmp_path / "nobody")).stopping()
    assert list(tmp_path.iterdir()) == []


async def test_the_whole_process_tells_systemd(
    systemd: Systemd, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Started as the unit starts it, with what systemd puts into its environment."""
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
    monkeypatch.setenv("WATCHDOG_USEC", "100000")
    async with Sandbox(people=("Ana", "Ben"), rate_limits=False) as sandbox, bot(sandbox, tmp_path) as process:
        said = await heard(systemd, "READY=1\nSTATUS=serving")
        assert len([words for words in said if "READY=1" in words]) == 1
        assert set(await heard(systemd, "WATCHDOG=1", 2)) == {"WATCHDOG=1"}
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), 300) == 0
        assert [words for words in systemd.heard() if words.startswith("STOPPING=1")]
