"""Watching, end to end: one line when somebody else's game is over, if they still see it, and nothing else."""

import asyncio

import pytest

from bot.tables import StoreFailed
from bot.text import words
from sandbox import SandboxPerson, Seen
from sandbox.world.permissions import PermissionBit
from tests.bot.ui.asking import asked, comes_true, table_of, table_with_turn
from tests.bot.ui.conftest import Stage
from tests.bot.ui.every_way import comes_to_rest
from tests.bot.ui.players import Match, id_of, press, told
from tests.says import says

USER_UNREACHED, UNKNOWN_MEMBER = 50007, 10007


async def resigns(match: Match) -> None:
    table, person = table_of(match), str(match.people[0].id)
    await match.stage.bot.ui.tables.play.resign(table, person)
    assert await match.people[0].waits_until(lambda: match.end)
    await comes_to_rest(match.stage)


def lines(person: SandboxPerson) -> list[Seen]:
    return person.sees(person.direct) if person.direct else []


async def test_a_watcher_is_told_the_end_once_over_a_restart(stage: Stage) -> None:
    match = await table_with_turn(stage, "l-calculus")
    cleo = stage.person("Cleo")
    more = await told(cleo, await match.next_turn(), "more|")
    shown = await press(cleo, more, "watch|")
    assert says(shown.text, "watch-on") and "watch|" in id_of(shown, "watch|")
    await stage.restart()
    await resigns(match)
    (line,) = lines(cleo)
    assert "Ben beat Ana" in line.text and "\n" not in line.text
    assert f"https://discord.com/channels/{stage.sandbox.guild.id}/{match.thread.id}" in line.text
    await stage.restart()
    await comes_to_rest(stage)
    assert len(lines(cleo)) == 1 and lines(match.people[0]) == []
    assert not await stage.bot.ui.tables.people.watchers(table_of(match))


@pytest.mark.usefixtures("restless")
async def test_a_stop_between_telling_and_noting_that_tells_nobody_twice(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await table_with_turn(stage, "l-calculus")
    cleo, dora = stage.person("Cleo"), stage.person("Dora")
    for person in (cleo, dora):
        await asked(person, match.thread, "watch")
    tables = stage.bot.ui.tables

    async def stopped(table: str, person: str) -> None:
        raise StoreFailed("stopped")

    monkeypatch.setattr(tables.people, "unwatch", stopped)
    await tables.play.resign(table_of(match), str(match.people[0].id))
    await comes_true(lambda: lines(cleo) or lines(dora))
    await stage.restart()
    await stage.waits(lambda: lines(cleo) and lines(dora))
    await comes_to_rest(stage)
    assert [len(lines(cleo)), len(lines(dora))] == [1, 1]


async def test_who_no_longer_wants_it_is_told_nothing(stage: Stage) -> None:
    match = await table_with_turn(stage, "l-calculus")
    cleo = stage.person("Cleo")
    shown = await asked(cleo, match.thread, "watch")
    assert says((await press(cleo, shown, "watch|")).text, "watch-off")
    await resigns(match)
    assert lines(cleo) == []


@pytest.mark.parametrize("why", ["channel", "server", "direct", "forgotten", "forbidden"])
async def test_who_no_longer_sees_the_channel_is_told_nothing(stage: Stage, why: str) -> None:
    match = await table_with_turn(stage, "l-calculus")
    cleo, dora = stage.person("Cleo"), stage.sandbox.person("Dora", locale="fr")
    for person in (cleo, dora):
        await asked(person, match.thread, "watch")
    stage.sandbox.expect_always(USER_UNREACHED, UNKNOWN_MEMBER)
    if why == "channel":
        stage.sandbox.deny(stage.sandbox.channel, PermissionBit.VIEW_CHANNEL, cleo)
        await comes_true(lambda: not _may_see(stage, cleo))
    elif why == "server":
        cleo.leaves(stage.sandbox.guild)
    elif why == "direct":
        stage.sandbox.close_directs(cleo)
    elif why == "forgotten":
        await stage.bot.ui.tables.people.erase(str(cleo.id))
    else:
        await stage.bot.ui.tables.people.set_server(str(stage.sandbox.guild.id), watching=False)
    await resigns(match)
    assert lines(cleo) == []
    if why == "forbidden":
        assert lines(dora) == []
        return
    (line,) = lines(dora)
    assert words("fr").say("told-ended-won", game="L-Calculus", by="Ben", other="Ana") in line.text


def _may_see(stage: Stage, person: SandboxPerson) -> bool:
    channel = stage.bot.get_channel(stage.sandbox.channel.id)
    return person.id not in [who.id for who in getattr(channel, "overwrites", {})]


async def test_quiet_hours_hold_for_the_line_as_well(stage: Stage) -> None:
    match = await table_with_turn(stage, "l-calculus")
    cleo = stage.person("Cleo")
    await asked(cleo, match.thread, "watch")
    await stage.bot.ui.tables.people.set_ring_wish(str(cleo.id), quiet_from=0, quiet_to=23, zone="UTC")
    while not stage.bot.ui.tables.people.is_anybody_quiet(str(cleo.id)):
        await stage.passes(hours=1)
    await resigns(match)
    assert len(lines(cleo)) == 1
    assert not [ring for ring in cleo.notifications if cleo.direct and ring.channel_id == cleo.direct.id]


async def test_strangers_and_players_cannot_watch(stage: Stage) -> None:
    match = await table_with_turn(stage, "l-calculus")
    stage.sandbox.deny(stage.sandbox.channel, PermissionBit.VIEW_CHANNEL, stage.person("Cleo"))
    await asyncio.sleep(0.05)
    general = stage.sandbox.channel_named("general")
    assert says((await asked(stage.person("Cleo"), general, "watch")).text, "error-watch-which")
    refused = await asked(stage.person("Cleo"), general, "watch", table=table_of(match))
    assert says(refused.text, "error-unknown-table")
    assert says((await asked(match.people[0], match.thread, "watch")).text, "error-own-table")
    assert "watch|" not in str((await told(match.people[0], await match.next_turn(), "more|")).view)
