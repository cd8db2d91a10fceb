"""The world kept in a file."""

import asyncio
from pathlib import Path

import pytest
from aiohttp import ClientSession

from sandbox import MovableClock, Sandbox, snapshot
from tests.sandbox.sample_bot import pointed_at


async def test_world_survives_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, clock = tmp_path / "var" / "world.sqlite3", MovableClock()
    async with Sandbox(snapshot_path=path, clock=clock, advance=clock.advance) as sandbox:
        async with pointed_at(sandbox, monkeypatch):
            ana = sandbox.person("Ana", locale="fr")
            board = (await ana.run(sandbox.channel, "answer", how="board")).messages[0]
            count = (await ana.run(sandbox.channel, "answer", how="count")).messages[0]
            private = (await ana.run(sandbox.channel, "answer", how="private")).messages[0]
        clock.advance(1000)
    later = MovableClock()
    async with Sandbox(snapshot_path=path, clock=later, advance=later.advance) as again:
        ana = again.person("Ana")
        assert [m.view for m in ana.sees(again.channel)] == [board.view, count.view, private.view]
        assert ana.message(board.id).pictures == board.pictures and ana.user.locale == "fr"
        assert again.world == sandbox.world and later.ahead_ms > 990_000
        assert again.context.ids.next() > sandbox.context.ids.last
        async with pointed_at(again, monkeypatch):
            assert (await ana.click(count.id, "Count 0")).text == "counted 1"
        again.assert_clean()


async def test_time_that_went_by_is_saved_without_another_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot, "QUIET_SECONDS", 0.0)
    path, clock, saved = tmp_path / "world.sqlite3", MovableClock(), asyncio.Event()
    save = snapshot.save
    async with Sandbox(snapshot_path=path, clock=clock, advance=clock.advance) as sandbox:
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(snapshot, "save", lambda *world: (save(*world), loop.call_soon_threadsafe(saved.set)))
        url, wish = f"{sandbox.page_url}control/time", {"seconds": 1000}
        async with ClientSession() as page, page.post(url, json=wish):
            pass
        await asyncio.wait_for(saved.wait(), 300)
        kept = snapshot.load(path)
        assert kept is not None and int(kept[1]["now"]) >= MovableClock().now() + 990_000
