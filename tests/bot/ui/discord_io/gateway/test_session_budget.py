"""Before each session Discord is asked how many are left; where many were begun, the next one waits and says so."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import serve
from bot.config import Settings
from bot.session_starts import SessionLimits, SessionStarts
from bot.ui.discord_io.gateway.session_budget import SessionBudget, SessionPause
from bot.ui.discord_io.gateway.sharded_client import ShardedClient
from sandbox import Sandbox
from tests.bot.ui.conftest import Stage


@dataclass
class Answers:
    """Discord's answers, and how often it was asked."""

    remaining: int
    asked: int = 0

    async def __call__(self) -> discord.SessionStartLimits:
        self.asked += 1
        said = {"total": 1_000, "remaining": self.remaining, "reset_after": 3_600_000, "max_concurrency": 1}
        return discord.SessionStartLimits(**said)


async def test_what_is_left_is_asked_for_and_logged(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    await stage.restart()
    said = [record.getMessage() for record in caplog.records if "gateway sessions are left" in record.getMessage()]
    assert said == ["999 of 1000 gateway sessions are left for 24.0 h"]


async def test_what_was_begun_is_remembered_beside_the_database(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        await until(lambda: sandbox.gateway.is_connected, pointed_at(sandbox, tmp_path))
    assert len((tmp_path / "cairn.sqlite3.sessions").read_text().splitlines()) == 1


def pointed_at(sandbox: Sandbox, folder: Path) -> Settings:
    return Settings(
        discord_token=sandbox.token,
        discord_api_url=sandbox.api_url,
        cairn_database=folder / "cairn.sqlite3",
        cairn_backups="off",
    )


async def until(wanted: Callable[[], object], settings: Settings) -> None:
    """Serve until something is so."""
    serving = asyncio.create_task(serve(settings))
    async with asyncio.timeout(300):
        while not wanted():
            assert not serving.done(), serving
            await asyncio.sleep(0.02)
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


async def test_where_few_are_left_none_begins_and_the_log_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Sandbox() as sandbox:
        sandbox.gateway.identified = 950
        await until(lambda: "the next gateway session begins in 86" in caplog.text, pointed_at(sandbox, tmp_path))
        assert sandbox.gateway.identified == 950


async def test_an_open_connection_waits_a_little_and_gives_way_to_a_long_pause(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept = list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    pauses = iter((0.0, 12.0, 300.0))
    starts = SessionStarts()
    monkeypatch.setattr(starts, "pause", lambda _: next(pauses))
    budget = SessionBudget(Answers(500), starts)
    await budget.begin()
    await budget.begin()
    with pytest.raises(SessionPause):
        await budget.begin()
    assert slept == [12.0]


async def test_discord_is_asked_once_a_minute_and_what_is_begun_meanwhile_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard = list[int]()
    starts = SessionStarts()

    def hear(limits: SessionLimits) -> float:
        heard.append(limits.remaining)
        return 0.0

    monkeypatch.setattr(starts, "pause", hear)
    answers = Answers(500)
    budget = SessionBudget(answers, starts)
    for _ in range(3):
        await budget.begin()
    assert (heard, answers.asked) == ([500, 499, 498], 1)
    monkeypatch.setattr("bot.ui.discord_io.gateway.session_budget.KEPT_S", -1.0)
    await budget.begin()
    assert (heard[-1], answers.asked) == (500, 2)
    assert await budget.at_once() == 1


@dataclass
class Process:
    """What a process among several asks before it begins a shard's session."""

    sessions: SessionBudget
    _at_once: int = 0
    buckets: list[int] = field(default_factory=list)

    async def _wait_before(self, bucket: int) -> float:
        self.buckets.append(bucket)
        return 0.0


async def test_a_shard_that_is_taken_over_counts_too(tmp_path: Path) -> None:
    process: Any = Process(SessionBudget(Answers(1_000), SessionStarts(tmp_path / "sessions")))
    await ShardedClient.before_identify_hook(process, 3)
    assert process.buckets == [0]
    assert len((tmp_path / "sessions").read_text().splitlines()) == 1


async def test_while_few_are_left_it_takes_no_other_processes_turn(tmp_path: Path) -> None:
    process: Any = Process(SessionBudget(Answers(90), SessionStarts(tmp_path / "sessions")))
    with pytest.raises(SessionPause):
        await ShardedClient.before_identify_hook(process, 3)
    assert process.buckets == []
    assert not (tmp_path / "sessions").exists()
