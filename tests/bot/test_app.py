"""What is put together fits: several processes need a database they can share."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from bot import app, process_memory
from bot.app import opened, remembered, serve
from bot.check import look_at_server
from bot.clock import SystemClock
from bot.config import Settings
from bot.session_starts import SessionStarts
from bot.startup_errors import in_one_line
from bot.stop_request import Stopped
from bot.text import words
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
    away = Settings(
        discord_token="a.test.token",
        discord_api_url="http://127.0.0.1:1/api",
        cairn_database=tmp_path / "cairn.sqlite3",
        cairn_shards="0/1",
    )
    with pytest.raises(CannotShare):
        await asyncio.wait_for(serve(away), 300)


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
        assert not [finding async for finding in look_at_server(where) if finding.is_wrong]


async def test_a_shared_database_that_is_not_there_is_told_in_one_line() -> None:
    settings = Settings(cairn_shards="standby/8", cairn_database="postgresql://cairn:secret@127.0.0.1:1/cairn")
    with pytest.raises(Unreachable) as refused:
        async with opened(settings):
            pass
    assert "127.0.0.1:1/cairn can't be reached" in in_one_line(refused.value, words("en"))
    assert "secret" not in str(refused.value)


async def test_memory_is_set_up_before_the_store_begins_a_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread that begins earlier keeps memory of its own for ever."""
    done: list[str] = []

    async def open_store(*_: object, **__: object) -> None:
        done.append("store")
        raise Unreachable("gone")

    monkeypatch.setattr(process_memory, "set_up", lambda: done.append("memory"))
    monkeypatch.setattr(app, "open_store", open_store)
    with pytest.raises(Unreachable):
        async with app.cairn(Settings(cairn_database=tmp_path / "cairn.sqlite3"), SystemClock()):
            pass
    assert done == ["memory", "store"]


def ends(path: Path, how: BaseException) -> None:
    with remembered(SessionStarts(path)) as starts:
        starts.begun()
        raise how


@pytest.mark.parametrize(
    ("how", "mark"),
    [
        (Unreachable("gone"), ["failed"]),
        (RuntimeError("a bug"), ["failed"]),
        (Stopped(), ["ended"]),
        (SystemExit(), []),
    ],
    ids=lambda one: type(one).__name__,
)
def test_how_a_run_ended_is_remembered_for_the_next_ones(how: BaseException, mark: list[str], tmp_path: Path) -> None:
    with suppress(type(how)):
        ends(tmp_path / "sessions", how)
    lines = (tmp_path / "sessions").read_text(encoding="ascii").splitlines()
    assert [line.split()[1] for line in lines] == ["begun", *mark]
