"""Quiet hours, reminders and the digest, end to end: the form, what rings, and what the direct message says."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.text import words
from sandbox import SandboxPerson, Seen
from tests.bot.ui.asking import asked
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import Match, open_match
from tests.says import says

SAID = words("en").say
FORM = {"from": "22", "to": "7", "zone": "UTC", "reminder": "late", "digest": "no"}


async def wishes(person: SandboxPerson, stage: Stage, **chosen: str) -> Seen:
    """Fill in the form of `/preferences`, and give the page that says what was kept."""
    shown = await asked(person, stage.sandbox.channel, "preferences")
    form = await person.click(shown, "ring")
    return await (await person.submit(form, FORM | chosen)).shown()


async def is_told(person: SandboxPerson, key: str, **values: str) -> None:
    assert await person.waits_until(lambda: any(says(one.text, key, **values) for one in person.messages))


async def passes_until(stage: Stage, hour: int) -> None:
    """Let time go by until this hour of the next day by UTC's clock."""
    now = datetime.fromtimestamp(stage.clock.now() / 1000, UTC)
    at = (now + timedelta(days=1)).replace(hour=hour, minute=30, second=0, microsecond=0)
    await stage.passes(seconds=(at - now).total_seconds())


async def played(match: Match) -> int:
    """Let the one to move play; count how often the other is rung by it."""
    turn = await match.next_turn()
    other = next(person for person in match.people if person is not match.mover(turn))
    before = len(match.rings(other))
    await match.type_turn(match.mover(turn), turn)
    await match.next_turn(turn)
    return len(match.rings(other)) - before


@pytest.mark.parametrize(("begin", "end"), [("22", "7"), ("20", "0"), ("0", "6")])
async def test_the_form_is_filled_in_as_it_was_kept(stage: Stage, begin: str, end: str) -> None:
    ana = stage.person("Ana")
    shown = await wishes(ana, stage, zone="Europe/Paris", reminder="day", **{"from": begin, "to": end})
    hours = {"from": f"{begin:0>2}:00", "to": f"{end:0>2}:00"}
    assert says(shown.text, "prefer-quiet", zone="Europe/Paris", **hours)
    assert says(shown.text, "prefer-reminder-day")
    await stage.restart()
    again = await ana.click(await asked(ana, stage.sandbox.channel, "preferences"), "ring")
    kept = await (await ana.submit(again, {})).shown()
    assert kept.text == shown.text, "what is filled in already is what was chosen"
    assert "ring-zone" in str(kept.view)
    off = await wishes(ana, stage, reminder="none", **{"from": "never"})
    assert says(off.text, "prefer-no-quiet") and "ring-zone" not in str(off.view), "no zone is said"
    assert says(off.text, "prefer-direct-time-up-off") and not says(off.text, "prefer-direct-off")


async def test_a_digest_needs_quiet_hours(stage: Stage) -> None:
    ana = stage.person("Ana")
    await wishes(ana, stage, digest="yes", **{"from": "never"})
    await is_told(ana, "error-digest-without-quiet")
    shown = await wishes(ana, stage, digest="yes")
    assert says(shown.text, "prefer-digest")
    assert says(shown.text, "prefer-direct-time-up-off") and not says(shown.text, "prefer-direct-off"), "none comes"


async def test_another_zone_is_named_by_its_city(stage: Stage) -> None:
    ana = stage.person("Ana")
    shown = await wishes(ana, stage)
    form = await ana.click(shown, "ring-zone")
    assert "Europe/Zagreb" in (await (await ana.submit(form, {"zone": "zagreb"})).shown()).text
    form = await ana.click(shown, "ring-zone")
    await ana.submit(form, {"zone": "nowhere"})
    await is_told(ana, "error-no-zone", typed="nowhere")


@pytest.mark.parametrize(("hour", "rings"), [(23, 0), (12, 1)])
async def test_a_turn_in_quiet_hours_is_posted_and_rings_nobody(stage: Stage, hour: int, rings: int) -> None:
    match = await open_match(stage, "tactic")
    await match.next_turn()
    for person in match.people:
        await wishes(person, stage)
    await passes_until(stage, hour)
    assert await played(match) == rings


async def test_the_digest_tells_in_the_morning_what_waits(stage: Stage) -> None:
    await passes_until(stage, 12)  # so that it is the same time of day whenever the test runs
    match = await open_match(stage, "tactic", pace=7)
    turn = await match.next_turn()
    mover = match.mover(turn)
    await wishes(mover, stage, digest="yes")
    await passes_until(stage, 7)
    told = await mover.waits_for(mover.opens_direct(), lambda seen: "<t:" in seen.text)
    first, asks, line = told.text.split("\n")
    assert "Tactic against" in first and asks == "Your move, 6 days."
    assert f"https://discord.com/channels/{stage.sandbox.guild.id}/{match.thread.id}" in line
    assert [ring.message_id for ring in mover.notifications if ring.channel_id == mover.opens_direct().id] == [told.id]


async def test_the_digest_says_that_a_win_can_be_claimed(stage: Stage) -> None:
    await passes_until(stage, 12)
    match = await open_match(stage, "tactic", pace=1)
    turn = await match.next_turn()
    waiting = next(person for person in match.people if person is not match.mover(turn))
    await wishes(waiting, stage, digest="yes")
    await passes_until(stage, 13)
    await passes_until(stage, 7)
    told = await waiting.waits_for(waiting.opens_direct(), lambda seen: "<t:" in seen.text)
    assert says(told.push_text, "asked-claim") and not says(told.text, "asked-offer")
    assert says(told.text.split("\n")[2], "tables-claim")


@pytest.mark.usefixtures("restless")
async def test_no_digest_where_nothing_waits(stage: Stage) -> None:
    match = await open_match(stage, "tactic", pace=7)
    turn = await match.next_turn()
    waiting = next(person for person in match.people if person is not match.mover(turn))
    await wishes(waiting, stage, digest="yes")
    await passes_until(stage, 7)
    for _ in range(1_000):
        if not await stage.bot.ui.tables.notices.waiting():
            break
        await asyncio.sleep(0.01)
    assert not await stage.bot.ui.tables.notices.waiting() and waiting.direct is None


async def test_the_page_speaks_french(stage: Stage) -> None:
    shown = await wishes(stage.sandbox.person("Cleo", locale="fr"), stage)
    assert "Aucune notification de 22:00 à 07:00" in shown.text
