"""The whole bot is killed without warning, again and again, while two people play: nothing is lost or said twice."""

import asyncio
import os
import random
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.sandbox import Sandbox, SandboxPerson, Seen
from tests.bot.ui.players import id_of, ids

ROOT = Path(__file__).parents[3]
KILLS, TURNS_BETWEEN = 5, 2
LONGEST_WAIT_S = 0.06  # from the wish to the kill: from before it is acknowledged to after all was shown


@asynccontextmanager
async def bot(sandbox: Sandbox, folder: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    settings = {
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_URL": sandbox.api_url,
        "CAIRN_DATABASE": str(folder / "cairn.sqlite3"),
        "CAIRN_LOG_LEVEL": "ERROR",
    }
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", cwd=ROOT, env=os.environ | settings)
    try:
        await sandbox.person("Ana").waits_until(lambda: sandbox.gateway.is_connected, within=30)
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.send_signal(signal.SIGKILL)
        await process.wait()
        await sandbox.person("Ana").waits_until(lambda: not sandbox.gateway.is_connected, within=10)


def turns(sandbox: Sandbox, person: SandboxPerson) -> list[Seen]:
    (thread,) = sandbox.threads()
    public = [seen for seen in person.sees(thread) if not seen.is_private]
    return [seen for seen in public if seen.pictures]


def turn(sandbox: Sandbox, person: SandboxPerson) -> Seen | None:
    """The newest turn message, if it can be played from."""
    found = turns(sandbox, person)[-1:] if sandbox.threads() else []
    return next((seen for seen in found if any(one.startswith("play|") for one in ids(seen))), None)


async def begun(sandbox: Sandbox) -> Seen:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    await ana.run(sandbox.channel, "challenge l-calculus", opponent=ben, first="host")
    challenge = await ben.waits_for(sandbox.channel, lambda seen: "Accept" in seen.labels)
    await ben.click(challenge, "Accept")
    first: Seen = await ana.waits_until(lambda: turn(sandbox, ana))
    return first


async def wish(sandbox: Sandbox, standing: Seen) -> None:
    """Let whoever is to move type something legal."""
    mover = next(
        one for one in map(sandbox.person, ("Ana", "Ben")) if standing.text.rsplit("<@", 1)[1].startswith(str(one.id))
    )
    (thread,) = sandbox.threads()
    choices = await mover.autocomplete(thread, "move", "text", "")
    if choices:
        await mover.run(thread, "move", text=choices[0]["value"])


async def goes_on(sandbox: Sandbox, standing: Seen) -> Seen:
    """Try as people would, until the next turn stands."""
    ana = sandbox.person("Ana")
    for _ in range(20):
        await wish(sandbox, standing)
        with suppress(TimeoutError):
            after: Seen = await ana.waits_until(lambda: _newer(turn(sandbox, ana), standing), within=1)
            return after
    raise AssertionError(f"nothing comes after {standing.text}")


def _newer(found: Seen | None, than: Seen) -> Seen | None:
    return found if found and found.id > than.id else None


async def test_a_game_survives_kills_at_any_moment(tmp_path: Path) -> None:
    chance = random.Random(5)
    async with Sandbox(people=("Ana", "Ben"), rate_limits=False) as sandbox:
        ana = sandbox.person("Ana")
        async with bot(sandbox, tmp_path):
            standing = await begun(sandbox)
        for _ in range(KILLS):
            async with bot(sandbox, tmp_path) as process:
                for _ in range(TURNS_BETWEEN):
                    standing = await goes_on(sandbox, turn(sandbox, ana) or standing)
                wishing = asyncio.ensure_future(wish(sandbox, standing))
                await asyncio.sleep(chance.uniform(0, LONGEST_WAIT_S))
                process.send_signal(signal.SIGKILL)
                with suppress(TimeoutError):
                    await asyncio.wait_for(wishing, 1)
        async with bot(sandbox, tmp_path):
            standing = await goes_on(sandbox, turn(sandbox, ana) or standing)
            shown = turns(sandbox, ana)
            numbers = [one.pictures[0].filename for one in shown]
            await ana.waits_until(lambda: [one for one in turns(sandbox, ana) if one.buttons] == [turn(sandbox, ana)])
        assert len(set(numbers)) == len(numbers) > KILLS * TURNS_BETWEEN
        for person in (ana, sandbox.person("Ben")):
            rung = [ring.message_id for ring in person.notifications]
            assert len(rung) == len(set(rung))
        assert id_of(standing, "play|")
