"""A challenge: open to all and to one, declined, withdrawn, expired; a series, and the same again."""

import asyncio
import re
from asyncio import create_subprocess_shell
from hashlib import sha256
from subprocess import PIPE

import pytest

from bot.tables import Limits
from sandbox import Seen
from sandbox.world.permissions import PermissionBit
from tests.bot.ui.conftest import Stage
from tests.bot.ui.every_way import press as send
from tests.bot.ui.players import id_of, open_match, press, told
from tests.says import says


async def challenged(stage: Stage, **terms: object) -> Seen:
    ana, ben = stage.person("Ana"), stage.person("Ben")
    await ana.run(stage.sandbox.channel, "challenge l-calculus", **terms)
    return await ben.waits_for(stage.sandbox.channel, lambda seen: "accept|" in str(seen.view))


async def test_an_accepted_challenge_opens_a_thread_and_play_begins_there(stage: Stage) -> None:
    challenge = await challenged(stage, opponent=stage.person("Ben"), first="host")
    ana, ben = stage.person("Ana"), stage.person("Ben")
    await ben.click(challenge, "Accept")
    await ana.waits_until(stage.sandbox.threads)
    thread = stage.sandbox.threads()[0]
    await ana.waits_for(thread, lambda seen: "Play" in seen.labels)
    await ana.run(thread, "move", text="1/2 keep")
    turn = await ben.waits_for(thread, lambda seen: "1/2 keep" in seen.text)
    assert ben.mention in turn.text


async def test_a_forged_button_accepts_no_challenge_of_another_channel(stage: Stage) -> None:
    challenge = await challenged(stage)
    cleo, subject = stage.person("Cleo"), id_of(challenge, "accept|").split("|")[1]
    stage.sandbox.deny(stage.sandbox.channel, PermissionBit.VIEW_CHANNEL, cleo)
    source = await (await cleo.run(stage.sandbox.channel_named("general"), "help")).shown()
    for verb in ("accept", "decline", "withdraw"):
        await send(stage, cleo, source, f"{verb}|{subject}", [])
        assert cleo.messages[-1].text == f"There is no challenge `{subject}`."
    assert (await stage.bot.ui.tables.challenges.challenge(subject)).status == "open"


async def test_two_accept_an_open_challenge_at_once(stage: Stage) -> None:
    challenge = await challenged(stage)
    ben, cleo = stage.person("Ben"), stage.person("Cleo")
    answers = await asyncio.gather(ben.click(challenge, "Accept"), cleo.click(challenge, "Accept"))
    await ben.waits_until(stage.sandbox.threads)
    late = await ben.waits_until(lambda: next((each for each in answers if each.interaction.follow_ups), None))
    assert late.messages[-1].is_private
    assert says(late.messages[-1].text, "error-challenge-closed")
    assert len(stage.sandbox.threads()) == 1
    closed = await ben.waits_for(stage.sandbox.channel, lambda seen: seen.id == challenge.id and not seen.buttons)
    assert "Accepted" in closed.text and not says(closed.text, "term-expires")
    assert closed.pictures == challenge.pictures


async def test_a_standing_challenge_is_accepted_again_and_again_until_its_author_goes_away(stage: Stage) -> None:
    ana, channel = stage.person("Ana"), stage.sandbox.channel
    both = await (await ana.run(channel, "challenge tactic", opponent=stage.person("Ben"), standing=2)).shown()
    assert says(both.text, "error-standing-for-one")
    offered = await challenged(stage, standing=2)
    assert says(offered.text, "told-challenge-standing") and says(offered.text, "term-standing")
    for number, name in enumerate(("Ben", "Cleo"), 1):
        await stage.person(name).click(offered, "Accept")
        while len(stage.sandbox.threads()) < number:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
        turn = await ana.waits_for(stage.sandbox.threads()[-1], lambda seen: "play|" in str(seen.view))
        assert stage.person(name).mention in turn.text or ana.mention in turn.text
        await stage.restart()
    full = await (await stage.person("Dan").click(offered, "Accept")).until(lambda said: said.interaction.follow_ups)
    assert says(full.messages[-1].text, "error-standing-full")
    await ana.run(channel, "away", until="3")
    closed = await ana.waits_for(channel, lambda seen: seen.id == offered.id and not seen.buttons)
    assert "Withdrawn." in closed.text and len(stage.sandbox.threads()) == 2


