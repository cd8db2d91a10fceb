"""Help says first what can be done here: at this table, in this channel, in a direct message."""

from collections.abc import AsyncIterator
from dataclasses import replace

import discord
import pytest

from bot.text import words
from bot.ui.look_up.help import help_command
from data.store import Replace
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, GUILD, TACTIC, set_up
from tests.bot.ui.desk import THREAD, Desk, Shown, desk_on
from tests.says import says


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    rig = await set_up()
    yield await desk_on(rig)
    await rig.close()


async def helped(desk: Desk, person: str = ANA, **here: object) -> Shown:
    (shown,) = (await desk.asks(person, help_command, **here)).shown  # type: ignore[arg-type]
    return shown


async def table(desk: Desk, takebacks: str = "off") -> str:
    id_ = await desk.rig.open(replace(TACTIC, takebacks=takebacks))
    await desk.rig.tables.notices.placed(id_, THREAD)
    return id_


SITUATIONS = {"help-your-turn", "help-waiting", "help-watching", "help-over", "help-waiting-alone"}


@pytest.mark.parametrize(("person", "said"), [(ANA, "help-your-turn"), (BEN, "help-waiting"), (CLEO, "help-watching")])
async def test_at_a_table_each_reads_what_they_can_do_there(desk: Desk, person: str, said: str) -> None:
    id_ = await table(desk)
    shown = await helped(desk, person, channel=THREAD)
    assert says(shown.text, "help-table", id=id_)
    assert {key for key in SITUATIONS if says(shown.text, key)} == {said}
    assert says(shown.text, "help-always") and not says(shown.text, "help-channel")
    if person == BEN:
        assert f"<@{ANA}>" in shown.text


async def test_against_the_bot_it_names_the_button_that_is_there(desk: Desk) -> None:
    """It spoke of "Offer…", which such a table doesn't have."""
    await desk.rig.tables.notices.placed(await desk.rig.open(TACTIC), "77")
    id_ = (await desk.rig.tables.practice.start(ANA, GUILD, CHANNEL, TACTIC, 1)).subject
    await desk.rig.tables.notices.placed(id_, THREAD)
    shown, offer = await helped(desk, channel=THREAD), words("en").say("button-offer")
    assert says(shown.text, "help-your-turn") and says(shown.text, "button-offer-alone")
    assert offer not in shown.text and offer in (await helped(desk, channel="77")).text


async def test_a_takeback_is_mentioned_where_there_is_one(desk: Desk) -> None:
    id_ = await table(desk, "free")
    assert not says((await helped(desk, channel=THREAD)).text, "help-undo")
    await desk.rig.turn(id_)
    assert says((await helped(desk, channel=THREAD)).text, "help-undo")


async def test_where_the_last_table_is_over_it_says_so(desk: Desk) -> None:
    await desk.rig.tables.play.resign(await table(desk), ANA)
    assert says((await helped(desk, channel=THREAD)).text, "help-over")


async def test_at_a_table_set_aside_it_says_so(desk: Desk) -> None:
    id_ = await table(desk)
    await desk.rig.store.commit(Replace(replace(await desk.rig.table(id_), status="aside")))
    again = await desk_on(await desk.rig.again())
    assert says((await helped(again, channel=THREAD)).text, "error-set-aside")


async def test_in_a_channel_it_says_whether_one_can_play_and_what_is_lacking(desk: Desk) -> None:
    assert says((await helped(desk)).text, "help-channel")
    lacking = discord.Permissions(view_channel=True)
    assert says((await helped(desk, granted=lacking)).text, "error-missing-rights")
    await desk.rig.tables.people.set_server(GUILD, channels="5 6")
    assert says((await helped(desk)).text, "help-elsewhere", channels="<#5> <#6>")
    assert says((await helped(desk, channel="6")).text, "help-channel")


async def test_in_a_direct_message_nobody_can_be_challenged(desk: Desk) -> None:
    alone, server = await helped(desk, server=None), await helped(desk)
    assert says(alone.text, "help-direct")
    assert "door|challenge" in server.buttons and "door|challenge" not in alone.buttons
    assert {"door|learn", "door|play", "door|puzzle"} <= set(alone.buttons)


async def test_a_host_reads_how_to_set_the_bot_up(desk: Desk) -> None:
    host = discord.Permissions(manage_guild=True)
    assert says((await helped(desk, may=host)).text, "help-host")
    assert not says((await helped(desk)).text, "help-host")
    assert not says((await helped(desk, may=host, server=None)).text, "help-host")


async def test_the_next_table_is_linked_but_not_the_one_at_hand(desk: Desk) -> None:
    await table(desk)
    link = f"https://discord.com/channels/{GUILD}/{THREAD}"
    assert link in (await helped(desk, channel=CHANNEL)).buttons
    assert link not in (await helped(desk, channel=THREAD)).buttons
    assert link not in (await helped(desk, BEN)).buttons
