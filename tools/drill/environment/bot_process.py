"""The bot in a process of its own, as a host runs it, on a stand-in: it can be stopped, killed and put to sleep."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from sandbox import Sandbox

ROOT = Path(__file__).parents[3]
CONNECTS_S, ENDS_S = 60.0, 10.0
DATABASE = "cairn.sqlite3"

BotProcess = asyncio.subprocess.Process


@asynccontextmanager
async def started(sandbox: Sandbox, folder: Path, *, quietly: bool = False) -> AsyncIterator[BotProcess]:
    """Start it without waiting for its connection; kill it in the end if it hasn't ended by itself."""
    settings = {
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_URL": sandbox.api_url,
        "CAIRN_DATABASE": str(folder / DATABASE),
        "CAIRN_LOG_LEVEL": "ERROR",
        "CAIRN_BACKUPS": "off",
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", cwd=ROOT, env=os.environ | settings, stderr=DEVNULL if quietly else None
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.send_signal(signal.SIGCONT)
            process.send_signal(signal.SIGKILL)
        await process.wait()


@asynccontextmanager
async def bot(sandbox: Sandbox, folder: Path, *, quietly: bool = False) -> AsyncIterator[BotProcess]:
    """Start it and wait until it has connected; in the end, until the stand-in knows that it is gone."""
    ana = sandbox.person("Ana")
    async with started(sandbox, folder, quietly=quietly) as process:
        await ana.waits_until(lambda: sandbox.gateway.is_connected, within=CONNECTS_S)
        yield process
    await ana.waits_until(lambda: not sandbox.gateway.is_connected, within=ENDS_S)
