"""What is put together fits: several processes need a database they can share, and who is asked to stop does."""

import asyncio
import os
import signal
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import pytest
from pydantic import SecretStr

from bot.app import opened, serve, until_asked_to_stop
from bot.check import look_at_server
from bot.config import Settings
from bot.startup_errors import in_one_line
from bot.text import words
from bot.ui.discord_io.client import CairnClient
from data.errors import CannotShare, Locked, Unreachable
from tests.contract.stores.postgresql import address


async def test_shards_are_refused_on_sqlite_in_one_sentence(tmp_path: Path) -> None:
    settings = Settings(cairn_shards="0-3/8", cairn_database=tmp_path / "cairn.sqlite3")
    with pytest.raises(CannotShare) as refused:
        async with opened(settings):
            pass
    said = in_one_line(refused.value, words("en"))
    assert said == words("en").say("startup-shards")
    assert "\n" not in said
    assert not (tmp_path / "cairn.sqlite3").exists()


async def test_they_are_refused_also_while_discord_is_away(tmp_path: Path) -> None:
    away = Settings.model_construct(
        discord_token=SecretStr("a.test.token"),
        discord_api_url="http://127.0.0.1:1/api",
        cairn_database=tmp_path / "cairn.sqlite3",
        cairn_shards="0/1",
    )
    with pytest.raises(CannotShare):
        await asyncio.wait_for(serve(away), 10)


async def test_one_process_for_all_has_a_servers_database_to_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.postgresql.presence.PATIENCE_S", 0.1)
    where = await address(tmp_path)
    alone, shared = Settings(cairn_database=where), Settings(cairn_shards="0/2", cairn_database=where)
    other = Settings(cairn_shards="1/2", cairn_database=where)
    for first, second, said in (
        (alone, alone, "in use by another Cairn"),
        (alone, shared, "a Cairn that runs all shards"),
        (shared, alone, "CAIRN_SHARDS"),
    ):
        async with opened(first):
            with pytest.raises(Locked, match=said):
                async with opened(second):
                    pass
    async with opened(shared), opened(other) as (_, both):
        assert both is not None
    async with opened(alone) as (_, nobody):
        assert nobody is None
        assert not (await look_at_server(where)).is_wrong


async def test_a_shared_database_that_is_not_there_is_told_in_one_line() -> None:
    settings = Settings(cairn_shards="standby/8", cairn_database="postgresql://cairn:secret@127.0.0.1:1/cairn")
    with pytest.raises(Unreachable) as refused:
        async with opened(settings):
            pass
    assert "127.0.0.1:1/cairn can't be reached" in in_one_line(refused.value, words("en"))
    assert "secret" not in str(refused.value)


@dataclass
class BeginningShards:
    """A client that goes on beginning shards although it is closed, as discord.py does for ever."""

    is_closed: bool = False

    async def begin(self) -> None:
        await asyncio.Event().wait()

    async def close(self) -> None:
        self.is_closed = True


async def test_a_stop_while_shards_are_still_being_begun_is_no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.app.LEAVING_S", 0.01)
    client, told = BeginningShards(), list[str]()
    running = until_asked_to_stop(client.begin(), cast(CairnClient, client), lambda: told.append("stopping"))
    serving = asyncio.create_task(running)
    await asyncio.sleep(0)
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(serving, 10)
    assert (client.is_closed, told) == (True, ["stopping"])


async def test_what_ends_a_connection_is_raised_and_a_cancelled_wait_ends_it() -> None:
    client = BeginningShards()

    async def refused() -> None:
        raise Unreachable("gone")

    with pytest.raises(Unreachable):
        await until_asked_to_stop(refused(), cast(CairnClient, client), lambda: None)
    serving = asyncio.create_task(until_asked_to_stop(client.begin(), cast(CairnClient, client), lambda: None))
    await asyncio.sleep(0)
    serving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(serving, 10)
