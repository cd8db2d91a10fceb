"""Events that discord.py can't read are dropped, each with a line: the process lives, and the next click works."""

import asyncio
import copy
import logging
import random

import pytest

from sandbox.protocol.json_codec import Json
from tests.bot.ui.conftest import Stage
from tests.bot.ui.discord_io.gateway.events import KINDS, SESSION, spoilt, whole
from tests.bot.ui.players import Match, id_of, open_match, press, told
from tests.says import says

EVENTS = [kind for kind in KINDS if kind not in SESSION]
AT_ONCE = 9  # kinds sent to one bot
MOST_A_KIND = 40  # of the spoilt events of each kind: of an error let through many tell
UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK = 10062, 10015
USER_SELECT = 5


async def heard(stage: Stage) -> None:
    """Wait until the bot has read everything that was sent: the last thing is an event of a kind of its own."""
    read = asyncio.Event()

    async def on_socket_event_type(event: str) -> None:
        if event == "THE_LAST":
            read.set()

    stage.bot.event(on_socket_event_type)
    stage.sandbox.gateway.send_raw("THE_LAST", {})
    await asyncio.wait_for(read.wait(), 300)


async def still_plays(match: Match) -> None:
    """Click, type and play a turn."""
    turn = await match.next_turn()
    assert (await press(match.mover(turn), turn, "view|")).pictures
    await match.step()
    gateway = match.stage.sandbox.gateway
    assert (gateway.identified, gateway.resumed) == (1, 0)


@pytest.mark.parametrize(
    ("kind", "field"), [("CHANNEL_UPDATE", "id"), ("MESSAGE_CREATE", "author"), ("GUILD_ROLE_UPDATE", "role")]
)
async def test_a_missing_field_costs_a_line(
    stage: Stage, caplog: pytest.LogCaptureFixture, kind: str, field: str
) -> None:
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    body = whole(stage.sandbox, match.thread.id, turn.id)[kind]
    del body[field]
    stage.sandbox.gateway.send_raw(kind, body)
    await heard(stage)
    (record,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert kind in record.name and record.exc_info is not None
    await still_plays(match)


@pytest.mark.parametrize("garbled", [{"values": 7}, {"components": 7}, {"resolved": 7}])
async def test_a_garbled_click_is_answered(stage: Stage, garbled: Json) -> None:
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    once = stage.sandbox.interactions.dispatch

    def sent(name: str, guild: int | None, data: Json) -> bool:
        return once(name, guild, data | {"data": data["data"] | {"component_type": USER_SELECT} | garbled})

    stage.sandbox.interactions.dispatch = sent
    answered = await told(match.people[0], turn, "view|")
    assert says(answered.text, "error-unknown")


@pytest.mark.parametrize("kinds", [EVENTS[first : first + AT_ONCE] for first in range(0, len(EVENTS), AT_ONCE)])
async def test_no_spoilt_event_ends_the_bot(stage: Stage, kinds: list[str]) -> None:
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    bodies = whole(stage.sandbox, match.thread.id, turn.id)
    for kind in kinds:
        body = bodies[kind]
        for name, data in spoilt(random.Random(kind), kind, body, MOST_A_KIND):
            stage.sandbox.gateway.send_raw(name, data)
        await heard(stage)
        stage.sandbox.gateway.send_raw(kind, None)
    await still_plays(match)


async def test_no_spoilt_interaction_ends_the_bot(stage: Stage) -> None:
    """Clicks, commands, suggestions and forms, as they really came, each spoilt in every way."""
    came: list[Json] = []
    once = stage.sandbox.interactions.dispatch

    def noted(name: str, guild: int | None, data: Json) -> bool:
        came.append(copy.deepcopy(data))
        return once(name, guild, data)

    stage.sandbox.interactions.dispatch = noted
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    ana = match.people[0]
    form = await ana.click(picker := await press(ana, turn, "play|"), id_of(picker, "type|"))
    await ana.submit(form, {"line": "nothing"})
    await ana.autocomplete(match.thread, "move", "text", "")
    stage.sandbox.expect_always(UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK)
    dice = random.Random("interactions")
    for body in came:
        for number, (name, data) in enumerate(spoilt(dice, "INTERACTION_CREATE", body, MOST_A_KIND)):
            if isinstance(data, dict) and data.get("id") in (body["id"], -1):
                data["id"] = str(number + 1)  # to -1 the stand-in lets nobody answer
            stage.sandbox.gateway.send_raw(name, data)
    await heard(stage)
    async with asyncio.timeout(300):
        while not stage.bot.dispatcher.is_empty:  # noqa: ASYNC110 it is many interactions, not one moment
            await asyncio.sleep(0.02)
    await still_plays(match)
