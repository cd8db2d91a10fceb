"""Blocking, end to end: by command and by menu, seen and undone by the one who blocks alone."""

import pytest

from bot.tables import Terms
from bot.ui.person.blocking import MOST_NAMED, show_blocked
from sandbox import SandboxPerson
from tests.bot.tables.rig import ANA, set_up
from tests.bot.ui.asking import asked, table_of, table_with_turn
from tests.bot.ui.conftest import Stage
from tests.bot.ui.desk import desk_on
from tests.bot.ui.players import id_of, ids, press
from tests.says import says


async def is_told(person: SandboxPerson, key: str, language: str = "en") -> None:
    assert await person.waits_until(lambda: any(says(one.text, key, language) for one in person.messages))


async def test_a_blocked_person_neither_challenges_nor_accepts(stage: Stage) -> None:
    ana, ben, channel = stage.person("Ana"), stage.sandbox.person("Ben", locale="fr"), stage.sandbox.channel
    await ana.run(channel, "challenge tactic")
    made = await ben.waits_for(channel, lambda seen: any(i.startswith("accept|") for i in ids(seen)))
    assert says((await asked(ana, channel, "block", person=ben)).text, "block-done")
    await stage.restart()
    await ben.click(made, id_of(made, "accept|"))
    await is_told(ben, "error-not-taking", "fr")
    refused = await asked(ben, channel, "challenge logitac", opponent=ana)
    assert says(refused.text, "error-not-taking", "fr") and "bloqu" not in refused.text
    own = await asked(ana, channel, "challenge logitac", opponent=ben)
    assert says(own.text, "error-blocked-by-you")
    assert stage.sandbox.threads() == [], "no table has begun"


async def test_the_list_is_under_preferences_and_undone_there(stage: Stage) -> None:
    ana, ben, channel = stage.person("Ana"), stage.person("Ben"), stage.sandbox.channel
    shown = await press(ana, await asked(ana, channel, "preferences"), "blocked")
    assert says(shown.text, "blocked-nobody")
    assert [one["custom_id"] for one in shown.selects] == ["block"]
    shown = await (await ana.select(shown, "block", ben)).shown()
    assert says(shown.text, "blocked-who", people=ben.mention)
    shown = await (await ana.select(shown, "unblock", ben)).shown()
    assert says(shown.text, "unblock-done") and says(shown.text, "blocked-nobody")
    await stage.bot.ui.tables.challenges.offer(
        str(ben.id), str(stage.sandbox.guild.id), str(channel.id), Terms("tactic"), str(ana.id)
    )


async def test_no_rematch_is_suggested_against_somebody_blocked(stage: Stage) -> None:
    match = await table_with_turn(stage, "l-calculus")
    ana, ben = match.people
    await stage.bot.ui.tables.play.resign(table_of(match), str(ana.id))
    channel = stage.sandbox.channel
    assert len(await ana.autocomplete(channel, "rematch", "table", "")) == 1
    await stage.bot.ui.tables.people.block(str(ana.id), str(ben.id))
    assert await ana.autocomplete(channel, "rematch", "table", "") == []
    assert len(await ana.autocomplete(channel, "replay", "table", "")) == 1
    assert len(await ben.autocomplete(channel, "rematch", "table", "")) == 1, "who is blocked notices nothing"


async def test_bots_and_oneself_are_not_blocked(stage: Stage) -> None:
    ana, channel = stage.person("Ana"), stage.sandbox.channel
    for nobody in (ana, stage.sandbox.world.bot_id):
        assert says((await asked(ana, channel, "block", person=nobody)).text, "error-cannot-block")
    assert says((await asked(ana, channel, "unblock", person=stage.person("Ben"))).text, "blocked-nobody")


@pytest.mark.parametrize(("number", "follows"), [(MOST_NAMED, ""), (MOST_NAMED + 1, " …")])
async def test_of_many_blocked_people_it_is_said_that_there_are_more(number: int, follows: str) -> None:
    rig = await set_up()
    for nth in range(number):
        await rig.tables.people.block(ANA, f"{2000 + nth}")
    (shown,) = (await (await desk_on(rig)).asks(ANA, show_blocked)).shown
    assert shown.lines[0].count("<@") == MOST_NAMED
    assert shown.lines[0].rpartition(">")[2] == follows
    await rig.close()
