"""A bot in a process of its own, which tells how it fares: `… process ours|bare|lean|… ADDRESS TOKEN …`."""

import asyncio
import json
import logging
import os
import resource
import sys
import time
from asyncio.events import Handle
from pathlib import Path
from typing import Any

from bot.app import serve
from bot.config import Settings
from bot.config.values import file_or_server
from bot.ui.discord_io.rest import pacing

BLOCKED_S = 0.02

UNLIMITED = 100_000  # requests a second


class Watch:
    """How long each callback keeps the event loop; everything runs in callbacks, the collector of garbage too."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.blocked = 0
        self._run = Handle._run
        Handle._run = self._timed()  # type: ignore[method-assign]

    def _timed(self) -> Any:
        run, clock = self._run, time.perf_counter

        def timed(handle: Handle) -> None:
            start = clock()
            run(handle)
            took = clock() - start
            if took > BLOCKED_S:
                self.blocked += 1
            self.longest = max(self.longest, took)

        return timed

    def read(self) -> dict[str, float]:
        """Tell what was seen since the last reading."""
        usage = resource.getrusage(resource.RUSAGE_SELF)
        told = {
            "cpu": usage.ru_utime + usage.ru_stime,
            "memory": resident() / 1e6,
            "longest": self.longest * 1000,
            "blocked": self.blocked,
        }
        self.longest, self.blocked = 0.0, 0
        return told


def resident() -> int:
    """Bytes of memory held now, or the most there ever were where that can't be told."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


async def answer(watch: Watch) -> None:
    """Answer each line with a reading, until there are no more."""
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    while await lines.readline():
        print(json.dumps(watch.read()), flush=True)


async def ours(address: str, token: str, database: str) -> None:
    """Run the bot without Discord's fifty requests a second, as the stand-in here does."""
    pacing.MOST_A_SECOND = UNLIMITED
    await serve(Settings(discord_token=token, discord_api_url=address, cairn_database=file_or_server(database)))


async def run(kind: str, address: str, token: str, wish: str) -> None:
    if kind == "ours":
        await ours(address, token, wish)
        return
    from tools.bench.whole_bot.rivals import RIVALS  # ours is weighed without them, and without what they need

    await RIVALS[kind](address, token, wish)


async def main() -> None:
    kind, address, token, wish = sys.argv[1:]
    logging.basicConfig(level=logging.ERROR)
    watch = Watch()
    running = asyncio.create_task(run(kind, address, token, wish))
    await asyncio.wait({running, asyncio.create_task(answer(watch))}, return_when=asyncio.FIRST_COMPLETED)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


if __name__ == "__main__":
    asyncio.run(main())
