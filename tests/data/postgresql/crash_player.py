"""The player of `tests/bot/tables/crash_player.py` on PostgreSQL: `FOLDER ADDRESS KILLS SEED`."""

import asyncio
import os
import signal
import sys
import time
from pathlib import Path
from random import Random

from data.opening import open_store
from data.store import Store
from tests.bot.tables import crash_player


class OnServer:
    """Stands in for the store that the player would open."""

    address = ""

    @classmethod
    async def open(cls, _: Path) -> Store:
        return await open_store(cls.address)


def main() -> int:
    folder, kills, seed = Path(sys.argv[1]), int(sys.argv[3]), sys.argv[4]
    OnServer.address = sys.argv[2]
    vars(crash_player)["SqliteStore"] = OnServer
    began, random = time.time(), Random(seed)
    asyncio.run(warm_up())
    for number in range(kills):
        child = os.fork()
        if child == 0:
            asyncio.run(crash_player.live(folder, began, f"{seed} {number}"))
            return 1  # a life ends by a kill, not by itself
        crash_player.wait(folder / "answered", random)
        died, _ = os.waitpid(child, os.WNOHANG)
        if died:
            return 1
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    (folder / "began").write_text(str(began), encoding="utf-8")
    return 0


async def warm_up() -> None:
    """Make the tables, and load what a life needs."""
    await (await open_store(OnServer.address)).close()


if __name__ == "__main__":
    sys.exit(main())
