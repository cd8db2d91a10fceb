"""A table of a private thread is read by those who can see the thread, by command and by button."""

import asyncio

import pytest

from bot.ui.discord_io.rest import sight
from bot.ui.registry import ROUTES
from sandbox import SandboxPerson, Seen
from sandbox.world import channels, guilds
from sandbox.world.permissions import PermissionBit
from sandbox.world.world import PRIVATE_THREAD, Channel
from tests.bot.ui.asking import asked, comes_true, played
from tests.bot.ui.conftest import Stage
from tests.bot.ui.every_way import Place, custom_ids, press, settled, values
from tests.bot.ui.players import Match, id_of, ids, open_match

COMMANDS = ("view", "history", "export", "replay")
UNKNOWN = "There is no table"
UNKNOWN_MEMBER = 10007  # Discord's way to say that somebody isn't in a thread


async def private_match(stage: Stage) -> tuple[Match, str]:
    """Ana plays Ben in a thread of theirs to which the bot was added."""
    stage.sandbox.expect_always(UNKNOWN_MEMBER)
    ana, ben = stage.person("Ana"), stage.person("Ben")
    context, home = stage.sandbox.context, stage.sandbox.channel
    thread = Channel(context.ids.next(), PRIVATE_THREAD, "ours", home.guild_id, home.id, owner_id=ana.id)
    for member in (ana.id, ben.id, stage.sandbox.world.bot_id):
        thread.members[member] = context.clock.now()
    channels.open_thread(context, thread, None)
    await comes_true(lambda: stage.bot.get_channel(thread.id))
    await ana.run(thread, "challenge l-calculus", opponent=ben, first="host")
    challenge = await ben.waits_for(thread, lambda seen: any(i.startswith("accept|") for i in ids(seen)))
    await ben.click(challenge, id_of(challenge, "accept|"))
    match = Match(stage, (ana, ben), thread)
    turn = await match.next_turn()
    await played(match, ana, "1/2 keep")
    await match.next_turn(turn)
    return match, id_of(turn, "play|").split("|")[1]


async def readings(stage: Stage, person: SandboxPerson, table: str) -> list[Seen]:
    """Ask from a channel that everybody sees."""
    general = stage.sandbox.channel_named("general")
    return [await asked(person, general, command, table=table) for command in COMMANDS]


def told(shown: Seen) -> bool:
    """Tell whether anything of the game was given out."""
    return "1/2" in shown.text or bool(shown.pictures) or bool(shown.files)


async def test_strangers_to_a_private_thread_read_nothing(stage: Stage) -> None:
    match, table = await private_match(stage)
    cleo = stage.person("Cleo")
    assert match.thread not in cleo.channels()
    for shown in await readings(stage, cleo, table):
        assert UNKNOWN in shown.text and not told(shown), shown.text
    for shown in await readings(stage, match.people[1], table):
        assert told(shown), shown.text


async def test_a_member_of_the_thread_reads_on_until_taken_out(stage: Stage) -> None:
    match, table = await private_match(stage)
    cleo, context = stage.person("Cleo"), stage.sandbox.context
    channels.join(context, match.thread, cleo.id)
    shown = await readings(stage, cleo, table)
    assert all(told(each) for each in shown)
    replay = shown[-1]
    channels.leave(context, match.thread, cleo.id)
    for each in await readings(stage, cleo, table):
        assert UNKNOWN in each.text and not told(each), each.text
    done = await cleo.click(replay, "Next ▶")
    await done.until(lambda response: UNKNOWN in response.text)


async def test_who_manages_threads_sees_it_as_discord_shows_it(stage: Stage) -> None:
    match, table = await private_match(stage)
    cleo = stage.person("Cleo")
    stage.sandbox.grant(cleo, PermissionBit.MANAGE_THREADS)
    await cleo.waits_until(lambda: match.thread in cleo.channels())
    assert all(told(each) for each in await readings(stage, cleo, table))


