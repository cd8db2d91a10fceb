"""Stopping while somebody is being answered: one line in the log, and no traceback."""

import asyncio
import gc
import logging
from contextlib import AbstractContextManager

import pytest

from bot.tables import LeaseLost
from bot.tables.core.sharing import Alone
from bot.ui import reply
from bot.ui.discord_io.gateway import client
from bot.ui.discord_io.gateway.dispatcher import typed
from bot.ui.request import Request
from tests.bot.ui.asking import comes_true, unanswered
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import id_of, open_match
from tests.says import says

EXPIRED, UNANSWERED = 50027, 10062


@pytest.mark.parametrize("is_slow", [False, True], ids=["the token has run out", "it takes too long"])
async def test_who_cannot_be_answered_any_more_is_one_line(
    stage: Stage, is_slow: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(client, "PATIENCE_S", 0.3)
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    queries, go_on = stage.bot.ui.tables.queries, asyncio.Event()
    table_view = queries.table_view

    async def waits(*given: object, **named: object) -> object:
        await go_on.wait()
        return await table_view(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(queries, "table_view", waits)
    stage.sandbox.expect_always(EXPIRED, UNANSWERED)
    await match.people[0].click(turn, id_of(turn, "view|"))
    await comes_true(lambda: not stage.bot.dispatcher.is_empty)
    stage.sandbox.expire_tokens()
    stopping = asyncio.create_task(stage.stop())
    await asyncio.sleep(0.05)
    if not is_slow:
        go_on.set()
    await stopping
    said = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert len(said) == 1, [record.getMessage() for record in said]
    assert not said[0].exc_info
    assert ("in time" if is_slow else "ran out") in said[0].getMessage()


async def test_who_still_waits_when_the_bot_stops_is_told(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "PATIENCE_S", 0.3)
    monkeypatch.setattr(reply, "PATIENCE_S", 0.0)
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()

    async def hangs(*given: object, **named: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(stage.bot.ui.tables.queries, "table_view", hangs)
    response = await match.people[0].click(turn, id_of(turn, "view|"))
    assert [one.is_loading for one in response.messages] == [True]
    await stage.stop()
    assert [says(one.text, "error-stopped") for one in response.messages] == [True]
    await stage.start()


class Elsewhere(Alone):
    """The server's shard is another process's: from the beginning, or since the work began."""

    def __init__(self, *, is_known: bool) -> None:
        self._is_known = is_known

    def is_ours(self, guild: str) -> bool:
        return not self._is_known

    def while_held(self, guild: str | None) -> AbstractContextManager[None]:
        raise LeaseLost("shard 0 is another process's")


async def test_what_another_process_answers_is_left_to_it(stage: Stage) -> None:
    stage.bot.ui.tables.sharing = Elsewhere(is_known=True)
    stage.sandbox.expect_always(UNANSWERED)
    response = await unanswered(stage, stage.person("Ana").run(stage.sandbox.channel, "tables"))
    assert (response.failure, response.messages) == ("the application did not respond", [])


async def test_who_is_heard_while_the_server_changes_hands_is_told_to_do_it_again(stage: Stage) -> None:
    stage.bot.ui.tables.sharing = Elsewhere(is_known=False)
    response = await stage.person("Ana").run(stage.sandbox.channel, "tables")
    assert says((await response.shown()).text, "error-moved")
    stage.bot.ui.tables.sharing = Alone()


async def test_what_was_answered_is_let_go_without_the_collector(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.process_memory.ROUNDS", 10**9)  # the bot itself collects now and then
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    gc.collect()
    gc.disable()
    try:
        await (await match.people[0].click(turn, id_of(turn, "view|"))).shown()
        await (await match.people[0].run(stage.sandbox.channel, "undo")).shown()
        await comes_true(lambda: stage.bot.dispatcher.is_empty)
        await comes_true(lambda: not [kept for kept in gc.get_objects() if isinstance(kept, Request)])
    finally:
        gc.enable()


def test_of_a_form_only_what_can_be_filled_in_is_read() -> None:
    rows = [
        {"type": 10, "content": "Who goes first?"},
        {"type": 18, "component": {"custom_id": "first", "values": ["host", "guest"]}},
        {"type": 1, "components": [{"custom_id": "words", "value": "1/2"}]},
    ]
    assert typed({"components": rows}) == {"first": "host,guest", "words": "1/2"}
