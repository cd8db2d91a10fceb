"""Tables whose thread Discord doesn't let us open for a minute: another table's turn isn't kept away."""

import asyncio
import time
from pathlib import Path

from bot.sandbox import Sandbox
from tools.drill.environment.bot_process import bot
from tools.drill.environment.game import begun, goes_on, ids
from tools.drill.figures import Figure

LIMIT_S = 60.0
TURNS = 5
TURN_WITHIN_S = 2.0


async def open_many(folder: Path, number: int) -> list[Figure]:
    """Let so many pairs begin a table at once while opening threads is refused with 429."""
    names = [f"{side} {nth}" for nth in range(number) for side in ("host", "guest")]
    async with Sandbox(people=("Ana", "Ben", *names), rate_limits=False) as sandbox, bot(sandbox, folder):
        standing = await begun(sandbox)
        refused = sandbox.faults.limit(LIMIT_S, "/threads$", method="POST")
        await asyncio.gather(*(_accepted(sandbox, nth) for nth in range(number)))
        waits = list[float]()
        for _ in range(TURNS):
            asked = time.monotonic()
            standing = await goes_on(sandbox, standing, patience=30)
            waits.append(time.monotonic() - asked)
        return [
            Figure(f"{number} stuck: another's turn, slowest of {len(waits)}", max(waits), "s", at_most=TURN_WITHIN_S),
            Figure("  refused meanwhile (429)", refused.met, at_most=8),
        ]


async def _accepted(sandbox: Sandbox, nth: int) -> None:
    host, guest, channel = sandbox.person(f"host {nth}"), sandbox.person(f"guest {nth}"), sandbox.channel
    await host.run(channel, "challenge tactic", opponent=guest)
    challenge = await guest.waits_for(
        channel, lambda seen: guest.id in seen.notified and any(one.startswith("accept|") for one in ids(seen)), 60
    )
    await guest.click(challenge, "Accept")
