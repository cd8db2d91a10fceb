"""The form of a new game, out of a person's menu or from the front door, and its second step."""

import asyncio

import pytest

from data.records import RememberedTerms
from data.store import Insert
from games.registry import KEYS
from sandbox import SandboxPerson, Seen
from sandbox.people.response import BotResponse
from tests.bot.ui.asking import asked
from tests.bot.ui.conftest import Stage
from tests.bot.ui.every_way import press as send
from tests.bot.ui.players import open_match
from tests.says import says

ON_PERSON = "Challenge to a game"


def filled(response: BotResponse) -> dict[str, object]:
    """What stands in the form before anybody touches it, by field."""
    assert response.modal is not None
    found: dict[str, object] = {}
    for top in response.modal["components"]:
        field = top["component"]
        defaults = [one["value"] for one in field.get("options") or () if one.get("default")]
        found[field["custom_id"]] = defaults or [one["id"] for one in field.get("default_values") or ()]
    return found


async def challenge_of(person: SandboxPerson, stage: Stage, after: int = 0) -> Seen:
    return await person.waits_for(
        stage.sandbox.channel, lambda seen: "accept|" in str(seen.view) and seen.id > after and not seen.is_private
    )


@pytest.mark.parametrize(("locale", "name"), [("en-US", ON_PERSON), ("fr", "Défier à un jeu")])
async def test_out_of_a_persons_menu_it_is_filled_in_and_challenges_them(stage: Stage, locale: str, name: str) -> None:
    ana, ben = stage.sandbox.person("Ana", locale=locale), stage.person("Ben")
    opened = await ana.use_on(stage.sandbox.channel, name, ben)
    assert filled(opened) == {
        "opponent": [str(ben.id)],
        "game": [KEYS[0]],
        "first": ["lot"],
        "pace": ["3"],
        "more": [],
    }
    sent = await ana.submit(opened, {"game": "tactic", "first": "guest", "more": ["series3"]})
    offered = await challenge_of(ben, stage)
    assert says(offered.text, "told-challenge-you") and ben.mention in offered.text
    assert all(part in offered.text for part in ("The challenged player goes first", "Best of 3", "3 days per turn"))
    await sent.until(lambda one: not one.messages)
    await ben.click(offered, "Accept")
    await ana.waits_until(stage.sandbox.threads)


async def test_each_form_has_a_custom_id_of_its_own_and_is_filled_with_what_was_agreed_on_last(stage: Stage) -> None:
    match = await open_match(stage, "logitac", pace=7, first="guest", best_of=5, takebacks="off")
    ana, ben = match.people
    first, second = [await ana.use_on(stage.sandbox.channel, ON_PERSON, ben) for _ in range(2)]
    assert first.modal and second.modal and first.modal["custom_id"] != second.modal["custom_id"]
    assert filled(first) == {
        "opponent": [str(ben.id)],
        "game": ["logitac"],
        "first": ["guest"],
        "pace": ["7"],
        "more": ["series5"],
    }
    step = await (await ana.submit(second, {"more": ["more"]})).shown()
    assert says(step.text, "new-game-choose", who=ben.mention)
    takebacks = next(one for one in step.selects if "|takebacks|" in one["custom_id"])
    assert [one["value"] for one in takebacks["options"] if one.get("default")] == ["off"]
    sent = await ana.submit(first)
    assert says((await sent.shown()).text, "challenge-remembered")
    offered = await challenge_of(ben, stage)
    assert "7 days per turn" in offered.text and "Best of 5" in offered.text


async def test_from_the_front_door_to_anybody_with_more_options_over_a_restart(stage: Stage) -> None:
    ana, channel = stage.person("Ana"), stage.sandbox.channel
    opened = await ana.click(await asked(ana, channel, "help"), "new-game")
    step = await (await ana.submit(opened, {"game": "tactic", "pace": "5", "more": ["more"]})).shown()
    assert step.is_private and says(step.text, "new-game-choose-anybody")
    labels = [one["label"] for select in step.selects for one in select["options"]]
    assert len(set(labels)) == len(labels), "each says of what it is"
    for menu, value in (("variant", "forced"), ("takebacks", "off"), ("standing", "3"), ("quiet", "30")):
        select = next(one["custom_id"] for one in step.selects if f"|{menu}|" in one["custom_id"])
        await stage.restart()
        step = await (await ana.select(step, select, value)).shown()
    assert not [seen for seen in stage.person("Ben").sees(channel) if "accept|" in str(seen.view)]
    done = await (await ana.click(step, "Challenge")).shown()
    assert says(done.text, "new-game-sent")
    offered = await challenge_of(stage.person("Ben"), stage)
    assert all(part in offered.text for part in ("5 days per turn", "No takebacks", "forced", "up to 3 games"))


