"""Stopping while somebody is being answered: one line in the log, and no traceback."""

import asyncio
import logging

import pytest

from bot.ui.discord_io import client
from tests.bot.ui.asking import comes_true
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import id_of, open_match

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
