"""A challenge: open to all and to one, declined, withdrawn, expired; a series, and the same again."""

import asyncio

from bot.sandbox import Seen
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import Match, id_of, open_match, press


async def challenged(stage: Stage, **terms: object) -> Seen:
    ana, ben = stage.person("Ana"), stage.person("Ben")
    await ana.run(stage.sandbox.channel, "challenge l-calculus", **terms)
    return await ben.waits_for(stage.sandbox.channel, lambda seen: "accept|" in str(seen.view))


async def test_two_accept_an_open_challenge_at_once(stage: Stage) -> None:
    challenge = await challenged(stage)
    ben, cleo = stage.person("Ben"), stage.person("Cleo")
    answers = await asyncio.gather(ben.click(challenge, "Accept"), cleo.click(challenge, "Accept"))
    await ben.waits_until(stage.sandbox.threads)
    late = await ben.waits_until(lambda: next((each for each in answers if each.interaction.follow_ups), None))
    assert late.messages[-1].is_private
    assert "isn't open any more" in late.messages[-1].text
    assert len(stage.sandbox.threads()) == 1
    closed = await ben.waits_for(stage.sandbox.channel, lambda seen: seen.id == challenge.id and not seen.buttons)
    assert "Accepted" in closed.text
    assert closed.pictures == challenge.pictures


async def test_a_challenge_is_declined_with_a_reason_or_withdrawn_and_can_be_made_again(stage: Stage) -> None:
    ana, ben = stage.person("Ana"), stage.person("Ben")
    channel = stage.sandbox.channel
    challenge = await challenged(stage, opponent=ben)
    assert [ring.message_id for ring in ben.notifications] == [challenge.id]
    again = await (await ana.run(channel, "challenge l-calculus", opponent=ben)).shown()
    assert again.is_private
    assert "stands open already" in again.text
    reasons = await press(ben, challenge, "decline|")
    assert reasons.is_private
    await (await ben.select(reasons, reasons.selects[0]["custom_id"], "Not now")).shown()
    closed = await ana.waits_for(channel, lambda seen: seen.id == challenge.id and not seen.buttons)
    assert "Declined. Not now" in closed.text
    challenge = await challenged(stage, opponent=ben)
    await ana.click(challenge, "Withdraw")
    await ben.waits_for(channel, lambda seen: seen.id == challenge.id and "Withdrawn" in seen.text)
    assert len(ben.notifications) == 2


async def test_a_challenge_expires_after_seven_days(stage: Stage) -> None:
    challenge = await challenged(stage)
    ben = stage.person("Ben")
    await stage.passes(days=6, hours=23)
    assert "accept|" in str(ben.message(challenge.id).view)
    await stage.passes(hours=1)
    closed = await ben.waits_for(stage.sandbox.channel, lambda seen: seen.id == challenge.id and not seen.buttons)
    assert "has expired" in closed.text


async def test_a_series_is_played_and_the_same_again_begins_when_both_want_it(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus", best_of=3)
    ana, ben = match.people
    for number in (1, 2):
        turn = await match.next_turn()
        await match.type_turn(match.mover(turn), turn)
        sure = await (await ben.run(match.thread, "resign")).shown()
        await press(ben, sure, "resign|")
        end = await ana.waits_for(match.thread, lambda seen, n=number: f" {n} – 0 " in seen.text)  # type: ignore[misc]
        assert ("rematch|" in str(end.view)) == (number == 2)
        if number == 1:
            second = await match.next_turn(turn)
            while "begins" not in second.text:
                second = await match.next_turn(second)
            assert match.mover(second) is ben, "seats alternate"
            assert "SHA-256 of its seed" in second.text
    await ana.waits_until(lambda: match.turn is None)

    channel = stage.sandbox.channel
    await ana.click(end, id_of(end, "rematch|"))
    await ben.waits_for(channel, lambda seen: "accept|" in str(seen.view))
    await ben.click(end, id_of(end, "rematch|"))
    await ana.waits_until(lambda: len(stage.sandbox.threads()) == 2)
    anew = Match(stage, match.people, stage.sandbox.threads()[-1])
    assert anew.mover(await anew.next_turn()) is ana, "sides are swapped"


async def test_only_who_is_to_move_is_rung_for_and_once_a_turn(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus", pace=1)
    cleo = stage.person("Cleo")
    turns = [await match.next_turn()]
    for _ in range(4):
        turns.append(await match.step())
    movers = [match.mover(turn) for turn in turns]
    for person in match.people:
        wanted = [turn.id for turn, mover in zip(turns, movers, strict=True) if mover is person]
        assert match.rings(person) == wanted
    assert not cleo.notifications
    await match.people[0].waits_until(lambda: [seen.id for seen in match.turns() if seen.buttons] == [turns[-1].id])
    public = [seen.id for seen in match.people[0].sees(match.thread) if not seen.is_private]
    assert public == [turn.id for turn in turns], "one message a turn"