@pytest.mark.parametrize("status", [500, 403])
async def test_when_discord_does_not_tell_strangers_read_nothing(
    stage: Stage, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, table = await private_match(stage)
    cleo, general = stage.person("Cleo"), stage.sandbox.channel_named("general")
    channels.join(stage.sandbox.context, match.thread, cleo.id)
    assert told(await asked(cleo, general, "history", table=table))
    monkeypatch.setattr(sight, "PATIENCE_S", 0.2)
    stage.sandbox.faults.fail(status, "/thread-members/", method="GET", times=9)
    shown = await asked(cleo, general, "history", table=table)
    assert UNKNOWN in shown.text and not told(shown)


LOOKS = ("view", "board", "history", "export", "replay", "replay-to", "review", "fair", "hint", "play", "more", "offer")


@pytest.mark.parametrize("where", ["a channel they can't see", "another server", "a direct message"])
async def test_a_forged_button_shows_no_table_that_its_command_wouldnt(stage: Stage, where: str) -> None:
    match = await open_match(stage, "tactic")
    turn = await match.next_turn()
    table = id_of(turn, "play|").split("|")[1]
    await match.step()
    cleo = stage.person("Cleo")
    source = await (await cleo.run(await away_from(stage, cleo, where), "help")).shown()
    place = Place(match.thread, "tactic", table, 2, 1)
    before = len(cleo.messages)
    for verb in LOOKS:
        for custom_id in custom_ids(verb, ROUTES[verb], place):
            await press(stage, cleo, source, custom_id, values(verb, ROUTES[verb], place))
    shown = cleo.messages[before:]
    assert not [one for one in shown if one.files]
    answers = [one.text for one in shown if one.text]
    assert len(answers) > len(LOOKS) // 2
    assert not [said for said in answers if match.people[0].mention in said or "```" in said or "Ana" in said]


async def test_of_an_unseen_table_a_stranger_hears_that_there_is_none(stage: Stage) -> None:
    """By every button and every command that names a table, so that its five letters can't be tried out."""
    match = await open_match(stage, "tactic")
    table = id_of(await match.next_turn(), "play|").split("|")[1]
    cleo = stage.person("Cleo")
    there = await away_from(stage, cleo, "a channel they can't see")
    source = await (await cleo.run(there, "help")).shown()
    place, before = Place(match.thread, "tactic", table, 1, 0), len(cleo.messages)
    for verb in (
        "play",
        "finish",
        "undo",
        "offer",
        "resign",
        "claim-sure",
        "end-offer",
        "keep",
        "take-back",
        "rematch",
    ):
        for custom_id in custom_ids(verb, ROUTES[verb], place):
            await press(stage, cleo, source, custom_id, values(verb, ROUTES[verb], place))
    for command in ("resign", "draw", "undo", "claim", "rematch"):
        await settled(stage, await cleo.run(there, command, table=f"{table} · Tactic"))
    answers = [one.text for one in cleo.messages[before:] if one.text]
    assert len(answers) >= 15
    assert not [said for said in answers if UNKNOWN not in said]


async def away_from(stage: Stage, cleo: SandboxPerson, where: str) -> Channel:
    """Give a place to press from, at which the table can't be seen."""
    if where == "another server":
        guild = guilds.create(stage.sandbox.context, "Elsewhere", cleo.user)
        there = channels.open_text(stage.sandbox.context, guild, "elsewhere")
        await comes_true(lambda: stage.bot.get_channel(there.id))
        return there
    stage.sandbox.deny(stage.sandbox.channel, PermissionBit.VIEW_CHANNEL, cleo)
    await cleo.waits_until(lambda: stage.sandbox.channel not in cleo.channels())
    await asyncio.sleep(0.05)  # until the bot has heard of it, too
    return cleo.opens_direct() if where == "a direct message" else stage.sandbox.channel_named("general")
