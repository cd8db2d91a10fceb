"""Workers: started when needed, given back when idle, replaced when they hang or die."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from bot.workers.jobs import ChooseTurn, Job
from bot.workers.pool import MOST_MB, PATIENCE_S, JobFailed, Worker, WorkerLost, WorkerPool
from games.core.play import legal
from games.registry import KEYS, game
from tests.bot.workers.odd_jobs import MUCH_MB, Alone, Die, Fail, Grow, Sleep, sleep

NEVER_S = 600.0


@pytest.fixture(autouse=True)
def begins_whenever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a busy machine take its time to start a worker."""
    monkeypatch.setattr("bot.workers.pool.START_S", NEVER_S)


async def test_a_worker_chooses_a_legal_turn_of_every_game() -> None:
    pool = WorkerPool(patience=NEVER_S)
    try:
        for rules in map(game, KEYS):
            state: Any = rules.setup({}, "seed")
            actions = await pool.run(ChooseTurn(rules.key, rules.view(state, state.to_move), "seed", 1))
            assert isinstance(actions, tuple)
            assert actions[0] in legal(rules, state)
    finally:
        await pool.close()


async def test_a_job_that_hangs_is_thought_again_with_less_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = WorkerPool(patience=NEVER_S)

    def patiently(job: Sleep) -> Job:
        """Only who hangs is given up soon: a busy machine may take seconds for the next process's first answer."""
        pool._patience = NEVER_S
        return sleep(0)

    monkeypatch.setattr(Sleep, "easier", patiently)
    try:
        first = await pool.run(sleep(0))
        pool._patience = 0.1
        again = await pool.run(sleep(30))
    finally:
        await pool.close()
    assert isinstance(again, int)
    assert again != first


async def test_a_worker_that_grows_while_it_thinks_is_replaced_and_the_job_is_thought_again_with_less(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pool = WorkerPool(patience=NEVER_S)
    try:
        before = await pool.run(sleep(0))
        assert MUCH_MB >= 2 * MOST_MB
        assert await pool.run(Grow("tactic", None, "")) != before
    finally:
        await pool.close()
    assert "Grow of tactic: grown to" in caplog.text


async def test_a_worker_that_dies_is_replaced() -> None:
    pool = WorkerPool(patience=NEVER_S)
    try:
        with pytest.raises(WorkerLost):
            await pool.run(Die("tactic", None, ""))
        assert await pool.run(sleep(0))
    finally:
        await pool.close()


async def test_a_job_that_loads_much_has_a_worker_of_its_own_which_ends_with_it() -> None:
    pool = WorkerPool(patience=NEVER_S)
    try:
        before = await pool.run(sleep(0))
        alone = await pool.run(Alone("tactic", None, "", 0))
        assert isinstance(alone, int) and alone != before
        with pytest.raises(ProcessLookupError):
            os.kill(alone, 0)
        assert await pool.run(sleep(0)) == before
    finally:
        await pool.close()


async def test_one_that_was_killed_while_idle_costs_nobody_an_answer() -> None:
    pool = WorkerPool(patience=NEVER_S)
    try:
        first = await pool.run(sleep(0))
        assert isinstance(first, int)
        os.kill(first, signal.SIGKILL)
        assert await pool.run(sleep(0)) != first
    finally:
        await pool.close()


async def test_a_system_that_starts_no_process_is_a_lost_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.workers.pool.sys.executable", "/nowhere/python")
    with pytest.raises(WorkerLost, match="start"):
        await WorkerPool().run(sleep(0))


async def test_who_is_cancelled_while_a_worker_starts_leaves_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def never(worker: Worker) -> object:
        begun.set_result(worker.process.pid)
        return await asyncio.Event().wait()

    monkeypatch.setattr(Worker, "_answer", never)
    starting = asyncio.create_task(WorkerPool().run(sleep(0)))
    process = await begun
    starting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await starting
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


async def test_ctrl_c_in_a_terminal_is_not_for_workers(capfd: pytest.CaptureFixture[str]) -> None:
    pool = WorkerPool(patience=NEVER_S)
    try:
        process = await pool.run(sleep(0))
        assert isinstance(process, int)
        os.kill(process, signal.SIGINT)
        assert await pool.run(sleep(0)) == process
    finally:
        await pool.close()
    assert "KeyboardInterrupt" not in capfd.readouterr().err


async def test_a_job_that_fails_says_so_and_leaves_the_worker_in_order() -> None:
    pool = WorkerPool(patience=NEVER_S)
    try:
        before = await pool.run(sleep(0))
        with pytest.raises(JobFailed, match=r"^ValueError at odd_jobs.py:\d+$"):  # not its words
            await pool.run(Fail("tactic", None, ""))
        assert await pool.run(sleep(0)) == before
    finally:
        await pool.close()


async def test_idle_workers_are_given_back_and_small() -> None:
    pool = WorkerPool(idle=0.05)
    try:
        process = await pool.run(ChooseTurn("tactic", game("tactic").setup({}, ""), "", 1))
        assert process
        ((worker, _),) = pool._idle
        assert 0 < worker.megabytes < MOST_MB
        await asyncio.wait_for(worker.process.wait(), 300)
        assert pool._idle == []
    finally:
        await pool.close()


async def test_a_worker_that_was_stopped_keeps_the_others_waiting_for_a_moment_only() -> None:
    pool = WorkerPool(patience=NEVER_S)
    try:
        stuck = await pool.run(sleep(0))
        assert isinstance(stuck, int)
        os.kill(stuck, signal.SIGSTOP)
        waiting = asyncio.create_task(pool.run(sleep(0), "ana"))
        await asyncio.sleep(0)
        assert await asyncio.wait_for(pool.run(sleep(0), "ben"), NEVER_S / 2) != stuck
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    finally:
        await pool.close()


async def test_those_that_took_long_leave_no_more_workers_than_there_are_places(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.workers.pool.LATE_S", 0.05)
    pool = WorkerPool(patience=NEVER_S)
    try:
        found = await asyncio.gather(*(pool.run(sleep(0.3), str(number)) for number in range(6)))
        assert len(set(found)) > 1
        assert len(pool._idle) == 1
    finally:
        await pool.close()


async def test_a_worker_knows_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    secrets = {
        "DISCORD_TOKEN": "a.secret.token",
        "CAIRN_DATABASE": "postgresql://cairn:secret@127.0.0.1/cairn",
        "PGPASSWORD": "secret",
        "AWS_SECRET_ACCESS_KEY": "secret",
    }
    for name, value in secrets.items():
        monkeypatch.setenv(name, value)
    pool = WorkerPool(patience=NEVER_S)
    try:
        process = await pool.run(sleep(0))
        environment = await asyncio.to_thread(Path(f"/proc/{process}/environ").read_bytes)
    finally:
        await pool.close()
    assert b"PATH=" in environment
    assert b"secret" not in environment
    assert not any(name.encode() in environment for name in secrets)


async def test_many_jobs_share_one_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.workers.pool.LATE_S", PATIENCE_S)  # a busy machine may take a second to start one
    pool = WorkerPool(patience=NEVER_S)
    try:
        found = await asyncio.gather(*(pool.run(sleep(0.01)) for _ in range(5)))
    finally:
        await pool.close()
    assert len(set(found)) == 1
