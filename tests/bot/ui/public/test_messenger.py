"""What people delete, put away or forbid: the table goes on elsewhere, or waits."""

import asyncio
import logging

import pytest

from sandbox.world.permissions import PermissionBit
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import id_of, open_match, press, told
from tests.says import says


@pytest.fixture(autouse=True)
def _restless(restless: None) -> None:
    """Waiting is most of what happens here."""


async def test_a_deleted_message_and_a_deleted_thread_are_replaced(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    turn = await match.step()
    stage.sandbox.delete_message(turn)
    stage.sandbox.delete_channel(match.thread)
    stage.sandbox.expect_always(10003, 10008)
    _, table, turn_no = id_of(turn, "play|").split("|")
    mover, elsewhere = match.mover(turn), stage.sandbox.channel
    while (await stage.bot.ui.tables.queries.table(table)).turn_no == int(turn_no):
        choices = await mover.autocomplete(elsewhere, "move", "text", "", table=table)
        await match.type(mover, choices[-1]["value"], elsewhere, table=table)
    await stage.waits(stage.sandbox.threads)
    match.thread = stage.sandbox.threads()[0]
    after = await match.next_turn()
    assert f"|{table}|" in id_of(after, "play|")
    await match.step()


async def test_a_thread_put_away_is_brought_back_first(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    offers = await press(match.people[0], turn, "offer|")
    await press(match.people[0], offers, "end-offer|")
    offer = await match.people[1].waits_for(match.thread, lambda seen: "end-yes|" in str(seen.view))
    with stage.sandbox.expect(50083):
        stage.sandbox.archive(match.thread)
        stage.sandbox.faults.refuse(10008, "/webhooks/[0-9]+/[^/]+/messages/[0-9]+", method="PATCH")
        await press(match.people[1], offer, "end-no|")
        await match.people[0].waits_for(match.thread, lambda seen: "Declined" in seen.text)
    with stage.sandbox.expect(50083):
        stage.sandbox.archive(match.thread)
        await match.step()
    assert not match.thread.archived


async def test_a_locked_thread_waits_for_a_moderator(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    stage.sandbox.deny(stage.sandbox.channel, PermissionBit.MANAGE_THREADS)
    stage.sandbox.archive(match.thread, locked=True)
    with stage.sandbox.expect(50083, 50013):
        await match.type_turn(match.mover(turn), turn, stage.sandbox.channel)  # nothing can be typed where it's locked
        await _is_postponed(stage)
    assert match.newer_turn(turn) is None
    stage.sandbox.unarchive(match.thread)
    await stage.passes(hours=1)
    await match.next_turn(turn)


async def _is_postponed(stage: Stage) -> None:
    """Wait until a notice was tried and put off."""
    tables = stage.bot.ui.tables
    for _ in range(1500):
        if not await tables.notices.waiting():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it is still being tried")


async def test_a_permission_taken_away_in_between_postpones_but_loses_nothing(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    mover = match.mover(turn)
    stage.sandbox.deny(stage.sandbox.channel, PermissionBit.SEND_MESSAGES_IN_THREADS)
    with stage.sandbox.expect(50013):
        await match.type_turn(mover, turn)
        await _is_postponed(stage)
    stage.sandbox.allow(stage.sandbox.channel, PermissionBit.SEND_MESSAGES_IN_THREADS)
    await stage.passes(hours=1)
    after = await match.next_turn(turn)
    assert len(match.turns()) == 2
    assert match.mover(after) is not mover


@pytest.mark.parametrize(
    "right", [PermissionBit.SEND_MESSAGES, PermissionBit.ATTACH_FILES, PermissionBit.READ_MESSAGE_HISTORY]
)
async def test_a_missing_permission_is_told_to_who_challenges_and_who_accepts(
    stage: Stage, right: PermissionBit
) -> None:
    ana, ben = stage.person("Ana"), stage.person("Ben")
    channel = stage.sandbox.channel
    stage.sandbox.deny(channel, right)
    refused = await (await ana.run(channel, "challenge tactic", opponent=ben)).shown()
    assert refused.is_private
    assert says(refused.text, "error-missing-rights")
    stage.sandbox.allow(channel, right)
    await ana.run(channel, "challenge tactic", opponent=ben)
    challenge = await ben.waits_for(channel, lambda seen: "accept|" in str(seen.view))
    stage.sandbox.deny(channel, right)
    refused = await told(ben, challenge, "accept|")
    assert refused.is_private
    assert says(refused.text, "error-missing-rights")
    assert not stage.sandbox.threads()
    stage.sandbox.allow(channel, right)
    await ben.click(challenge, "Accept")
    await ana.waits_until(stage.sandbox.threads)


async def test_without_threads_a_table_is_played_in_the_channel_one_at_a_time(stage: Stage) -> None:
    ana, ben, cleo = (stage.person(name) for name in ("Ana", "Ben", "Cleo"))
    channel = stage.sandbox.channel
    stage.sandbox.deny(channel, PermissionBit.CREATE_PUBLIC_THREADS)
    await ana.run(channel, "challenge tactic", opponent=ben)
    challenge = await ben.waits_for(channel, lambda seen: "accept|" in str(seen.view))
    await ben.click(challenge, "Accept")
    await ana.waits_for(channel, lambda seen: "play|" in str(seen.view))
    await ana.run(channel, "challenge tactic", opponent=cleo)
    second = await cleo.waits_for(channel, lambda seen: "accept|" in str(seen.view))
    refused = await told(cleo, second, "accept|")
    assert refused.is_private
    assert says(refused.text, "error-room-taken")
    assert "[Tactic, Ana – Ben](" in refused.text
    assert not stage.sandbox.threads()


@pytest.mark.parametrize("what", ["channel", "server"])
async def test_a_deleted_place_takes_no_game_with_it(stage: Stage, what: str, caplog: pytest.LogCaptureFixture) -> None:
    match = await open_match(stage, "l-calculus", pace=1)
    await match.step()
    stage.sandbox.expect_always(10003, 10004, 50001, 50007)
    if what == "server":
        stage.sandbox.delete_guild()
    else:
        stage.sandbox.delete_channel(match.thread)
        stage.sandbox.delete_channel(stage.sandbox.channel)
    await stage.passes(days=2)
    await _is_postponed(stage)
    await stage.restart()
    await stage.passes(days=1)
    await _is_postponed(stage)
    assert len(await stage.bot.ui.tables.queries.tables_of(str(match.people[0].id))) == 1
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