async def test_a_challenge_is_declined_with_a_reason_or_withdrawn_and_can_be_made_again(stage: Stage) -> None:
    ana, ben = stage.person("Ana"), stage.person("Ben")
    channel = stage.sandbox.channel
    challenge = await challenged(stage, opponent=ben)
    assert [ring.message_id for ring in ben.notifications] == [challenge.id]
    again = await (await ana.run(channel, "challenge l-calculus", opponent=ben)).shown()
    assert again.is_private
    assert says(again.text, "error-challenged-already")
    reasons = await press(ben, challenge, "decline|")
    assert reasons.is_private
    await ana.waits_for(channel, lambda seen: seen.id == challenge.id and not seen.buttons and "Declined." in seen.text)
    await (await ben.select(reasons, reasons.selects[0]["custom_id"], "Not now")).shown()
    await ana.waits_for(channel, lambda seen: seen.id == challenge.id and "Declined. Not now" in seen.text)
    challenge = await challenged(stage, opponent=ben)
    await ana.click(challenge, "Withdraw")
    await ben.waits_for(channel, lambda seen: seen.id == challenge.id and "Withdrawn" in seen.text)
    assert len(ben.notifications) == 2


async def test_a_forged_reason_is_no_reason(stage: Stage) -> None:
    ben = stage.person("Ben")
    challenge = await challenged(stage, opponent=ben)
    reasons = await press(ben, challenge, "decline|")
    await send(stage, ben, reasons, reasons.selects[0]["custom_id"], ["3"])
    assert any(says(each.text, "error-old-button") for each in ben.messages)
    await (await ben.select(reasons, reasons.selects[0]["custom_id"], "Not now")).shown()


async def test_who_declines_their_own_challenge_takes_it_back(stage: Stage) -> None:
    ana, ben = stage.person("Ana"), stage.person("Ben")
    await ana.run(stage.sandbox.channel, "challenge tactic", opponent=ben)
    challenge = await ben.waits_for(stage.sandbox.channel, lambda seen: "decline|" in str(seen.view))
    assert "Withdrawn" in (await told(ana, challenge, "decline|")).text
    await ben.waits_until(lambda: "Withdrawn." in ben.message(challenge.id).text)


