"""Requests that wait for their turn look again before they go: whoever was first may have asked, or been refused."""

import asyncio
import gc
import time

import pytest

from bot.ui.discord_io.rest import pacing


class Gate:
    """Work that ends when it is let, and counts how often it was begun."""

    def __init__(self) -> None:
        self.begun, self.open = 0, asyncio.Event()

    async def __call__(self) -> str:
        self.begun += 1
        await self.open.wait()
        return "answer"


@pytest.fixture
def queue(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Let nobody's turn come before this is set."""
    turn = asyncio.Event()

    async def waits(self: pacing.Pacing, is_slow: object) -> None:
        await turn.wait()

    monkeypatch.setattr(pacing.Pacing, "_turn", waits)
    return turn


async def test_two_who_wait_with_the_same_request_send_it_once(queue: asyncio.Event) -> None:
    pace, work = pacing.Pacing(), Gate()
    asking = [asyncio.ensure_future(pace.send("one", "bucket", work)) for _ in range(2)]
    await asyncio.sleep(0)
    queue.set()
    work.open.set()
    assert await asyncio.gather(*asking) == ["answer", "answer"]
    assert work.begun == 1


async def test_a_pause_that_was_asked_for_while_a_request_waited_holds_for_it(queue: asyncio.Event) -> None:
    pace, work = pacing.Pacing(), Gate()
    asking = asyncio.ensure_future(pace.send("one", "bucket", work))
    await asyncio.sleep(0)
    pace._limited["bucket"] = time.monotonic() + 60
    queue.set()
    with pytest.raises(pacing.Held):
        await asking
    assert work.begun == 0


@pytest.mark.parametrize(("kept", "begun"), [(60.0, 1), (0.0, 2)])
async def test_a_late_answer_is_kept_for_who_asks_again_and_then_forgotten(
    queue: asyncio.Event, monkeypatch: pytest.MonkeyPatch, kept: float, begun: int
) -> None:
    monkeypatch.setattr(pacing, "KEPT_S", kept)
    pace, work = pacing.Pacing(), Gate()
    queue.set()
    with pytest.raises(pacing.Held):
        await pace.send("one", "bucket", work, worth=0.0)
    work.open.set()
    for _ in range(9):
        await asyncio.sleep(0)
    assert await pace.send("one", "bucket", work) == "answer"
    assert work.begun == begun


async def test_a_late_error_that_nobody_asks_for_again_is_no_line_in_the_log(
    queue: asyncio.Event, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pacing, "KEPT_S", 0.0)
    pace, late = pacing.Pacing(), asyncio.Event()

    async def fails() -> str:
        await late.wait()
        raise ValueError("dropped")

    queue.set()
    with pytest.raises(pacing.Held):
        await pace.send("one", "bucket", fails, worth=0.0)
    late.set()
    for _ in range(9):
        await asyncio.sleep(0)
    assert not pace._open
    gc.collect()
    assert "dropped" not in caplog.text
