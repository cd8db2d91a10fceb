"""Clicks of the wrong person, twice, too late, or on what is gone: answered privately, and nothing happens."""

import asyncio
import json
import logging
from contextlib import AbstractAsyncContextManager
from typing import Any
from unittest.mock import AsyncMock, MagicMock, patch

import pytest

from bot.text import words
from bot.ui.discord_io.rest.webhook_client import PAUSES_S
from bot.ui.error_answers import answering
from data.errors import StoreFailed
from sandbox import Seen
from sandbox.people.invocation import CannotDo
from tests.bot.ui.asking import unanswered
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import id_of, open_match, picker_choices, press, told
from tests.bot.ui.players import ids as ids_of
from tests.says import says


async def test_a_stranger_is_told_so_at_every_button(stage: Stage) -> None:
    ana, ben, cleo = (stage.person(name) for name in ("Ana", "Ben", "Cleo"))
    channel = stage.sandbox.channel
    await ana.run(channel, "challenge l-calculus", opponent=ben, first="host")
    challenge = await cleo.waits_for(channel, lambda seen: "accept|" in str(seen.view))
    assert "somebody else" in (await told(cleo, challenge, "accept|")).text
    assert "somebody else" in (await told(cleo, challenge, "decline|")).text
    assert "can withdraw" in (await told(cleo, challenge, "withdraw|")).text
    assert "can withdraw" in (await told(ben, challenge, "withdraw|")).text
    assert "your own challenge" in (await told(ana, challenge, "accept|")).text
    await ben.click(challenge, "Accept")
    await ana.waits_until(stage.sandbox.threads)
    thread = stage.sandbox.threads()[0]
    turn = await cleo.waits_for(thread, lambda seen: "play|" in str(seen.view))
    for verb in ("play|", "offer|"):
        assert "two players" in (await told(cleo, turn, verb)).text
    assert (await told(cleo, turn, "view|")).pictures
    assert (await told(cleo, turn, "rules|")).pictures
    menu = await told(cleo, turn, "more|")
    assert {"Replay", "Export", "Rules", "Tell me the end"} == set(menu.labels) and "against" not in menu.text
    assert "isn’t your turn" in (await told(ben, turn, "play|")).text
    offers = await press(ana, turn, "offer|")
    await press(ana, offers, "end-offer|")
    offer = await cleo.waits_for(thread, lambda seen: "end-yes|" in str(seen.view))
    for verb, own in (("end-yes|", "your own offer"), ("end-no|", "is withdrawn")):
        assert "two players" in (await told(cleo, offer, verb)).text
        assert own in (await told(ana, offer, verb)).text
    assert [seen.id for seen in cleo.sees(thread) if not seen.is_private] == [turn.id, offer.id]


async def test_a_double_click_plays_once(stage: Stage) -> None:
    """The same person on two devices: two interactions at once."""
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    mover = match.mover(turn)
    phone, laptop = await press(mover, turn, "play|"), await press(mover, turn, "play|")
    while choices := picker_choices(phone):
        phone, laptop = await asyncio.gather(*(choices[-1].take(mover, each) for each in (phone, laptop)))
    done = await asyncio.gather(*(mover.click(each, id_of(each, "finish|")) for each in (phone, laptop)))
    shown = [[await each.shown(), each.messages[-1]][-1] for each in done]
    said = sorted([seen.text for seen in shown], key=lambda text: "You played" not in text)
    assert "You played" in said[0]
    assert "isn’t your turn" in said[1]
    assert (await stage.bot.ui.tables.queries.table(id_of(turn, "play|").split("|")[1])).entries == 1


