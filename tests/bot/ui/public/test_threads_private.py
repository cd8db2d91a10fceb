"""Private tables, end to end: a thread of the two, in no list, and a result that is told once both want it."""

import pytest

from bot.text import words
from bot.ui.discord_io.rest.channel_client import PRIVATE, ChannelClient
from bot.ui.discord_io.rest.pacing import Held
from sandbox import SandboxPerson, Seen
from sandbox.world.permissions import PermissionBit
from sandbox.world.world import Channel
from tests.bot.ui.asking import asked, comes_true, table_of
from tests.bot.ui.conftest import Stage
from tests.bot.ui.every_way import comes_to_rest
from tests.bot.ui.players import Match, id_of, ids, open_match, told
from tests.says import says

UNKNOWN_MEMBER, UNKNOWN_CHANNEL = 10007, 10003
MAKES = PermissionBit.CREATE_PRIVATE_THREADS


async def private_match(stage: Stage) -> Match:
    stage.sandbox.expect_always(UNKNOWN_MEMBER)
    match = await open_match(stage, "l-calculus", private="yes")
    await comes_true(lambda: len(members(stage, match.thread)) == len(match.people))
    await match.next_turn()
    return match


def members(stage: Stage, thread: Channel) -> set[int]:
    return set(thread.members) - {stage.sandbox.world.bot_id}


async def ended(match: Match) -> Seen:
    await match.stage.bot.ui.tables.play.resign(table_of(match), str(match.people[0].id))
    end: Seen = await match.people[0].waits_until(lambda: match.end)
    await comes_to_rest(match.stage)
    return end


def in_channel(person: SandboxPerson, stage: Stage) -> str:
    return "\n".join(seen.text for seen in person.sees(stage.sandbox.channel) if not seen.is_private)


async def test_a_private_table_is_seen_by_its_players_alone(stage: Stage) -> None:
    match, cleo = await private_match(stage), stage.person("Cleo")
    assert match.thread.kind == PRIVATE and not match.thread.invitable
    assert members(stage, match.thread) == {person.id for person in match.people}
    general = stage.sandbox.channel_named("general")
    for command in ("view", "history", "export", "replay", "watch"):
        shown = await asked(cleo, general, command, table=table_of(match))
        assert says(shown.text, "error-unknown-table") and not shown.pictures, command
    await stage.restart()
    assert not says((await asked(match.people[1], general, "view", table=table_of(match))).text, "error-unknown-table")
    await ended(match)
    assert says((await asked(cleo, general, "leaderboard")).text, "leaderboard-none")
    profile = await asked(cleo, general, "profile", person=match.people[1])
    assert says(profile.text, "profile-none")
    assert "beat" not in in_channel(cleo, stage)


async def test_a_moderator_lets_somebody_look_on(stage: Stage) -> None:
    match, cleo = await private_match(stage), stage.person("Cleo")
    match.thread.members[cleo.id] = 1
    shown = await asked(cleo, stage.sandbox.channel_named("general"), "view", table=table_of(match))
    assert shown.pictures
    assert says((await asked(cleo, match.thread, "watch")).text, "watch-on")
    await ended(match)
    line = await cleo.waits_for(cleo.opens_direct(), lambda seen: "Ben beat Ana" in seen.text)
    assert str(match.thread.id) in line.text


async def test_the_result_is_made_public_by_both(stage: Stage) -> None:
    match = await private_match(stage)
    ana, ben = match.people
    end = await ended(match)
    assert says((await told(ana, end, "tell-result|")).text, "tell-result-wished")
    assert "beat" not in in_channel(ana, stage)
    await stage.restart()
    assert says((await told(ben, end, "tell-result|")).text, "tell-result-done")
    await comes_to_rest(stage)
    line = next(seen for seen in ana.sees(stage.sandbox.channel) if "beat" in seen.text)
    assert says(line.text, "result-private") and str(match.thread.id) not in line.text
    cleo = stage.person("Cleo")
    assert ben.mention in (await asked(cleo, stage.sandbox.channel, "leaderboard")).text
    public = await ended(await open_match(stage, "tactic"))
    assert not any(one.startswith("tell-result|") for one in ids(public)), "a game in the open is told anyway"


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_what_it_takes_is_said_by_the_refusal_and_by_doctor(stage: Stage, language: str) -> None:
    ana, channel = stage.sandbox.person("Ana", locale=language), stage.sandbox.channel
    stage.sandbox.deny(channel, MAKES)
    refused = await asked(ana, channel, "challenge tactic", private="yes")
    right = words(language).say("right-create_private_threads")
    assert says(refused.text, "error-no-private-thread", language) and right in refused.text
    host = stage.sandbox.person("Ana", locale=language)
    stage.sandbox.grant(host, PermissionBit.MANAGE_GUILD)
    told_by_doctor = await asked(host, channel, "doctor")
    assert right in told_by_doctor.text and says(told_by_doctor.text, "without-create_private_threads", language)
    await ana.run(channel, "challenge tactic")
    assert await ana.waits_for(channel, lambda seen: any(i.startswith("accept|") for i in ids(seen)))


async def test_a_right_lost_before_it_is_accepted_refuses_the_acceptance(stage: Stage) -> None:
    ana, ben, channel = stage.person("Ana"), stage.person("Ben"), stage.sandbox.channel
    await ana.run(channel, "challenge tactic", private="yes")
    made = await ben.waits_for(channel, lambda seen: any(i.startswith("accept|") for i in ids(seen)))
    assert says(made.text, "term-private-yes")
    stage.sandbox.deny(channel, MAKES)
    response = await ben.click(made, id_of(made, "accept|"))
    await response.until(lambda answer: says(answer.text, "error-no-private-thread"))
    assert stage.sandbox.threads() == []


@pytest.mark.usefixtures("restless")
async def test_a_stop_before_the_two_are_let_in_opens_no_second_thread(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_in = ChannelClient.let_in
    asked_for: list[str] = []

    async def fails(channels: ChannelClient, thread: str, user: str) -> None:
        asked_for.append(user)
        raise Held(1)

    monkeypatch.setattr(ChannelClient, "let_in", fails)
    ana, ben, channel = stage.person("Ana"), stage.person("Ben"), stage.sandbox.channel
    await ana.run(channel, "challenge tactic", opponent=ben, private="yes")
    made = await ben.waits_for(channel, lambda seen: any(i.startswith("accept|") for i in ids(seen)))
    await ben.click(made, id_of(made, "accept|"))
    await comes_true(lambda: asked_for)
    monkeypatch.setattr(ChannelClient, "let_in", let_in)
    await stage.restart()
    await stage.passes(seconds=30)
    (thread,) = stage.sandbox.threads()
    await comes_true(lambda: members(stage, thread) == {ana.id, ben.id})
    await Match(stage, (ana, ben), thread).next_turn()
    assert stage.sandbox.threads() == [thread]


async def test_a_deleted_thread_is_followed_by_another_private_one(stage: Stage) -> None:
    match = await private_match(stage)
    stage.sandbox.expect_always(UNKNOWN_CHANNEL)
    stage.sandbox.delete_channel(match.thread)
    await stage.bot.ui.tables.play.resign(table_of(match), str(match.people[0].id))
    await stage.waits(stage.sandbox.threads)
    (thread,) = stage.sandbox.threads()
    assert thread.kind == PRIVATE
    await comes_true(lambda: len(members(stage, thread)) == len(match.people))
