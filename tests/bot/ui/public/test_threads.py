"""Threads are opened once, and the line that Discord writes about one goes, that line alone."""

from typing import Any
from unittest.mock import AsyncMock, MagicMock, call

import discord
import pytest

from bot.ui.public import threads
from bot.ui.public.threads import HAS_THREAD, THREAD_CREATED, ThreadNames, _thread_of, unannounce

THREAD = "1140000000000000000"


def line(id_: int, kind: int, about: str | None) -> dict[str, Any]:
    return {"id": str(id_), "type": kind, "message_reference": about and {"channel_id": about}}


async def test_only_the_line_about_this_thread_is_deleted() -> None:
    channels = MagicMock(delete=AsyncMock())
    lines = [line(1, THREAD_CREATED, "7"), line(2, 0, THREAD), line(3, THREAD_CREATED, None)]
    channels.messages_since = AsyncMock(return_value=[*lines, line(4, THREAD_CREATED, THREAD)])
    await unannounce(channels, "5", THREAD)
    assert channels.delete.await_args_list == [call("5", "4")]


def refusal(code: int) -> discord.HTTPException:
    return discord.HTTPException(MagicMock(status=400, reason="Bad Request"), {"code": code, "message": "no"})


@pytest.mark.parametrize(("code", "is_found"), [(HAS_THREAD, True), (50001, False)])
async def test_a_thread_that_is_there_already_is_taken_and_any_other_refusal_told(code: int, is_found: bool) -> None:
    channels, posting = MagicMock(channel=AsyncMock()), MagicMock(channel="5", message="6")
    channels.open_thread_under = AsyncMock(side_effect=refusal(code))
    if is_found:
        assert await _thread_of(channels, posting, "ours", is_late=False) == "6"
        channels.channel.assert_awaited_once_with("6")
    else:
        with pytest.raises(discord.HTTPException):
            await _thread_of(channels, posting, "ours", is_late=False)


def test_of_threads_with_names_the_oldest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "MOST_KEPT", 2)
    names = ThreadNames(MagicMock(), MagicMock())
    for id_ in "abc":
        names.is_named(MagicMock(id=id_))
    assert list(names._tables) == ["b", "c"]
