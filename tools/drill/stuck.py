"""Tables whose thread or turn Discord keeps waiting for a minute: another table's turn isn't kept away."""

import asyncio
import time
from pathlib import Path

from sandbox import Sandbox, Seen
from tools.drill.environment.bot_process import bot
from tools.drill.environment.game import begun, current_turn, goes_on, ids
from tools.drill.figures import Figure

LIMIT_S, HUNG_S = 60.0, 30.0
TURNS = 5
TURN_WITHIN_S = 2.0


async def open_many(folder: Path, number: int) -> list[Figure]:
    """Let so many pairs begin a table at once while opening threads is refused with 429."""
    names = [f"{side} {nth}" for nth in range(number) for side in ("host", "guest")]
    async with Sandbox(people=("Ana", "Ben", *names), rate_limits=False) as sandbox, bot(sandbox, folder):
        current = await begun(sandbox)
        refused = sandbox.faults.limit(LIMIT_S, "/threads$", method="POST")
        await asyncio.gather(*(_accepted(sandbox, nth) for nth in range(number)))
        slowest = await _slowest(sandbox, current)
        return [
            Figure(f"{number} threads stuck: another's turn, slowest of {TURNS}", slowest, "s", TURN_WITHIN_S),
            Figure("  refused meanwhile (429)", refused.met, at_most=8),
        ]


async def play_many(folder: Path, number: int) -> list[Figure]:
    """Let so many turns be played at once whose messages Discord neither takes nor refuses for half a minute."""
    names = [f"{side} {nth}" for nth in range(number) for side in ("host", "guest")]
    async with Sandbox(people=("Ana", "Ben", *names), rate_limits=False) as sandbox, bot(sandbox, folder):
        current = await begun(sandbox)
        first = [await _begun(sandbox, nth) for nth in range(number)]
        threads = "|".join(str(turn.channel_id) for turn in first)
        delayed = sandbox.faults.delay(HUNG_S, f"/channels/({threads})/messages$", method="POST", times=number)
        await asyncio.gather(*(_played(sandbox, nth, turn) for nth, turn in enumerate(first)))
        slowest = await _slowest(sandbox, current)
        return [
            Figure(f"{number} turns stuck: another's turn, slowest of {TURNS}", slowest, "s", TURN_WITHIN_S),
            Figure("  stuck meanwhile", delayed.met, at_least=number / 2),
        ]


async def _slowest(sandbox: Sandbox, current: Seen) -> float:
    """Play on at another table; tell how long the slowest turn took to be shown."""
    waits = list[float]()
    for _ in range(TURNS):
        asked = time.monotonic()
        current = await goes_on(sandbox, current, patience=30)
        waits.append(time.monotonic() - asked)
    return max(waits)


async def _begun(sandbox: Sandbox, nth: int) -> Seen:
    ana, challenge = sandbox.person("Ana"), await _accepted(sandbox, nth, "l-calculus")
    first: Seen = await ana.waits_until(lambda: current_turn(sandbox.world.channels.get(challenge.id), ana), 60)
    return first


async def _played(sandbox: Sandbox, nth: int, turn: Seen) -> None:
    host, thread = sandbox.person(f"host {nth}"), sandbox.world.channels[turn.channel_id]
    choices = await host.autocomplete(thread, "move", "text", "")
    await host.run(thread, "move", text=choices[0]["value"])


async def _accepted(sandbox: Sandbox, nth: int, game: str = "tactic") -> Seen:
    host, guest, channel = sandbox.person(f"host {nth}"), sandbox.person(f"guest {nth}"), sandbox.channel
    await host.run(channel, f"challenge {game}", opponent=guest, first="host")
    challenge = await guest.waits_for(
        channel, lambda seen: guest.id in seen.notified and any(one.startswith("accept|") for one in ids(seen)), 60
    )
    await guest.click(challenge, "Accept")
    return challenge