async def test_an_old_picture_is_answered_with_the_current_one(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    old = await match.next_turn()
    ana = match.people[0]
    picker = await press(ana, old, "play|")
    form = await ana.click(picker, id_of(picker, "type|"))
    await match.step()
    turn = await match.step()
    answers = [
        await picker_choices(picker)[0].take(ana, picker),
        await (await ana.submit(form, {"line": "1/2"})).shown(),
        await press(ana, _with_old_button(stage, turn, old), "play|"),
    ]
    for answer in answers:
        assert says(answer.text, "error-old-turn")
        assert answer.is_private
        assert answer.pictures
        assert f"|{turn_no(turn)}" in str(ids_of(answer))


def _with_old_button(stage: Stage, turn: Seen, old: Seen) -> Seen:
    """Put the buttons back that a slow phone may still show."""
    before, now = stage.sandbox.world.message(old.id), stage.sandbox.world.message(turn.id)
    assert before is not None
    assert now is not None
    before.components = json.loads(json.dumps(now.components).replace(id_of(turn, "play|"), id_of(old, "play|")))
    return stage.person("Ana").message(old.id)


def turn_no(turn: Seen) -> str:
    return id_of(turn, "play|").split("|")[2]


async def test_after_the_end_every_button_says_so(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    await match.step()
    turn = await match.step()
    ana, ben = match.people
    picker = await press(ana, turn, "play|")
    offers, more = await press(ana, turn, "offer|"), await press(ana, turn, "more|")
    form = await ana.click(picker, id_of(picker, "type|"))
    resign = await press(ben, await press(ben, turn, "more|"), "resign-ask|")
    await press(ben, resign, "resign|")
    await ana.waits_for(match.thread, lambda seen: "rematch|" in str(seen.view))
    shown = [
        await (await ana.click(picker, picker_choices(picker)[0].custom_id)).shown(),
        await (await ana.submit(form, {"line": "1/2"})).shown(),
        *[await (await ana.click(offers, each)).shown() for each in ids_of(offers)],
        await (await ana.click(more, id_of(more, "resign-ask|"))).shown(),
    ]
    for answer in shown:
        assert answer.is_private
        assert "over" in answer.text


async def test_an_unknown_button_and_a_changed_command_are_answered(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    found = stage.sandbox.world.message(turn.id)
    assert found is not None
    for component in found.components[-1]["components"]:
        component["custom_id"] = "long-forgotten|x"
        break
    answer = await (await match.people[0].click(match.people[0].message(turn.id), "long-forgotten|x")).shown()
    assert answer.is_private
    assert says(answer.text, "error-old-button")
    for commands in stage.sandbox.world.commands.values():
        for command in commands:
            command["name"] = command["name"].replace("tables", "boards")
    answer = await (await match.people[0].run(match.thread, "boards")).shown()
    assert answer.is_private
    assert "has changed" in answer.text


async def test_an_unknown_error_has_a_number_and_is_logged_once(
    stage: Stage, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO)
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()

    async def breaks(*_: object, **__: object) -> None:
        raise RuntimeError("the seed is 42")

    monkeypatch.setattr(stage.bot.ui.tables.queries, "table_view", breaks)
    mover = match.mover(turn)
    for response in (await mover.click(turn, id_of(turn, "play|")), await mover.run(match.thread, "view")):
        answer = await response.shown()
        assert answer.is_private
        assert "Something went wrong" in answer.text
        assert "the seed" not in answer.text
        number = answer.text.split("`")[1]
        logged = [record for record in caplog.records if record.levelno >= logging.WARNING]
        assert [number in record.getMessage() for record in logged].count(True) == 1
    assert len(logged) == 2
    assert await mover.autocomplete(match.thread, "move", "text", "") == []


@pytest.mark.usefixtures("impatient")
async def test_an_answer_cleared_away_too_soon_comes_again(stage: Stage) -> None:
    """Tactic's first action leaves the turn unfinished: its picker follows upon the words said at first."""
    match = await open_match(stage, "tactic")
    turn = await match.next_turn()
    mover = match.mover(turn)
    choices = await mover.autocomplete(match.thread, "move", "text", "")
    single = next(each["value"] for each in choices if " " not in each["value"].split(" · ")[0])
    stage.sandbox.faults.delay(0.2, "/@original", method="PATCH")
    response = await mover.run(match.thread, "move", text=single)
    mover.dismisses(await response.shown())
    picker = await mover.waits_for(match.thread, lambda seen: seen.is_private and picker_choices(seen))
    assert picker.pictures


@pytest.mark.usefixtures("impatient")
async def test_what_discord_fails_to_take_is_no_mistake_of_ours(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    stage.sandbox.faults.fail(502, "/messages/@original", method="PATCH", html=True, times=len(PAUSES_S) + 1)
    answer = await told(match.people[0], turn, "view|")
    assert says(answer.text, "error-discord")
    assert "Traceback" not in caplog.text


async def test_a_bug_before_a_command_is_handled_is_no_changed_command(
    stage: Stage, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object, **__: object) -> None:
        raise TypeError("ours")

    ana = stage.person("Ana")
    monkeypatch.setattr(stage.bot.dispatcher, "_serve", breaks)
    answer = await (await ana.run(stage.sandbox.channel, "tables")).shown()
    assert "Something went wrong" in answer.text and answer.is_private
    assert "TypeError: ours" in caplog.text


async def test_a_command_whose_data_discord_py_cannot_read_is_answered_as_any_bug(stage: Stage) -> None:
    once = stage.sandbox.interactions.dispatch

    def spoilt(name: str, guild: int | None, data: dict[str, Any]) -> bool:
        return once(name, guild, data | {"data": data["data"] | {"resolved": {"users": {"1": 7}}}})

    stage.sandbox.interactions.dispatch = spoilt
    ana = stage.person("Ana")
    answer = await (await ana.run(stage.sandbox.channel, "tables")).shown()
    assert "Something went wrong" in answer.text and answer.is_private
    with stage.sandbox.expect(10062), pytest.raises(CannotDo):
        await unanswered(stage, ana.autocomplete(stage.sandbox.channel, "move", "text", ""))


@pytest.mark.parametrize(("locale", "said"), [("en-US", "Something went wrong"), ("fr", "Quelque chose")])
async def test_a_click_that_discord_py_cannot_read_is_answered_and_the_next_one_works(
    stage: Stage, locale: str, said: str
) -> None:
    """A field of another type; one that is null, as in a message without a thread, is read."""
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    once = stage.sandbox.interactions.dispatch

    def spoilt(name: str, guild: int | None, data: dict[str, Any]) -> bool:
        return once(name, guild, data | {"message": data["message"] | {"thread": 7}})

    stage.sandbox.interactions.dispatch = spoilt
    ana = stage.sandbox.person("Ana", locale=locale)
    answer = await told(ana, turn, "view|")
    assert said in answer.text
    stage.sandbox.interactions.dispatch = once
    assert (await told(ana, turn, "view|")).pictures


async def _failing(inside: AbstractAsyncContextManager[None], failure: Exception) -> None:
    async with inside:
        raise failure


async def test_that_the_database_failed_is_told_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    reply = MagicMock(id=7)
    with caplog.at_level(logging.ERROR), patch("bot.ui.error_answers._tell", AsyncMock()) as told:
        await _failing(answering(reply, words("en")), StoreFailed("the disk is full"))
    assert caplog.messages == ["interaction 7: the database failed: the disk is full"]
    told.assert_awaited_once_with(reply, words("en").say("error-database"))