async def test_pressed_twice_or_sent_twice_it_is_one_challenge(stage: Stage) -> None:
    ana, ben, channel = stage.person("Ana"), stage.person("Ben"), stage.sandbox.channel
    opened = await ana.use_on(channel, ON_PERSON, ben)
    step = await (await ana.submit(opened, {"more": ["more"]})).shown()
    button = next(one["custom_id"] for one in step.buttons if one["custom_id"].startswith("new-game-send"))
    responses = await asyncio.gather(*(ana.click(step, button) for _ in range(3)))
    await asyncio.gather(*(each.answered() for each in responses))
    offered = await challenge_of(ben, stage)
    assert says(offered.text, "told-challenge-you") and ben.mention in offered.text
    assert len(await stage.bot.ui.tables.queries.challenges_of(str(ana.id))) == 1


async def test_oneself_another_bot_and_forged_fields_are_refused(stage: Stage) -> None:
    ana, ben, channel = stage.person("Ana"), stage.person("Ben"), stage.sandbox.channel
    assert says((await ana.use_on(channel, ON_PERSON, ana)).text, "error-self-challenge")
    source = await asked(ana, channel, "help")
    for forged in ("new-game-send|tactic.-.z", f"new-game-send|chess.{ben.id}.a", "new-game-made|x"):
        await send(stage, ana, source, forged, [])
    await send(stage, ana, source, "new-game-set|pace|tactic.-.a.3.b.1.0.a.40", ["4"])
    assert await stage.bot.ui.tables.queries.challenges_of(str(ana.id)) == []


async def test_against_cairn_it_begins_at_once(stage: Stage) -> None:
    ana = stage.person("Ana")
    opened = await ana.use_on(stage.sandbox.channel, ON_PERSON, stage.sandbox.world.bot_id)
    await ana.submit(opened, {"game": "tactic", "first": "guest"})
    await ana.waits_until(stage.sandbox.threads)
    (table,) = await stage.bot.ui.tables.queries.tables_of(str(ana.id))
    assert (table.table.game, table.table.lead, table.table.level) == ("tactic", 1, 1)


async def test_only_the_servers_games_are_offered(stage: Stage) -> None:
    ana, ben, people = stage.person("Ana"), stage.person("Ben"), stage.bot.ui.tables.people
    await people.set_server(str(stage.sandbox.guild.id), games="tactic logitac")
    opened = await ana.use_on(stage.sandbox.channel, ON_PERSON, ben)
    assert opened.modal is not None
    (field,) = [one["component"] for one in opened.modal["components"] if one["component"]["custom_id"] == "game"]
    assert {one["value"] for one in field["options"]} == {"tactic", "logitac"}
    await people.set_server(str(stage.sandbox.guild.id), games="tactic")
    assert filled(await ana.use_on(stage.sandbox.channel, ON_PERSON, ben))["game"] == ["tactic"]


async def test_what_is_not_here_any_more_is_not_offered(stage: Stage) -> None:
    """A package may be taken out whose game a server has chosen, or somebody has agreed on last."""
    ana, ben, people = stage.person("Ana"), stage.person("Ben"), stage.bot.ui.tables.people
    guild, store = str(stage.sandbox.guild.id), stage.bot.ui.tables.context.store
    await store.commit(Insert(RememberedTerms(str(ana.id), "heaps", "{}", 1)))
    await people.set_server(guild, games="tactic heaps")
    assert filled(await ana.use_on(stage.sandbox.channel, ON_PERSON, ben))["game"] == ["tactic"]
    await people.set_server(guild, games="heaps")
    assert says((await ana.use_on(stage.sandbox.channel, ON_PERSON, ben)).text, "error-game-not-allowed")
