"""The whole bot is killed without warning, again and again, while two people play: nothing is lost or said twice."""

import asyncio
import signal
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from games.registry import KEYS
from sandbox import Sandbox, SandboxPerson
from tests.sampled import sampled
from tools.drill.environment.bot_process import bot
from tools.drill.kills import kill_in_turns

KILLS = 3  # `make drill` kills more often
WAITS_S = sampled((0.0, 0.02), full=(0.0, 0.01, 0.02, 0.05))  # from the form to the kill


async def test_a_game_survives_kills_at_any_moment(tmp_path: Path) -> None:
    figures = await kill_in_turns(tmp_path, KILLS)
    assert [str(figure) for figure in figures if not figure.is_kept] == []


async def _sends(sandbox: Sandbox, key: str) -> None:
    """Open the form out of Ben's menu, and send it."""
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    await ana.submit(await ana.use_on(sandbox.channel, "Challenge to a game", ben), {"game": key})


def _challenges(sandbox: Sandbox, reader: SandboxPerson) -> list[str]:
    return [seen.pictures[0].filename for seen in reader.sees(sandbox.channel) if "accept|" in str(seen.view)]


async def _all_stand(sandbox: Sandbox, keys: Sequence[str]) -> None:
    """Send the form of the last one again, which is refused if it was made."""
    if keys:
        await _sends(sandbox, keys[-1])
    ben = sandbox.person("Ben")
    await ben.waits_until(lambda: len(_challenges(sandbox, ben)) >= len(keys))


async def test_a_form_sent_as_the_bot_is_killed_makes_one_challenge_or_none(tmp_path: Path) -> None:
    async with Sandbox(people=("Ana", "Ben"), rate_limits=False) as sandbox:
        for number, wait_s in enumerate(WAITS_S):
            async with bot(sandbox, tmp_path) as process:
                await _all_stand(sandbox, KEYS[:number])
                sending = asyncio.ensure_future(_sends(sandbox, KEYS[number]))
                await asyncio.sleep(wait_s)
                process.send_signal(signal.SIGKILL)
                with suppress(Exception):
                    await asyncio.wait_for(sending, 1)
        async with bot(sandbox, tmp_path):
            await _all_stand(sandbox, KEYS[: len(WAITS_S)])
        assert len(_challenges(sandbox, sandbox.person("Ben"))) == len(WAITS_S)
