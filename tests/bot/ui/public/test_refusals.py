"""What Discord refuses for good is told once, also over restarts, and goes on at once when that is mended."""

import asyncio
import logging
from collections.abc import Callable

import pytest

from bot.ui.public import presenter
from sandbox.world import guilds
from sandbox.world.events import GuildMade
from sandbox.world.permissions import PermissionBit
from tests.bot.ui.asking import asked, comes_true
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import Match, open_match
from tests.says import says

Mend = Callable[[], None]
ACCESS, RIGHTS, ARCHIVED, UNCHANGEABLE = 50001, 50013, 50083, 50021


def without_right(stage: Stage, match: Match) -> Mend:
    right = PermissionBit.SEND_MESSAGES_IN_THREADS
    stage.sandbox.deny(stage.sandbox.channel, right)
    return lambda: stage.sandbox.allow(stage.sandbox.channel, right)


def hidden_channel(stage: Stage, match: Match) -> Mend:
    stage.sandbox.deny(stage.sandbox.channel, PermissionBit.VIEW_CHANNEL)
    return lambda: stage.sandbox.allow(stage.sandbox.channel, PermissionBit.VIEW_CHANNEL)


def role_without_right(stage: Stage, match: Match) -> Mend:
    guild, bot = stage.sandbox.guild, stage.sandbox.world.users[stage.sandbox.world.bot_id]
    right = PermissionBit.SEND_MESSAGES_IN_THREADS
    for role in guild.roles.values():
        role.permissions &= ~right

    def mend() -> None:
        guilds.give_role(stage.sandbox.context, guild, bot, "May write", right)

    return mend


def locked_thread(stage: Stage, match: Match) -> Mend:
    stage.sandbox.deny(stage.sandbox.channel, PermissionBit.MANAGE_THREADS)
    stage.sandbox.archive(match.thread, locked=True)
    return lambda: stage.sandbox.unarchive(match.thread)


def unavailable_server(stage: Stage, match: Match) -> Mend:
    """Discord loses a server now and then, and tells when it is back."""
    guild = stage.sandbox.guild
    stage.sandbox.gateway.dispatch("GUILD_DELETE", guild.id, {"id": str(guild.id), "unavailable": True})
    refused = stage.sandbox.faults.refuse(ACCESS, f"/channels/{match.thread.id}/messages", times=99)

    def mend() -> None:
        refused.left = 0
        stage.sandbox.context.announce(GuildMade(guild))

    return mend


async def refused(stage: Stage, match: Match, breaks: Callable[[Stage, Match], Mend]) -> Mend:
    """Let a turn be played where it can't be shown, and wait until both players were told."""
    turn = await match.next_turn()
    stage.sandbox.expect_always(ACCESS, RIGHTS, ARCHIVED)
    mend = breaks(stage, match)
    await match.type_turn(match.mover(turn), turn, stage.sandbox.channel_named("general"))
    await comes_true(lambda: letters(match) == [1, 1])
    await noted(stage, told=True)
    return mend


async def noted(stage: Stage, *, told: bool) -> None:
    """Wait until the outbox knows that it was told, or has forgotten it."""
    for _ in range(1500):
        if bool(await stage.bot.ui.tables.notices.refused()) == told:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it isn't noted")


def letters(match: Match) -> list[int]:
    """Count what each player got directly."""
    return [len(person.sees(person.direct)) if person.direct else 0 for person in match.people]


@pytest.mark.parametrize(
    "breaks", [without_right, hidden_channel, role_without_right, locked_thread, unavailable_server]
)
async def test_with_the_mending_it_goes_on_at_once(stage: Stage, breaks: Callable[[Stage, Match], Mend]) -> None:
    """No time goes by on the bot's clock, and nobody but Discord tells it."""
    match = await open_match(stage, "tactic")
    before = len(match.turns())
    mend = await refused(stage, match, breaks)
    mend()
    await comes_true(lambda: len(match.turns()) == before + 1)
    assert letters(match) == [1, 1]
    await noted(stage, told=False)


@pytest.mark.usefixtures("restless")
async def test_a_restart_tells_nothing_again_and_still_knows_what_waits(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    match = await open_match(stage, "tactic")
    before = len(match.turns())
    mend = await refused(stage, match, without_right)
    for _ in range(2):
        await stage.restart()
        await stage.passes(hours=2)  # it is tried again, and refused again
        await comes_true(lambda: not stage.bot.presenter._queues._tasks())
    assert letters(match) == [1, 1]
    assert len([one for one in caplog.records if "Discord refuses to show" in one.getMessage()]) == 1
    mend()
    await comes_true(lambda: len(match.turns()) == before + 1)


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("code", [30033, 50024, 160005])
async def test_whatever_discord_refuses_is_told_once_and_tried_seldom(
    stage: Stage, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    """A refusal nobody has foreseen is one all the same: it isn't repeated every few seconds, with a line each."""
    caplog.set_level(logging.WARNING)
    match = await open_match(stage, "tactic")
    turn = await match.next_turn()
    stage.sandbox.expect_always(code)
    fault = stage.sandbox.faults.refuse(code, f"/channels/{match.thread.id}/messages$", method="POST", times=99)
    await match.type_turn(match.mover(turn), turn, stage.sandbox.channel_named("general"))
    await comes_true(lambda: letters(match) == [1, 1])
    stage.clock.advance(300)
    await passes_by(stage)
    assert fault.met == 1
    assert len([one for one in caplog.records if one.name.startswith("bot.ui")]) == 1


@pytest.mark.usefixtures("restless")
async def test_a_server_that_changes_all_the_time_is_not_asked_each_time(stage: Stage) -> None:
    """Each refusal counts for Discord's ban: a role that changes its colour every second must not bring it about."""
    match = await open_match(stage, "tactic")
    await refused(stage, match, without_right)
    posts = stage.sandbox.faults.refuse(RIGHTS, f"/channels/{match.thread.id}/messages$", method="POST", times=99)
    for _ in range(4):
        await stage.bot.presenter.try_again(str(stage.sandbox.guild.id))
        await passes_by(stage)
    assert posts.met == 1
    stage.clock.advance(11)
    await comes_true(lambda: posts.met == 2)


async def passes_by(stage: Stage) -> None:
    """Let the presenter look around, and be done with what it finds."""
    await asyncio.sleep(5 * presenter.EVERY_S)
    await comes_true(lambda: not stage.bot.presenter._queues._tasks())


@pytest.mark.usefixtures("restless")
async def test_a_message_that_may_not_be_changed_any_more_is_left_alone(stage: Stage) -> None:
    """Its buttons say that they are old; to ask every few seconds for ever would change nothing."""
    match = await open_match(stage, "tactic")
    turn = await match.next_turn()
    stage.sandbox.expect_always(UNCHANGEABLE)
    path = f"/channels/{match.thread.id}/messages/"
    edits = stage.sandbox.faults.refuse(UNCHANGEABLE, path, method="PATCH", times=99)
    await match.type_turn(match.mover(turn), turn, stage.sandbox.channel_named("general"))
    await match.next_turn(turn)
    await comes_true(lambda: edits.met)
    await passes_by(stage)
    assert edits.met == 2, "with the picture by its id, and without"


async def test_a_clock_that_may_not_be_corrected_is_told_anew_in_silence(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    await match.next_turn()
    stage.sandbox.faults.refuse(50035, f"/channels/{match.thread.id}/messages/", method="PATCH", times=99)
    await asked(match.people[1], match.thread, "away", until="3")
    told = await match.people[0].waits_for(match.thread, lambda seen: says(seen.text, "told-changed"))
    assert "is away until" in told.text
    assert not told.notified
