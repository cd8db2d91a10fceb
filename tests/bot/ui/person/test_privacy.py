"""Somebody who is forgotten leaves nothing behind that can be pressed."""

import pytest

from sandbox import SandboxPerson, Seen
from sandbox.world.world import Channel
from tests.bot.ui.asking import asked, comes_true
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import ids


def buttons(person: SandboxPerson, place: Channel) -> list[Seen]:
    return [seen for seen in person.sees(place) if ids(seen) and not seen.is_private]


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
    shown = await asked(ana, stage.sandbox.channel, "privacy")
    asking = await (await ana.click(shown, "Forget me…")).shown()
    await (await ana.click(asking, "Yes, forget me")).shown()
    await comes_true(lambda: not buttons(ana, place))
    for _ in range(2):
        await stage.passes(seconds=30)
    kept = await stage.bot.ui.tables.people.personal_data(str(ana.id))
    assert str(place.id) not in kept
