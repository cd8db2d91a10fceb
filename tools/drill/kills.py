"""Kill the bot without warning in the middle of turns: nothing answered is lost, nothing is said or rung twice."""

import asyncio
import random
import signal
from contextlib import suppress
from pathlib import Path

from sandbox import Sandbox, Seen
from tools.drill.environment.bot_process import bot
from tools.drill.environment.game import begun, current_turn, goes_on, is_over, turns, wish
from tools.drill.figures import Figure, exactly

TURNS_BETWEEN = 2
LONGEST_WAIT_S = 0.06  # from the wish to the kill: from before it is acknowledged to after all was shown


async def kill_in_turns(folder: Path, kills: int, seed: int = 5) -> list[Figure]:
    chance = random.Random(seed)
    async with Sandbox(people=("Ana", "Ben"), rate_limits=False) as sandbox:
        current: Seen | None = None
        for _ in range(kills):
            async with bot(sandbox, folder) as process:
                for _ in range(TURNS_BETWEEN):
                    stands = current = await goes_on(sandbox, await _newest(sandbox, current))
                wishing = asyncio.ensure_future(wish(sandbox, stands))
                await asyncio.sleep(chance.uniform(0, LONGEST_WAIT_S))
                process.send_signal(signal.SIGKILL)
                with suppress(TimeoutError):
                    await asyncio.wait_for(wishing, 1)
        async with bot(sandbox, folder):
            current = await goes_on(sandbox, await _newest(sandbox, current))
            return await _figures(sandbox, current, kills)


async def _newest(sandbox: Sandbox, current: Seen | None) -> Seen:
    """Find the turn that stands now; at first and after the end of a game, the first of another."""
    if current is None:
        return await begun(sandbox)
    thread = sandbox.world.channels[current.channel_id]
    found = current_turn(thread, sandbox.person("Ana")) or current
    return await begun(sandbox) if is_over(found) else found


async def _figures(sandbox: Sandbox, current: Seen, kills: int) -> list[Figure]:
    ana = sandbox.person("Ana")
    with suppress(TimeoutError):
        await ana.waits_until(lambda: [one.id for one in _playable(sandbox)] in ([current.id], []))
    numbers = [one.pictures[0].filename for thread in sandbox.threads() for one in turns(thread, ana)]
    rung = [[ring.message_id for ring in person.notifications] for person in sandbox.people()]
    return [
        Figure("turns shown over all kills", len(numbers), at_least=kills * TURNS_BETWEEN + 1),
        exactly("  turn messages shown twice", len(numbers) - len(set(numbers)), 0),
        exactly("  messages that rang twice", sum(len(one) - len(set(one)) for one in rung), 0),
        Figure("  messages that can be played from at the end", len(_playable(sandbox)), at_most=1),
    ]


def _playable(sandbox: Sandbox) -> list[Seen]:
    """List the messages with the buttons of a turn: one, or none after the end of a game."""
    ana = sandbox.person("Ana")
    found = [one for thread in sandbox.threads() for one in turns(thread, ana)]
    return [one for one in found if one.buttons and not is_over(one)]
