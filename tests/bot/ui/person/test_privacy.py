"""Somebody who is forgotten leaves nothing behind that can be pressed."""

import pytest

from sandbox import SandboxPerson, Seen
from sandbox.world.world import Channel
from tests.bot.ui.asking import asked, comes_true, table_of, table_with_turn
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import id_of, ids, told
from tests.says import says

TEXT, ROW = 10, 1


def buttons(person: SandboxPerson, place: Channel) -> list[Seen]:
    return [seen for seen in person.sees(place) if ids(seen) and not seen.is_private]


async def is_forgotten(person: SandboxPerson, stage: Stage) -> None:
    shown = await asked(person, stage.sandbox.channel, "privacy")
    asking = await (await person.click(shown, "Forget me…")).shown()
    assert [one["type"] for one in asking.view["components"][0]["components"]] == [TEXT, ROW], (
        "what is lost is read before it is agreed to"
    )
    await (await person.click(asking, "Yes, forget me")).shown()


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("where", ["server", "direct"])
async def test_practice_messages_of_a_forgotten_person_lose_their_buttons(stage: Stage, where: str) -> None:
    ana = stage.person("Ana")
    home = ana.opens_direct() if where == "direct" else stage.sandbox.channel
    await ana.run(home, "practice tactic", first="host")
    if where == "server":
        await ana.waits_until(stage.sandbox.threads)
    place = home if where == "direct" else stage.sandbox.threads()[-1]
    await ana.waits_for(place, lambda seen: any(one.startswith("play|") for one in ids(seen)))
    await is_forgotten(ana, stage)
    await comes_true(lambda: not buttons(ana, place))
    for _ in range(2):
        await stage.passes(seconds=30)
    kept = await stage.bot.ui.tables.people.personal_data(str(ana.id))
    assert str(place.id) not in kept


@pytest.mark.usefixtures("restless")
async def test_the_end_of_a_running_game_names_and_rings_nobody_who_was_forgotten(stage: Stage) -> None:
    match = await table_with_turn(stage, "tactic")
    ana, ben = match.people
    before = len(match.rings(ana))
    await is_forgotten(ana, stage)
    end = await ben.waits_until(lambda: match.end)
    assert "Ana" not in end.push_text and ana.mention not in end.text
    assert end.notified == [ben.id] and len(match.rings(ana)) == before
    assert says(end.push_text, "asked-nothing") and not any(one.startswith("rematch|") for one in ids(end))
    view = await asked(ben, match.thread, "view")
    assert says(view.text, "ended-none", other=ben.mention) and not says(view.text, "turn-theirs")


async def test_nobody_is_asked_for_a_rematch_who_was_forgotten(stage: Stage) -> None:
    match = await table_with_turn(stage, "tactic")
    ana, ben = match.people
    await stage.bot.ui.tables.play.resign(table_of(match), str(ana.id))
    end = await ben.waits_until(lambda: match.end)
    await is_forgotten(ana, stage)
    assert says((await told(ben, end, id_of(end, "rematch|"))).text, "error-forgotten")
    assert await ben.autocomplete(stage.sandbox.channel, "rematch", "table", "") == []
    assert len(await ben.autocomplete(stage.sandbox.channel, "replay", "table", "")) == 1
    assert await stage.bot.ui.tables.queries.tables_of(str(ben.id)) == []
