"""Kill the bot without warning in the middle of turns: nothing answered is lost, nothing is said or rung twice."""

import asyncio
import random
import signal
from contextlib import suppress
from pathlib import Path

from bot.sandbox import Sandbox, Seen
from tools.drill.bot_process import bot
from tools.drill.figures import Figure, exactly
from tools.drill.game import begun, goes_on, standing_turn, turns, wish

TURNS_BETWEEN = 2
LONGEST_WAIT_S = 0.06  # from the wish to the kill: from before it is acknowledged to after all was shown


async def kill_in_turns(folder: Path, kills: int, seed: int = 5) -> list[Figure]:
    chance = random.Random(seed)
    async with Sandbox(people=("Ana", "Ben"), rate_limits=False) as sandbox:
        async with bot(sandbox, folder):
            standing = await begun(sandbox)
        for _ in range(kills):
            async with bot(sandbox, folder) as process:
                for _ in range(TURNS_BETWEEN):
                    standing = await goes_on(sandbox, _newest(sandbox, standing))
                wishing = asyncio.ensure_future(wish(sandbox, standing))
                await asyncio.sleep(chance.uniform(0, LONGEST_WAIT_S))
                process.send_signal(signal.SIGKILL)
                with suppress(TimeoutError):
                    await asyncio.wait_for(wishing, 1)
        async with bot(sandbox, folder):
            standing = await goes_on(sandbox, _newest(sandbox, standing))
            return await _figures(sandbox, standing, kills)


def _newest(sandbox: Sandbox, standing: Seen) -> Seen:
    thread = sandbox.world.channels[standing.channel_id]
    return standing_turn(thread, sandbox.person("Ana")) or standing


async def _figures(sandbox: Sandbox, standing: Seen, kills: int) -> list[Figure]:
    ana, thread = sandbox.person("Ana"), sandbox.world.channels[standing.channel_id]
    with suppress(TimeoutError):
        await ana.waits_until(lambda: [one.id for one in turns(thread, ana) if one.buttons] == [standing.id])
    shown = turns(thread, ana)
    numbers = [one.pictures[0].filename for one in shown]
    rung = [[ring.message_id for ring in person.notifications] for person in sandbox.people()]
    return [
        Figure("turns shown over all kills", len(shown), at_least=kills * TURNS_BETWEEN + 1),
        exactly("turn messages shown twice", len(numbers) - len(set(numbers)), 0),
        exactly("messages that rang twice", sum(len(one) - len(set(one)) for one in rung), 0),
        exactly("messages that can be played from at the end", sum(bool(one.buttons) for one in shown), 1),
    ]
