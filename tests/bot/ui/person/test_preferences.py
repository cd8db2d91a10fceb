"""`/preferences`, `/away`, `/back`, `/privacy`."""

import asyncio
import json
import re

import pytest

from bot.text import words
from sandbox import Seen
from tests.bot.ui.asking import asked, played, table_with_turn
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import open_match
from tests.says import says

SAID = words("en").say


async def test_preferences_are_switched_and_kept(stage: Stage) -> None:
    ana, channel = stage.person("Ana"), stage.sandbox.channel
    shown = await asked(ana, channel, "preferences")
    assert says(shown.text, "prefer-preview-on") and says(shown.text, "prefer-direct-off")
    shown = await (await ana.click(shown, SAID("button-preview-off"))).shown()
    assert says(shown.text, "prefer-preview-off")
    shown = await (await ana.click(shown, SAID("button-direct-on"))).shown()
    await ana.select(shown, SAID("prefer-theme-pick"), "Dark")
    await stage.restart()
    kept = await stage.bot.ui.tables.people.person(str(ana.id))
    assert (kept.preview, kept.direct, kept.theme, kept.language) == (False, True, "dark", "en")
    again = await asked(ana, ana.opens_direct(), "preferences")
    assert says(again.text, "prefer-preview-off") and says(again.text, "prefer-direct-on")


async def test_a_switch_pressed_twice_stays(stage: Stage) -> None:
    ana = stage.person("Ana")
    shown = await asked(ana, stage.sandbox.channel, "preferences")
    for response in await asyncio.gather(*(ana.click(shown, "prefer|direct|on") for _ in range(3))):
        assert says((await response.shown()).text, "prefer-direct-on")
    assert (await stage.bot.ui.tables.people.person(str(ana.id))).direct


async def test_a_games_other_picture_is_kept(stage: Stage) -> None:
    match = await table_with_turn(stage, "logitac")
    ana = match.people[0]
    flat = await asked(ana, match.thread, "view")
    shown = await asked(ana, match.thread, "preferences")
    await (await ana.select(shown, "prefer-board|logitac", "pyramid")).shown()
    stacked = await asked(ana, match.thread, "view")
    assert flat.pictures[0].data != stacked.pictures[0].data


async def test_a_challenge_says_that_it_begins_from_the_last_one_and_forgets_it(stage: Stage) -> None:
    ana, ben, channel = stage.person("Ana"), stage.sandbox.person("Ben", locale="fr"), stage.sandbox.channel
    match = await open_match(stage, "tactic", pace=7, variant="capture")
    await stage.restart()
    said = await asked(ben, channel, "challenge tactic", opponent=ana)
    assert said.is_private and "7 jours par tour" in said.text and "La personne défiée commence" in said.text
    offered = await ana.waits_for(channel, lambda seen: "accept|" in str(seen.view) and "capture:" in seen.text)
    assert "7 days per turn" in offered.text and "The challenged player goes first" in offered.text
    shown = await asked(ben, match.thread, "preferences")
    assert "Tactic" in shown.text
    shown = await (await ben.click(shown, "forget-terms")).shown()
    assert "forget-terms" not in str(shown.view)
    await (await ana.click(offered, "Decline")).shown()
    await ben.run(channel, "challenge tactic", opponent=ana)
    again = await ana.waits_for(channel, lambda seen: "accept|" in str(seen.view) and seen.id > offered.id)
    assert "3 days per turn" in again.text


async def test_a_preferred_seat_is_taken_in_challenges_and_practice(stage: Stage) -> None:
    ana, channel = stage.person("Ana"), stage.sandbox.channel
    shown = await asked(ana, channel, "preferences")
    shown = await (await ana.select(shown, SAID("prefer-seat-pick"), "guest")).shown()
    assert says(shown.text, "prefer-nothing-remembered")
    await stage.restart()
    await ana.run(channel, "challenge tactic")
    offered = await ana.waits_for(channel, lambda seen: "accept|" in str(seen.view))
    assert "The challenged player goes first" in offered.text
    await asked(ana, channel, "practice l-calculus")
    (table,) = await stage.bot.ui.tables.queries.tables_of(str(ana.id))
    assert table.table.lead == 1, "the bot begins"


async def test_theme_of_ones_own_pictures(stage: Stage) -> None:
    match = await table_with_turn(stage, "l-calculus")
    ana = match.people[0]
    dark = await asked(ana, match.thread, "view")
    shown = await asked(ana, match.thread, "preferences")
    await (await ana.select(shown, SAID("prefer-theme-pick"), "light")).shown()
    light = await asked(ana, match.thread, "view")
    assert light.pictures[0].data != dark.pictures[0].data
    await stage.bot.ui.tables.people.set_person(str(ana.id), theme="")
    await stage.bot.ui.tables.people.set_server(str(stage.sandbox.guild.id), theme="light")
    assert (await asked(ana, match.thread, "view")).pictures[0].data == light.pictures[0].data


