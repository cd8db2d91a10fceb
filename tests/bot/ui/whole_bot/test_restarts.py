"""The process may end at any moment: whatever people have before them works on, and nobody is rung for twice."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from data.records import Notice
from sandbox import Seen
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import Match, id_of, open_match, picker_choices, press


@pytest.mark.parametrize("untold", [(), ("flags", "components", "nonce")], ids=["told in full", "told sparsely"])
async def test_a_game_goes_on_over_restarts_at_every_point(stage: Stage, untold: tuple[str, ...]) -> None:
    """Messages are read back, also where Discord leaves out what they have none of."""
    stage.sandbox.context.leaves_out.update(untold)
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
    labels = [[label for label in seen.labels if label != "Rules"] for seen in match.turns() if seen.buttons]
    assert labels == [["Play", "My view", "Offer…", "⋯ More"]], "one message has buttons, at first the rules' too"


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
    reminder = await ana.waits_for(match.thread, lambda seen: "is waiting for your move" in seen.text)
    await stage.restart()
    await stage.passes(hours=1)
    assert [seen.id for seen in ana.sees(match.thread) if "is waiting for your move" in seen.text] == [reminder.id]


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
    assert not [seen for seen in match.people[0].sees(match.thread) if "is waiting for your move" in seen.text]
    await stage.passes(hours=2)
    await match.people[0].waits_for(match.thread, lambda seen: "is waiting for your move" in seen.text)
    assert match.mover(turn).id in {match.people[0].id, match.people[1].id}


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("minutes", [0, 10], ids=["at once", "when nonces are forgotten"])
async def test_a_reminder_that_was_sent_but_not_noted_is_not_sent_again(
    stage: Stage, minutes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between posting and noting: neither the thread nor the direct message says it twice."""
    match = await open_match(stage, "l-calculus", pace=1)
    await match.next_turn()
    await until_shown(stage)
    ana = match.people[0]
    await stage.bot.ui.tables.people.set_person(str(ana.id), direct=True)
    with killed_before(stage, "shown", monkeypatch) as kill:
        await stage.passes(hours=20)
        await ana.waits_until(kill.done)
        await stage.stop()
    assert reminders(match) == (1, 1)
    stage.clock.advance(60 * minutes)
    await stage.start()
    await until_shown(stage)
    assert reminders(match) == (1, 1)
    assert len(match.rings(ana)) == len(set(match.rings(ana))) == 2


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("minutes", [0, 10], ids=["at once", "when nonces are forgotten"])
async def test_a_turn_message_that_was_sent_but_not_noted_is_found(
    stage: Stage, minutes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    await until_shown(stage)
    with killed_before(stage, "shown", monkeypatch) as kill:
        await match.type_turn(match.mover(turn), turn)
        await match.people[0].waits_until(kill.done)
        await stage.stop()
    stage.clock.advance(60 * minutes)
    await stage.start()
    await until_shown(stage)
    assert len(match.turns()) == 2
    for person in match.people:
        assert len(match.rings(person)) == len(set(match.rings(person))) == 1


@pytest.mark.usefixtures("restless")
async def test_a_thread_opened_just_before_a_kill_is_found(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asking for it again would be refused with 160004, which the stage counts as a fault of ours."""
    ana, ben, channel = stage.person("Ana"), stage.person("Ben"), stage.sandbox.channel
    await ana.run(channel, "challenge l-calculus", opponent=ben, first="host")
    challenge = await ben.waits_for(channel, lambda seen: "Accept" in seen.labels)
    with killed_before(stage, "placed", monkeypatch) as kill:
        await ben.click(challenge, "Accept")
        await ana.waits_until(kill.done)
        await stage.stop()
    (thread,) = stage.sandbox.threads()
    assert not thread.messages
    stage.clock.advance(30)
    await stage.start()
    await ana.waits_for(thread, lambda seen: "play|" in str(seen.view))
    assert stage.sandbox.threads() == [thread]


@contextmanager
def killed_before(stage: Stage, noting: str, monkeypatch: pytest.MonkeyPatch) -> "Iterator[asyncio.Future[None]]":
    """Let nothing be noted in the outbox any more, as if the process had ended there."""
    reached: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def never(*_: object) -> None:
        if not reached.done():
            reached.set_result(None)
            stage.sandbox.audience.wake()
        raise OSError("killed here")

    with monkeypatch.context() as patch:
        patch.setattr(type(stage.bot.ui.tables.notices), noting, never)
        yield reached


def reminders(match: Match) -> tuple[int, int]:
    """Count them in the thread and in Ana's direct messages."""
    ana = match.people[0]
    said = [seen for seen in ana.sees(match.thread) if "is waiting for your move" in seen.text]
    return len(said), len(ana.sees(ana.direct)) if ana.direct else 0


async def until_shown(stage: Stage) -> None:
    """Wait until nothing is left to be shown, however long it was put off."""
    for _ in range(1500):
        if not await stage.bot.ui.tables.context.store.count(Notice):
            return
        stage.clock.advance(5)
        await asyncio.sleep(0.02)
    raise AssertionError("something is still to be shown")
