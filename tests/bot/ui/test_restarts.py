"""The process may end at any moment: whatever people have before them works on, and nobody is rung for twice."""

from bot.sandbox import Seen
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import Match, id_of, open_match, picker_choices, press


async def test_a_game_goes_on_over_restarts_at_every_point(stage: Stage) -> None:
    ana, ben = stage.person("Ana"), stage.person("Ben")
    channel = stage.sandbox.channel
    await ana.run(channel, "challenge l-calculus", opponent=ben, first="host")
    challenge = await ben.waits_for(channel, lambda seen: "Accept" in seen.labels)
    await stage.restart()
    await ben.click(challenge, "Accept")
    await ana.waits_until(stage.sandbox.threads)
    match = Match(stage, (ana, ben), stage.sandbox.threads()[0])

    turn = await match.next_turn()
    picker = await press(ana, turn, "play|")
    await stage.restart()
    while offered := picker_choices(picker):
        picker = await offered[-1].take(ana, picker)
        await stage.restart()
    await press(ana, picker, "finish|")
    turn = await match.next_turn(turn)

    picker = await press(ben, turn, "play|")
    form = await ben.click(picker, id_of(picker, "type|"))
    choices = await ben.autocomplete(match.thread, "move", "text", "")
    await stage.restart()
    played = await (await ben.submit(form, {"line": choices[-1]["value"].split(" · ")[0]})).shown()
    assert "You played" in played.text
    await match.type_turn(ben, turn)
    turn = await match.next_turn(turn)

    await _settle_over_restarts(stage, match, turn)
    assert len(match.rings(ana)) == len(set(match.rings(ana)))
    assert [seen.labels for seen in match.turns() if seen.buttons] == [["Play", "My view", "Offer…", "⋯"]]


async def _settle_over_restarts(stage: Stage, match: Match, turn: Seen) -> None:
    ana, ben = match.people
    offers = await press(ana, turn, "offer|")
    await stage.restart()
    await press(ana, offers, "end-offer|")
    offer = await ben.waits_for(match.thread, lambda seen: "Accept" in seen.labels)
    await stage.restart()
    await press(ben, offer, "end-no|")
    await ana.waits_for(match.thread, lambda seen: seen.id == offer.id and "Declined" in seen.text)
    await stage.passes(days=2, hours=10)
    reminder = await ana.waits_for(match.thread, lambda seen: "reminder" in seen.text)
    await stage.restart()
    await stage.passes(hours=1)
    assert [seen.id for seen in ana.sees(match.thread) if "reminder" in seen.text] == [reminder.id]


async def test_what_was_decided_but_not_shown_is_shown_once_after_a_restart(stage: Stage) -> None:
    """Once the message was never sent; once it was, but nobody heard of it."""
    match = await open_match(stage, "l-calculus")
    for is_sent in (False, True):
        turn = await match.next_turn()
        mover = match.mover(turn)
        waiting = next(person for person in match.people if person is not mover)
        before, shown = len(match.rings(waiting)), len(match.turns())
        stage.sandbox.faults.reset("/messages$", method="POST", after=is_sent, times=9)
        await match.type_turn(mover, turn)
        await stage.stop()
        stage.sandbox.faults.clear()
        stage.clock.advance(10)
        await stage.start()
        await match.next_turn(turn)
        assert len(match.rings(waiting)) == before + 1
        assert len(match.turns()) == shown + 1


async def test_a_picker_left_open_works_when_its_token_has_run_out(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    mover = match.mover(turn)
    picker = await press(mover, turn, "play|")
    stage.sandbox.expire_tokens()
    while choices := picker_choices(picker):
        picker = await choices[-1].take(mover, picker)
        stage.sandbox.expire_tokens()
    with stage.sandbox.expect(50027):  # the old message's buttons are taken away by its channel's route
        assert "You played" in (await press(mover, picker, "finish|")).text
        await mover.waits_until(lambda: not mover.message(turn.id).buttons)


async def test_no_clock_runs_while_the_bot_is_down(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus", pace=1)
    turn = await match.next_turn()
    await stage.passes(hours=12)
    await stage.stop()
    stage.clock.advance(3 * 86_400)
    await stage.start()
    await stage.passes(hours=6)
    assert not [seen for seen in match.people[0].sees(match.thread) if "reminder" in seen.text]
    await stage.passes(hours=2)
    await match.people[0].waits_for(match.thread, lambda seen: "reminder" in seen.text)
    assert match.mover(turn).id in {match.people[0].id, match.people[1].id}
