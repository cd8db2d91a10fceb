"""Direct messages are begun slowly: a bot that opens many channels at once is quarantined."""

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.ui.discord_io.rest.pacing import Held
from bot.ui.public import direct_message_channels
from bot.ui.public.direct_message_channels import AT_ONCE, BETWEEN_S, REFUSED_S, TOO_FAST, DirectMessageChannels
from sandbox.rest.users import OPENED_PER_MINUTE
from tests.bot.ui.asking import comes_true
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import open_match


@dataclass
class Opening:
    """Discord, as far as opening goes, and the time."""

    now: float = 1_000.0
    moments: list[float] = field(default_factory=list)
    refusal: Exception | None = None

    async def open_direct(self, user: str) -> str:
        if self.refusal is not None:
            raise self.refusal
        self.moments.append(self.now)
        return f"direct {user}"


@pytest.fixture
def opening(monkeypatch: pytest.MonkeyPatch) -> Opening:
    made = Opening()
    monkeypatch.setattr(direct_message_channels, "time", SimpleNamespace(monotonic=lambda: made.now))
    return made


async def waits(channels: Any, user: str) -> float:
    """Try to open; tell for how long this is held."""
    try:
        await channels.open(user)
    except Held as held:
        return held.seconds
    return 0.0


async def test_many_are_opened_one_after_the_other_and_each_is_asked_for_twice_at_most(opening: Opening) -> None:
    channels: Any = DirectMessageChannels(opening)  # type: ignore[arg-type]
    due = {f"{nth}": opening.now for nth in range(100)}
    asked = 0
    while due:
        user, opening.now = min(due.items(), key=lambda one: one[1])
        asked += 1
        if held := await waits(channels, user):
            due[user] = opening.now + held
        else:
            del due[user]
    assert asked == 200 - AT_ONCE - 1
    in_a_minute = [sum(first <= one < first + 60 for one in opening.moments) for first in opening.moments]
    assert max(in_a_minute) <= OPENED_PER_MINUTE
    assert await waits(channels, "7") == 0
    assert len(opening.moments) == 100, "a channel that is known isn't opened again"


def too_fast() -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=400, reason="", headers={})
    return discord.HTTPException(answer, {"code": TOO_FAST, "message": ""})


@pytest.mark.parametrize("refusal", [too_fast(), KeyError("retry_after")], ids=["in words", "without a pause"])
async def test_after_a_refusal_all_wait_and_come_one_after_the_other(opening: Opening, refusal: Exception) -> None:
    channels: Any = DirectMessageChannels(opening)  # type: ignore[arg-type]
    opening.refusal = refusal
    assert [await waits(channels, user) for user in "abc"] == [REFUSED_S + nth * BETWEEN_S for nth in range(3)]
    opening.now, opening.refusal = opening.now + REFUSED_S, None
    assert [await waits(channels, user) for user in "abcd"] == [nth * BETWEEN_S for nth in range(4)]


@pytest.mark.usefixtures("restless")
async def test_a_reminder_whose_direct_message_has_to_wait_stands_in_the_thread_once(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus", pace=1)
    await match.next_turn()
    ana = match.people[0]
    await stage.bot.ui.tables.people.set_person(str(ana.id), direct=True)
    stage.bot.presenter._messenger._directs._put_off(str(ana.id))
    await stage.passes(hours=20)
    await ana.waits_for(match.thread, lambda seen: "waiting for your move" in seen.text)
    await stage.passes(seconds=300)  # by then Discord has forgotten the nonce
    assert ana.direct is None
    messenger = stage.bot.presenter._messenger
    messenger._directs = DirectMessageChannels(messenger.channels)
    await stage.passes(seconds=300)
    await comes_true(lambda: ana.direct and len(ana.sees(ana.direct)) == 1)
    assert len([seen for seen in ana.sees(match.thread) if "waiting for your move" in seen.text]) == 1
