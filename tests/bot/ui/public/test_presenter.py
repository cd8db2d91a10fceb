"""Messages lose their buttons once, however slow the database is to note it; a turn costs its requests and no more."""

import asyncio
from typing import Any

import pytest

from bot.tables import NoticeKind
from bot.ui.public.presenter import SHOWS
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import open_match

TURNS = 45


async def test_under_load_each_old_message_is_edited_once(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    edits: list[str] = []
    channels = stage.bot.presenter._messenger.channels
    edit, buttons_removed = channels.edit, stage.bot.ui.tables.notices.buttons_removed

    async def counted(channel: str, message: str, written: Any) -> None:
        edits.append(message)
        await edit(channel, message, written)

    async def slowly(*postings: Any) -> None:
        await asyncio.sleep(0.05)
        await buttons_removed(*postings)

    monkeypatch.setattr(channels, "edit", counted)
    monkeypatch.setattr(
        type(stage.bot.ui.tables.notices), "buttons_removed", lambda _self, *postings: slowly(*postings)
    )
    match = await open_match(stage, "tactic")
    for _ in range(TURNS):
        turn = await match.step()
    await match.people[0].waits_until(lambda: len(match.turns()) > 2 and not match.turns()[-2].buttons)
    assert turn.buttons
    assert len(edits) == len(set(edits)), "a message was edited again"
    old = match.turns()[:-1]
    assert len(old) >= TURNS - 1
    assert not [seen for seen in old if "your turn" in seen.text or "<t:" in seen.text]


def test_every_kind_of_notice_has_a_way_to_be_shown() -> None:
    assert set(SHOWS) == set(NoticeKind)
