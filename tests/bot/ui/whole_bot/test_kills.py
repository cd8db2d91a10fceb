"""The whole bot is killed without warning, again and again, while two people play: nothing is lost or said twice."""

import asyncio
import signal
from contextlib import suppress
from pathlib import Path

from games.registry import KEYS
from sandbox import Sandbox, SandboxPerson
from tools.drill.environment.bot_process import bot
from tools.drill.kills import kill_in_turns

KILLS = 5  # `make drill` kills more often


async def test_a_game_survives_kills_at_any_moment(tmp_path: Path) -> None:
    figures = await kill_in_turns(tmp_path, KILLS)
    assert [str(figure) for figure in figures if not figure.is_kept] == []


async def _sends(sandbox: Sandbox, key: str) -> None:
    """Open the form out of Ben's menu, and send it."""
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    await ana.submit(await ana.use_on(sandbox.channel, "Challenge to a game", ben), {"game": key})


def _challenges(sandbox: Sandbox, reader: SandboxPerson) -> list[str]:
    return [seen.pictures[0].filename for seen in reader.sees(sandbox.channel) if "accept|" in str(seen.view)]


async def test_a_form_sent_as_the_bot_is_killed_makes_one_challenge_or_none(tmp_path: Path) -> None:
    async with Sandbox(people=("Ana", "Ben"), rate_limits=False) as sandbox:
        ben = sandbox.person("Ben")
        for number, (key, wait_s) in enumerate(zip(KEYS, (0.0, 0.01, 0.02, 0.05), strict=False), 1):
            async with bot(sandbox, tmp_path) as process:
                sending = asyncio.ensure_future(_sends(sandbox, key))
                await asyncio.sleep(wait_s)
                process.send_signal(signal.SIGKILL)
                with suppress(Exception):
                    await asyncio.wait_for(sending, 1)
            async with bot(sandbox, tmp_path):
                await _sends(sandbox, key)  # refused if the first one was made
                await ben.waits_until(lambda: _challenges(sandbox, ben)[number - 1 :])  # noqa: B023  # called at once
        assert len(_challenges(sandbox, ben)) == 4
