"""A league on the stand-in: announced, joined, begun, over a restart, and through its rounds, in both languages."""

import asyncio

import discord
import pytest

from bot.tables import LeagueView
from bot.ui.host.league import announce
from bot.ui.refusal import UiRefusal
from sandbox import Seen
from tests.bot.tables.rig import CLEO, set_up
from tests.bot.ui.asking import asked
from tests.bot.ui.conftest import BUSY_S, Stage
from tests.bot.ui.desk import desk_on
from tests.bot.ui.host.test_settings import manager
from tests.bot.ui.players import id_of, ids, press
from tests.says import says

NAMES = ("Ana", "Ben", "Cleo")


def league_messages(stage: Stage) -> list[Seen]:
    """The league's messages in the channel, the oldest first; each has its title."""
    seen = stage.person("Ana").sees(stage.sandbox.channel)
    return [one for one in seen if says(one.text, "league-title", "en") or says(one.text, "league-title", "fr")]


async def newest(stage: Stage, key: str, language: str) -> Seen:
    """Wait until the newest message of the league says something."""
    ana = stage.person("Ana")
    await ana.waits_until(lambda: (shown := league_messages(stage)) and says(shown[-1].text, key, language))
    return league_messages(stage)[-1]


async def standing(stage: Stage) -> LeagueView:
    leagues = stage.bot.ui.tables.leagues
    league = await leagues.newest(str(stage.sandbox.channel.id))
    assert league is not None
    return await leagues.view(league.id)


async def has_begun(stage: Stage) -> None:
    async with asyncio.timeout(BUSY_S):
        while (await standing(stage)).league.begun_at is None:  # noqa: ASYNC110
            await asyncio.sleep(0.002)


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_three_people_meet_each_other_over_a_restart(stage: Stage, language: str) -> None:
    cleo, channel, ana = manager(stage), stage.sandbox.channel, stage.person("Ana")
    await stage.bot.ui.tables.people.set_server(str(stage.sandbox.guild.id), language=language)
    assert says((await asked(cleo, channel, "league new", game="tactic")).text, "league-announced")
    shown = await newest(stage, "league-away", language)
    for name in NAMES:
        await stage.person(name).click(shown, id_of(shown, "league-join"))
    shown = await newest(stage, "league-joined", language)
    await ana.waits_until(lambda: all(stage.person(name).mention in league_messages(stage)[-1].text for name in NAMES))
    assert not [one for name in NAMES for one in stage.person(name).notifications], "nobody was notified yet"
    refused = await ana.click(shown, id_of(shown, "league-begin"))
    await refused.until(lambda answer: says(answer.text, "error-moderators-only"))
    await stage.restart()
    await cleo.click(shown, id_of(shown, "league-begin"))
    await has_begun(stage)
    await stage.passes(seconds=1)
    first = await newest(stage, "league-round", language)
    assert says(first.text, "league-off", language) and len(first.files) == 1
    await ana.waits_until(lambda: not ids(league_messages(stage)[0]))
    (table,) = (await standing(stage)).tables
    await stage.bot.ui.tables.play.resign(table.id, table.guest)
    await stage.passes(hours=1)
    assert [one.points for one in (await standing(stage)).standings] == [2, 0, 0]
    await ana.waits_until(lambda: says(league_messages(stage)[-1].text, "league-pair", language, state="over"))
    await stage.passes(days=7)
    await stage.restart()
    for _ in range(2):
        await stage.passes(days=7)
    over = await newest(stage, "league-over", language)
    assert f"<@{table.host}>" in over.text
    assert not ids(over)
    assert len((await standing(stage)).tables) == 3
    looked = await asked(ana, channel, "league show")
    assert looked.text == over.text


async def test_who_leaves_is_told_so_and_a_moderator_stops_it(stage: Stage) -> None:
    cleo, channel, ana = manager(stage), stage.sandbox.channel, stage.person("Ana")
    assert says((await asked(ana, channel, "league new", game="tactic")).text, "error-moderators-only")
    assert says((await asked(ana, channel, "league show")).text, "error-league-none")
    assert says((await asked(cleo, channel, "league stop")).text, "error-league-none")
    await asked(cleo, channel, "league new", game="tactic")
    shown = await newest(stage, "league-away", "en")
    await ana.click(shown, id_of(shown, "league-join"))
    await ana.waits_until(lambda: ana.mention in league_messages(stage)[-1].text.split("\n")[-1])
    assert says((await press(ana, shown, "league-leave")).text, "league-left")
    assert says((await asked(cleo, channel, "league new", game="logitac")).text, "error-league-runs")
    assert says((await asked(ana, channel, "league stop")).text, "error-moderators-only")
    assert says((await asked(cleo, channel, "league stop")).text, "league-stopped")
    await stage.passes(seconds=1)
    await newest(stage, "league-cancelled", "en")


async def test_none_is_announced_where_the_bot_could_not_post_its_rounds() -> None:
    rig = await set_up()
    moderates, reads = discord.Permissions(manage_guild=True), discord.Permissions(view_channel=True)
    with pytest.raises(UiRefusal, match="error-missing-rights"):
        await (await desk_on(rig)).asks(CLEO, announce, "tactic", may=moderates, granted=reads)
    await rig.close()
