"""Kill restores at each of their steps and at random moments: there is always a database, the old one or the new."""

import asyncio
import sys
from collections import Counter
from pathlib import Path

from tools.drill.environment.bot_process import ROOT
from tools.drill.figures import Figure, exactly

WELL = ("old new old 0", "new new new 0")  # what was there, what then, what was kept, and how many parts were left


async def kill_restores(folder: Path, kills: int, seed: int = 7) -> list[Figure]:
    program = ["-m", "tools.drill.killed_restores", str(folder), str(kills), str(seed)]
    process = await asyncio.create_subprocess_exec(
        sys.executable, *program, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    told, complaints = await process.communicate()
    lines = Counter(told.decode().splitlines())
    well = sum(lines[one] for one in WELL)
    return [
        Figure("restores killed", lines.total(), at_least=kills + 20),
        exactly("  without a database afterwards, or with half of one", lines.total() - well, 0),
        exactly("complaints", len(complaints.splitlines()) + abs(process.returncode or 0), 0),
    ]
