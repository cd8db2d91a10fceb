"""Whoever presses first is the one who helps; what nobody asked for is left alone."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.rehearsal.hands import HandDone, Hands
from bot.rehearsal.promise import NotTried, PromiseBroken
from bot.ui.discord_io.rest.webhook_client import WebhookClient

SERVER, ANA, BEN = "5", 1, 2
COMPONENT = discord.InteractionType.component


def hands(patience: float = 1.0) -> Hands:
    return Hands(cast(WebhookClient, None), SERVER, patience)


def pressed(by: int, button: str, number: int = 9) -> discord.Interaction:
    user = SimpleNamespace(id=by)
    data = {"custom_id": button}
    made: Any = SimpleNamespace(id=number, token="t", application_id=3, type=COMPONENT, user=user, data=data)
    return cast(discord.Interaction, made)


async def answer(_done: HandDone) -> None:
    """Answer well."""


async def test_another_person_is_not_listened_to() -> None:
    helper = hands()
    helper.expect("first", answer)
    await helper.take(pressed(ANA, "first"))
    helper.expect("second", answer)
    await helper.take(pressed(BEN, "second"))
    await helper.take(pressed(ANA, "second"))
    assert (await helper.done("second")).user == str(ANA)


async def test_a_button_that_nobody_asked_for_makes_nobody_the_helper() -> None:
    helper = hands()
    helper.expect("first", answer)
    await helper.take(pressed(BEN, "other"))
    assert helper.person == ""


async def test_what_came_is_kept_as_it_came() -> None:
    helper = hands()
    helper.expect("first", answer)
    helper.hear(json.dumps({"t": "INTERACTION_CREATE", "d": {"id": "9", "locale": "fr", "data": {"x": 1}}}))
    await helper.take(pressed(ANA, "first"))
    done = await helper.done("first")
    assert done.raw["locale"] == "fr" and done.data == {"x": 1}


async def test_a_failed_answer_is_told_where_it_is_judged() -> None:
    async def fail(_done: HandDone) -> None:
        raise ValueError("refused")

    helper = hands()
    helper.expect("first", fail)
    await helper.take(pressed(ANA, "first"))
    assert isinstance((await helper.done("first")).failure, ValueError)


async def test_after_one_thing_was_not_done_nothing_more_is_waited_for() -> None:
    helper = hands(patience=0.01)
    helper.expect("first", answer)
    with pytest.raises(NotTried) as skipped:
        await helper.done("first")
    assert str(skipped.value) == "rehearsal-why-nobody"
    helper.expect("second", answer)
    helper._patience = 600.0
    with pytest.raises(NotTried):
        await asyncio.wait_for(helper.done("second"), 300)


async def test_events_are_found_by_name_and_id_and_only_those_of_threads_and_direct_messages() -> None:
    helper = hands()
    for name, data in (
        ("THREAD_UPDATE", {"id": "7"}),
        ("MESSAGE_CREATE", {"id": "8", "content": "hi"}),
        ("MESSAGE_CREATE", {"id": "6", "guild_id": SERVER}),
        ("GUILD_CREATE", {"id": SERVER, "roles": []}),
    ):
        helper.hear(json.dumps({"t": name, "d": data}))
    assert await helper.told("THREAD_UPDATE", "7", 0.1) == {"id": "7"}
    assert (await helper.told("MESSAGE_CREATE", "8", 0.1))["content"] == "hi"
    assert helper.server == {"id": SERVER, "roles": []} and helper.is_heard.is_set()
    with pytest.raises(PromiseBroken):
        await helper.told("MESSAGE_CREATE", "6", 0.1)