async def test_a_challenge_expires(stage: Stage) -> None:
    challenge = await challenged(stage)
    ben = stage.person("Ben")
    await stage.passes(seconds=Limits().challenge // 1000 - 3_600)
    assert "accept|" in str(ben.message(challenge.id).view)
    await stage.passes(hours=1)
    closed = await ben.waits_for(stage.sandbox.channel, lambda seen: seen.id == challenge.id and not seen.buttons)
    assert "has expired" in closed.text


async def test_a_standing_challenge_that_is_over_says_so_and_not_that_nobody_answered(stage: Stage) -> None:
    challenge, ben = await challenged(stage, standing=1), stage.person("Ben")
    await stage.passes(seconds=Limits().standing // 1000)
    closed = await ben.waits_for(stage.sandbox.channel, lambda seen: seen.id == challenge.id and not seen.buttons)
    assert says(closed.text, "challenge-expired-standing") and not says(closed.text, "challenge-expired")


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
            assert not says(second.text, "turn-sealed"), "no chance, no promise"
    await ana.waits_until(lambda: match.turn is None)

    told_where = await told(ana, end, "rematch|")
    assert f"<#{match.thread.id}>" in told_where.text
    asked_for = await ben.waits_for(match.thread, lambda seen: "accept|" in str(seen.view))
    assert says(asked_for.text, "told-challenge-rematch")
    begins = await told(ben, end, "rematch|")
    assert "begins" in begins.text
    turn = await match.next_turn(turn)
    assert match.mover(turn) is ana, "sides are swapped"
    assert stage.sandbox.threads() == [match.thread], "it is played on in the same thread"


async def test_the_result_is_told_in_one_line_in_the_channel_and_can_be_switched_off(stage: Stage) -> None:
    channel, tables = stage.sandbox.channel, stage.bot.ui.tables
    for results in (True, False):
        await tables.people.set_server(str(stage.sandbox.guild.id), results=results)
        match = await open_match(stage, "l-calculus")
        ana, ben = match.people
        await press(ben, await (await ben.run(match.thread, "resign")).shown(), "resign|")
        end = await ana.waits_for(match.thread, lambda seen: "rematch|" in str(seen.view))
        assert says(end.text, "ended-won", who=ana.mention, other=ben.mention)
        assert "fair|" not in str(end.view), "there is no chance in L-Calculus"
        if results:
            line = await ana.waits_for(channel, lambda seen: says(seen.text, "result-won"))
            assert "\n" not in line.text
            assert line.id not in [ring.message_id for person in (ana, ben) for ring in person.notifications]
    assert "1 – 1" not in end.text
    assert f"{ana.mention} has won 2 in a row" in end.text
    assert len([seen for seen in ana.sees(channel) if says(seen.text, "result-won")]) == 1


async def test_an_open_challenge_is_for_nobody_to_decline(stage: Stage) -> None:
    challenge = await challenged(stage)
    assert "decline|" not in str(challenge.view)


async def test_who_began_by_lot_is_proved_by_the_seed_that_was_promised(stage: Stage) -> None:
    """Also in a game without any other chance."""
    match = await open_match(stage, "l-calculus", first="lot")
    ana, ben = match.people
    begun = await match.next_turn()
    (shown,) = re.findall(r" `([0-9a-f]{32})`…", begun.text)
    await press(ben, await (await ben.run(match.thread, "resign")).shown(), "resign|")
    end = await ana.waits_for(match.thread, lambda seen: "rematch|" in str(seen.view))
    fair = (await told(ana, end, "fair|")).text
    (seed,) = re.findall(r"printf %s ([0-9a-f]+) \| sha256sum", fair)
    proof = sha256(f"lot:{seed}".encode()).hexdigest()
    assert sha256(seed.encode()).hexdigest().startswith(shown)
    assert f"`{proof}`" in fair
    is_even = int(proof[0], 16) % 2 == 0
    assert ("even, so whoever made the challenge went first" in fair) == is_even == (match.mover(begun) is ana)


async def test_what_was_promised_is_opened_by_one_button(stage: Stage) -> None:
    match = await open_match(stage, "topologic")
    ana, ben = match.people
    begun = await match.next_turn()
    assert says(begun.text, "turn-sealed") and "SHA-256" not in begun.text and begun.text.count("…") == 1
    sealed = (await press(ana, await told(ana, begun, "more|"), "fair|")).text
    (shown,) = re.findall(r" `([0-9a-f]+)`…", begun.text)
    assert len(shown) * 4 == 128
    assert f"`{shown}" in sealed and "printf" not in sealed
    await press(ben, await (await ben.run(match.thread, "resign")).shown(), "resign|")
    end = await ana.waits_for(match.thread, lambda seen: "rematch|" in str(seen.view))
    assert "printf" not in end.text
    fair = (await told(ana, end, "fair|")).text
    commands = re.findall(r"```\n(.+)\n```", fair)
    printed = [await _printed(command) for command in commands]
    assert printed and all(f"`{each}`" in fair for each in printed), "what the command prints is what was promised"
    assert printed[0].startswith(shown)


async def _printed(command: str) -> str:
    shell = await create_subprocess_shell(command, stdout=PIPE)
    return (await shell.communicate())[0].split()[0].decode()


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


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_somebody_who_is_not_in_the_server_is_refused_at_once(stage: Stage, locale: str) -> None:
    """Discord lets anybody be named by their id; whoever left is a stranger too."""
    ana, ben = stage.sandbox.person("Ana", locale=locale), stage.person("Ben")
    ben.leaves(stage.sandbox.guild)
    refused = await (await ana.run(stage.sandbox.channel, "challenge tactic", opponent=ben)).shown()
    assert refused.is_private
    assert ben.mention in refused.text
    assert ("isn’t in this server" if locale == "en-US" else "n’est pas sur ce serveur") in refused.text
    assert not await stage.bot.ui.tables.queries.tables_of(str(ana.id))
    assert not [seen for seen in ana.sees(stage.sandbox.channel) if "accept|" in str(seen.view)]


@pytest.mark.parametrize(("game", "is_dealt"), [("logan-stones", True), ("tactic", False)])
async def test_a_dealt_games_card_says_that_its_picture_is_a_sample(stage: Stage, game: str, is_dealt: bool) -> None:
    await stage.person("Ana").run(stage.sandbox.channel, f"challenge {game}")
    ben = stage.person("Ben")
    card = await ben.waits_for(stage.sandbox.channel, lambda seen: "accept|" in str(seen.view), 20)
    assert says(card.text, "challenge-sample") == is_dealt
