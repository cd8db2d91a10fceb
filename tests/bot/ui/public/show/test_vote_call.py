"""Being told of each vote of a server, end to end: for those who ask, in private, once each."""

from datetime import UTC, datetime

import pytest

from bot.tables import StoreFailed
from sandbox import SandboxPerson, Seen
from sandbox.world.permissions import PermissionBit
from tests.bot.ui.asking import asked
from tests.bot.ui.conftest import Stage
from tests.bot.ui.every_way import comes_to_rest
from tests.bot.ui.play.test_vote import DAY_H, begun, quick, vote_shown, voted  # noqa: F401  # a fixture
from tests.bot.ui.players import press, told
from tests.says import says


def calls(person: SandboxPerson) -> list[Seen]:
    found = person.sees(person.direct) if person.direct else []
    return [seen for seen in found if not seen.is_private and "vote-calls|" in str(seen.view)]


async def asks(person: SandboxPerson, message: Seen) -> Seen:
    """Vote, and ask on that answer to be told of the next one."""
    return await told(person, await voted(person, message), "vote-calls|")


async def next_vote(stage: Stage, person: SandboxPerson, message: Seen) -> Seen:
    await stage.passes(hours=DAY_H)
    following = await vote_shown(stage, person, message)
    await comes_to_rest(stage)
    return following


async def test_who_asked_is_told_of_each_vote_once_through_a_restart(stage: Stage) -> None:
    ana, ben, message = stage.person("Ana"), stage.person("Ben"), await begun(stage)
    ana.user.locale = "fr"
    said = await asks(ana, message)
    assert said.is_private and "au début du prochain vote" in said.text
    await voted(ben, message)
    assert calls(ana) == []
    await stage.restart()
    following = await next_vote(stage, ana, message)
    (call,) = calls(ana)
    assert (
        call.text.startswith("Tactic")
        and f"{stage.sandbox.guild.name} vote pour son prochain coup.\nVotez" in call.text
    )
    assert [ring.message_id for ring in ana.notifications] == [call.id]
    assert f"{stage.sandbox.guild.id}/{stage.sandbox.channel.id}/{following.id}" in str(call.view)
    await stage.restart()
    await comes_to_rest(stage)
    assert len(calls(ana)) == 1 and calls(ben) == []
    await press(ana, call, "vote-calls|")
    await voted(ben, following)
    await next_vote(stage, ben, following)
    assert len(calls(ana)) == 1


async def test_in_quiet_hours_it_comes_without_a_sound(stage: Stage) -> None:
    ana, message = stage.person("Ana"), await begun(stage)
    await asks(ana, message)
    hour = datetime.fromtimestamp(stage.clock.now() / 1000, UTC).hour
    quiet = {"quiet_from": (hour - 2) % 24, "quiet_to": (hour + 3) % 24}
    await stage.bot.ui.tables.people.set_ring_wish(str(ana.id), **quiet)
    await next_vote(stage, ana, message)
    assert len(calls(ana)) == 1 and ana.notifications == []


async def test_who_does_not_see_the_channel_any_more_is_told_nothing(stage: Stage) -> None:
    ana, ben, message = stage.person("Ana"), stage.person("Ben"), await begun(stage)
    for person in (ana, ben):
        await asks(person, message)
    stage.sandbox.deny(stage.sandbox.channel, PermissionBit.VIEW_CHANNEL, who=ben)
    await next_vote(stage, ana, message)
    assert (len(calls(ana)), len(calls(ben))) == (1, 0)


async def test_a_stop_between_telling_and_noting_that_tells_nobody_twice(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben, message = stage.person("Ana"), stage.person("Ben"), await begun(stage)
    for person in (ana, ben):
        await asks(person, message)

    async def stopped(*_: object) -> None:
        raise StoreFailed("stopped")

    monkeypatch.setattr(stage.bot.ui.tables.votes, "called", stopped)
    await stage.passes(hours=DAY_H)
    await vote_shown(stage, ana, message)
    await ana.waits_until(lambda: calls(ana) or calls(ben))
    await stage.restart()
    await stage.waits(lambda: calls(ana) and calls(ben))
    await comes_to_rest(stage)
    assert (len(calls(ana)), len(calls(ben))) == (1, 1)


async def test_who_is_forgotten_is_told_of_no_vote(stage: Stage) -> None:
    ana, ben, message = stage.person("Ana"), stage.person("Ben"), await begun(stage)
    await asks(ana, message)
    sure = await press(ana, await asked(ana, stage.sandbox.channel, "privacy"), "forget")
    assert says((await press(ana, sure, "forget-sure")).text, "privacy-forgotten")
    await voted(ben, message)
    await next_vote(stage, ben, message)
    assert calls(ana) == []
