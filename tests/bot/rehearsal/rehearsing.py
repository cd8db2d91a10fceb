"""Rehearse on the stand-in with a manager of the server at hand, and read the report."""

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.__main__ import wishes as known_wishes
from bot.config import Settings
from bot.rehearsal.command_line import run
from bot.rehearsal.room import RehearsalWishes
from sandbox import MovableClock, PermissionBit, Sandbox
from tests.bot.rehearsal.asked_person import AskedPerson, helping

PLENTY = 1000.0  # times Discord's limits, so that nothing waits


def unhurried(seconds: float) -> float:
    """Wait longer for what may never come, the busier the machine is."""
    return seconds * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


@dataclass(frozen=True, slots=True)
class Rehearsed:
    """The exit code, what was written, and how often the person was asked."""

    code: int
    text: str
    asked: Sequence[str]

    @property
    def promises(self) -> Sequence[Mapping[str, str]]:
        found: list[dict[str, str]] = json.loads(self.text)["promises"]
        return found

    def of(self, outcome: str) -> list[str]:
        return [one["promise"] for one in self.promises if one["outcome"] == outcome]


def settings(sandbox: Sandbox) -> Settings:
    """Make settings without looking at the environment or `.env`."""
    return Settings(discord_api_url=sandbox.api_url, discord_token=sandbox.token)


async def rehearsed(sandbox: Sandbox, clock: MovableClock, folder: Path, *more: str) -> Rehearsed:
    """Rehearse in the channel for games; `more` are further options of the command line."""
    person = sandbox.person("Ana")
    sandbox.grant(person, PermissionBit.MANAGE_GUILD)

    async def pass_time(seconds: float) -> None:
        clock.advance(seconds)

    file = folder / "rehearsal.json"
    wishes = RehearsalWishes(patience=unhurried(1.0), pass_time=pass_time, now=lambda: clock.now() / 1000)
    wanted = known_wishes().parse_args(["rehearse", "--channel", str(sandbox.channel.id), "--json", str(file), *more])
    helper = AskedPerson(sandbox, person)
    code = await helping(helper, run(settings(sandbox), wanted, wishes))
    return Rehearsed(code, file.read_text(encoding="utf-8"), helper.done)
