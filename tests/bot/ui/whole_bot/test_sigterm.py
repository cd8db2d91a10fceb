"""The process is asked to stop in the middle of turns: it ends well, says nothing twice, and goes on where it was."""

import asyncio
import signal
from contextlib import suppress
from pathlib import Path

from sandbox import Sandbox, Seen
from tests.sampled import sampled
from tools.drill.environment.bot_process import bot
from tools.drill.environment.game import begun, current_turn, goes_on, turns, wish

PAUSES_S = sampled((0.01, 0.08), full=(0.01, 0.08, 0.0, 0.03))  # from the wish to the signal


async def test_sigterm_in_the_middle_of_turns_loses_nothing(tmp_path: Path) -> None:
    async with Sandbox(people=("Ana", "Ben"), rate_limits=False) as sandbox:
        ana = sandbox.person("Ana")
        standing: Seen | None = None
        for pause in PAUSES_S:
            async with bot(sandbox, tmp_path) as process:
                standing = standing or await begun(sandbox)
                thread = sandbox.world.channels[standing.channel_id]
                standing = await goes_on(sandbox, current_turn(thread, ana) or standing)
                wishing = asyncio.ensure_future(wish(sandbox, standing))
                await asyncio.sleep(pause)
                process.send_signal(signal.SIGTERM)
                assert await asyncio.wait_for(process.wait(), 300) == 0
                with suppress(TimeoutError):
                    await asyncio.wait_for(wishing, 1)
        assert standing
        async with bot(sandbox, tmp_path):
            await goes_on(sandbox, current_turn(thread, ana) or standing)
            names = [one.pictures[0].filename for one in turns(thread, ana)]
        assert len(set(names)) == len(names) > len(PAUSES_S)
        for person in (ana, sandbox.person("Ben")):
            rung = [ring.message_id for ring in person.notifications]
            assert len(rung) == len(set(rung))
