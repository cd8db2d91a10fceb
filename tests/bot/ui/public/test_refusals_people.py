"""People who can't be written to, and people who have left."""

import pytest

from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import open_match, press, told
from tests.says import says


async def test_a_reminder_comes_directly_to_who_asked_and_quietly_not_to_who_is_closed(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus", pace=1)
    ana, ben = match.people
    tables = stage.bot.ui.tables
    await tables.people.set_person(str(ana.id), direct=True, language="fr")
    await stage.passes(hours=20)
    await ana.waits_for(match.thread, lambda seen: "waiting for your move" in seen.text)
    await ana.waits_until(lambda: ana.direct and ana.sees(ana.direct))
    assert ana.direct is not None
    (letter,) = ana.sees(ana.direct)
    assert "attend votre coup" in letter.push_text
    assert str(match.thread.id) in letter.text

    await match.step()
    await tables.people.set_person(str(ben.id), direct=True)
    stage.sandbox.close_directs(ben)
    with stage.sandbox.expect(50007):
        await stage.passes(hours=20)
        reminder = await ben.waits_for(
            match.thread, lambda seen: ben.mention in seen.text and "is waiting" in seen.text
        )
        await stage.passes(hours=1)
        await stage.waits(lambda: 50007 in {each.code for each in stage.sandbox.violations.expected})
    assert match.rings(ben).count(reminder.id) == 1


@pytest.mark.parametrize("pace", [1, 0], ids=["with a clock", "without"])
async def test_who_left_is_found_out_when_they_would_be_rung_for(stage: Stage, pace: int) -> None:
    match = await open_match(stage, "l-calculus", pace=pace)
    turn = await match.step()
    ana, ben = match.people
    assert match.mover(turn) is ben
    ben.leaves(stage.sandbox.guild)
    stage.sandbox.expect_always(10007)
    await stage.passes(hours=24, days=0 if pace else 30)
    notice = await ana.waits_for(match.thread, lambda seen: "has left this server" in seen.text)
    assert ana.mention in notice.text
    assert notice.id in match.rings(ana)
    assert not [
        seen
        for seen in ana.sees(match.thread)
        if says(seen.text, "notice-time-up") or says(seen.text, "notice-still-playing")
    ]
    early = await press(ana, notice, "claim|")
    assert early.is_private
    assert says(early.text, "error-time-not-up")
    await stage.passes(days=8)
    await press(ana, await told(ana, notice, "claim|"), "claim-sure|")
    end = await ana.waits_for(match.thread, lambda seen: "rematch|" in str(seen.view))
    assert says(end.text, "ended-won", who=ana.mention)


@pytest.mark.parametrize("asked_before", [False, True])
async def test_who_left_is_not_reminded_and_the_other_hears_what_happens(stage: Stage, asked_before: bool) -> None:
    """Also where somebody was known to be there some hours ago."""
    match = await open_match(stage, "l-calculus", pace=1)
    await match.step()
    ana, ben = match.people
    await stage.bot.ui.tables.people.set_person(str(ben.id), direct=True)
    if asked_before:
        assert await stage.bot.presenter._messenger.is_member(str(stage.sandbox.guild.id), str(ben.id))
    ben.leaves(stage.sandbox.guild)
    rung = len(ben.notifications)
    stage.sandbox.expect_always(10007)
    await stage.passes(hours=20)
    notice = await ana.waits_for(match.thread, lambda seen: "has left this server" in seen.text)
    assert notice.id in match.rings(ana)
    assert "waiting for your move" not in "".join(seen.text for seen in ana.sees(match.thread))
    assert len(ben.notifications) == rung


async def test_a_reminder_comes_all_the_same_where_discord_does_not_say_who_is_there(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus", pace=1)
    await match.next_turn()
    asked = stage.sandbox.faults.refuse(50001, "/members/", times=99)
    await stage.passes(hours=20)
    ana = match.people[0]
    await ana.waits_for(match.thread, lambda seen: "waiting for your move" in seen.text)
    assert asked.met == 1
