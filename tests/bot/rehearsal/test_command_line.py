"""A rehearsal on the stand-in, from the command line's words to the file it writes."""

import json
from pathlib import Path

from pydantic import SecretStr

from bot.__main__ import wishes as known_wishes
from bot.config import Settings
from bot.rehearsal.command_line import run
from bot.rehearsal.room import RehearsalWishes
from sandbox import MovableClock, PermissionBit, Sandbox
from tests.bot.rehearsal.helper import RehearsalHelper, helping


def settings(sandbox: Sandbox) -> Settings:
    given = Settings.model_construct()
    return given.model_copy(update={"discord_api_url": sandbox.api_url, "discord_token": SecretStr(sandbox.token)})


async def rehearsed(sandbox: Sandbox, clock: MovableClock, file: Path, *more: str) -> int:
    """Rehearse with a manager of the server at hand."""
    person = sandbox.person("Ana")
    sandbox.grant(person, PermissionBit.MANAGE_GUILD)

    async def pass_time(seconds: float) -> None:
        clock.advance(seconds)

    wishes = RehearsalWishes(patience=2.0, pass_time=pass_time, now=lambda: clock.now() / 1000)
    wanted = known_wishes().parse_args(["rehearse", "--channel", str(sandbox.channel.id), "--json", str(file), *more])
    return await helping(RehearsalHelper(sandbox, person), run(settings(sandbox), wanted, wishes))


async def test_on_the_stand_in_every_promise_is_kept(tmp_path: Path) -> None:
    clock = MovableClock()
    async with Sandbox(clock=clock, rate_scale=1000.0) as sandbox:
        code = await rehearsed(sandbox, clock, tmp_path / "out.json", "--long")
    found = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    print([one for one in found["promises"] if one["outcome"] != "kept"])
    assert {one["outcome"] for one in found["promises"]} == {"kept"}
    assert code == 0
