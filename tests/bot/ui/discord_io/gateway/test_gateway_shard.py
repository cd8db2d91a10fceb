"""A shard's task ends: a bug in it is passed on, and being cancelled is none."""

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.ui.discord_io.gateway.gateway_shard import BACK_SOON, GONE, GatewayShard
from bot.ui.discord_io.rest.outages import RenewedPauses


async def cancelled() -> None:
    raise asyncio.CancelledError


async def broken() -> None:
    raise ValueError("a bug")


async def sound() -> None:
    return


@pytest.mark.parametrize(("work", "told"), [(cancelled, []), (sound, []), (broken, ["a bug"])])
async def test_only_a_bug_is_passed_on(work: Any, told: list[str]) -> None:
    shard: Any = object.__new__(GatewayShard)
    failures: list[BaseException] = []
    shard._fail = failures.append
    task = asyncio.create_task(work())
    await asyncio.wait([task])
    shard._ended(task)
    assert [str(one) for one in failures] == told


@pytest.mark.parametrize(
    ("session", "can_resume", "resumes"), [("s", True, True), (None, True, False), ("s", False, False)]
)
async def test_a_session_that_can_be_resumed_is(
    monkeypatch: pytest.MonkeyPatch, session: str | None, can_resume: bool, resumes: bool
) -> None:
    connect = AsyncMock()
    monkeypatch.setattr("bot.ui.discord_io.gateway.gateway_shard.TolerantSocket.from_client", connect)
    shard: Any = object.__new__(GatewayShard)
    shard._client, shard.number, shard._can_resume = object(), 3, can_resume
    shard._socket = SimpleNamespace(session_id=session, gateway="wss://there", sequence=12)
    await shard._connect()
    said = {"gateway": "wss://there", "session": "s", "sequence": 12, "resume": True} if resumes else {}
    connect.assert_awaited_once_with(shard._client, shard_id=3, **said)


async def test_a_connection_is_listened_to_until_it_ends() -> None:
    socket = AsyncMock()
    socket.poll_event.side_effect = [None, None, ConnectionResetError]
    shard: Any = object.__new__(GatewayShard)
    shard.number, shard._socket, shard._pauses, shard._begun = 3, None, RenewedPauses(), AsyncMock()
    shard._connect = AsyncMock(return_value=socket)
    with pytest.raises(ConnectionResetError):
        await shard._live()
    assert socket.poll_event.await_count == 3
    shard._begun.assert_awaited_once_with(3)


@pytest.mark.parametrize(("farewell", "code"), [("pause", BACK_SOON), ("stop", GONE)])
@pytest.mark.parametrize("is_connected", [True, False])
async def test_a_paused_shard_keeps_its_session_and_a_stopped_one_ends_it(
    monkeypatch: pytest.MonkeyPatch, is_connected: bool, farewell: str, code: int
) -> None:
    socket, failures, at_work = AsyncMock(session_id=None), list[BaseException](), asyncio.Event()

    async def for_ever(*_: object, **__: object) -> None:
        at_work.set()
        await asyncio.Event().wait()

    socket.poll_event.side_effect = for_ever
    connect = AsyncMock(return_value=socket) if is_connected else for_ever
    monkeypatch.setattr("bot.ui.discord_io.gateway.gateway_shard.TolerantSocket.from_client", connect)
    client: Any = object()
    shard = GatewayShard(client, 3, failures.append, AsyncMock())
    await at_work.wait()
    getattr(shard, farewell)()
    await asyncio.wait([shard._task])
    assert [one.kwargs for one in socket.close.await_args_list] == ([{"code": code}] if is_connected else [])
    assert failures == []