async def test_away_stops_the_clock_and_back_ends_it(stage: Stage) -> None:
    match = await table_with_turn(stage, "l-calculus", pace=3)
    ana, ben = match.people
    choices = await ana.autocomplete(match.thread, "away", "until", "")
    assert "3 days" in [choice["value"] for choice in choices]
    said = (await asked(ana, match.thread, "away", until="3 days")).text
    assert says(said, "away-done") and "<t:" in said and "27 days" in said
    assert "is away until" in (await asked(ben, match.thread, "tables")).text
    assert "is away until" in (await asked(ben, match.thread, "profile", person=ana)).text
    turn = await ben.waits_for(match.thread, lambda seen: seen.buttons and "is away until" in seen.text)
    assert says(turn.text, "move-away") and not says(turn.text, "move-clock"), "no deadline meanwhile"
    for told in [await asked(person, match.thread, "tables") for person in (ana, ben)]:
        assert says(told.text, "turn-paused") and not says(told.text, "turn-clock", when="<t:"), "no deadline meanwhile"
    assert not says(turn.text, "asked-move-days"), "no days left beside a clock that is stopped"
    assert says((await asked(ana, match.thread, "back")).text, "away-back")
    assert says((await asked(ben, match.thread, "tables")).text, "turn-clock", when="<t:")
    assert says((await asked(ana, match.thread, "back")).text, "error-not-away")


async def test_away_said_again_changes_until_when_and_costs_no_day_twice(stage: Stage) -> None:
    match = await table_with_turn(stage, "l-calculus", pace=3)
    ana = match.people[0]
    for until, left in (("5", 25), ("3", 26), ("3", 26)):  # whole days: some seconds have gone
        assert f"{left} days left" in (await asked(ana, match.thread, "away", until=until)).text
    await asked(ana, match.thread, "back")
    assert "26 days left" in (await asked(ana, match.thread, "away", until="3")).text
    await stage.passes(days=2)
    await stage.restart()
    assert says((await asked(ana, match.thread, "back")).text, "away-back")
    assert not [seen for seen in ana.sees(match.thread) if "is waiting for your move" in seen.text]


@pytest.mark.parametrize(("until", "answer"), [("whenever", "error-away-bad"), ("31", "error-away-too-long")])
async def test_away_says_what_is_wrong(stage: Stage, until: str, answer: str) -> None:
    assert says((await asked(stage.person("Ana"), stage.sandbox.channel, "away", until=until)).text, answer)


def kept_in(shown: Seen) -> dict[str, list[dict[str, object]]]:
    (file,) = shown.files.values()
    kept: dict[str, list[dict[str, object]]] = json.loads(file)
    return kept


async def test_privacy_hands_over_and_forgets(stage: Stage) -> None:
    match = await table_with_turn(stage, "topologic")
    ana, ben = match.people
    await played(match, ana, "hide y5")
    shown = await asked(ana, match.thread, "privacy")
    mine = kept_in(await (await ana.click(shown, SAID("button-mine"))).shown())
    assert mine["people"][0]["name"] == "Ana" and mine["entries"][0]["action"] == "hide y5"
    assert "seed" not in mine["rounds"][0]
    theirs = kept_in(await (await ben.click(await asked(ben, match.thread, "privacy"), "mine")).shown())
    assert not re.search(r"\by5\b", json.dumps(theirs))  # a table's id may begin so
    asking = await (await ana.click(shown, "Forget me…")).shown()
    assert says(asking.text, "privacy-forget-ask") and "Your running game" in asking.text
    assert (await stage.bot.ui.tables.notices.table_in(str(match.thread.id))) is not None
    done = await (await ana.click(asking, "Yes, forget me")).shown()
    assert says(done.text, "privacy-forgotten")
    assert await stage.bot.ui.tables.notices.table_in(str(match.thread.id)) is None
    assert str(ana.id) not in await stage.bot.ui.tables.people.personal_data(str(ben.id))
    assert await stage.bot.ui.names.of(str(ana.id)) == ""


@pytest.mark.parametrize(("locale", "said"), [("en-US", "standing challenge is"), ("fr", "défi permanent est")])
async def test_who_goes_away_reads_that_their_standing_challenge_ends(stage: Stage, locale: str, said: str) -> None:
    ana, channel = stage.sandbox.person("Ana", locale=locale), stage.sandbox.channel
    await ana.run(channel, "challenge tactic", standing=2)
    await ana.waits_for(channel, lambda seen: "accept|" in str(seen.view))
    assert said in (await asked(ana, channel, "away", until="3 days")).text
    assert said not in (await asked(ana, channel, "away", until="4 days")).text
