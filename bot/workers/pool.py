"""A pool of worker processes: started when needed, and replaced when they hang, die or grow."""

import asyncio
import logging
import pickle
import sys
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path

from bot.child_environment import child_environment
from bot.workers.fair_queue import FairQueue, Place
from bot.workers.jobs import Job
from bot.workers.worker import LENGTH, framed

log = logging.getLogger(__name__)

ROOT = Path(__file__).parents[2]
PATIENCE_S = 15.0  # against a hanging worker; thinking is limited by nodes
START_S = 30.0  # then a worker that hasn't begun to listen is killed
IDLE_S = 60.0  # then a worker without work ends
LATE_S = 1.0  # after which others needn't wait for a thinking worker; levels 1 to 3 take half of it at most
LOOK_EVERY_S = 0.1  # between two looks at a thinking worker
MOST_MB = 120
PAGES_A_MB = 256


class WorkerLost(Exception):
    """Raised when a worker hung, died, or grew past its limit."""


class JobFailed(Exception):
    """Raised when the job itself failed; the text says how."""


class Worker:
    """One process and the pipes to it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls) -> "Worker":
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "bot.workers.worker")
        try:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, cwd=ROOT, env=child_environment()
            )
            worker = cls(process)
        except OSError as refused:
            raise WorkerLost(f"start: {type(refused).__name__}") from refused
        try:
            async with asyncio.timeout(START_S):
                await worker._answer()
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as lost:
            await worker.stop()
            raise WorkerLost(f"start: {type(lost).__name__}") from lost
        except asyncio.CancelledError:
            await worker.stop()
            raise
        return worker

    async def ask(self, job: Job, patience: float) -> object:
        try:
            async with asyncio.timeout(patience):
                return await self._watched(asyncio.ensure_future(self._ask(job)))
        except (TimeoutError, OSError, asyncio.IncompleteReadError, pickle.UnpicklingError) as lost:
            raise WorkerLost(type(lost).__name__) from lost

    async def _watched(self, thinking: "asyncio.Future[object]") -> object:
        """Wait for the answer; give the worker up if it grows past its limit meanwhile."""
        try:
            while not (await asyncio.wait((thinking,), timeout=LOOK_EVERY_S))[0]:
                if self.megabytes > MOST_MB:
                    raise WorkerLost(f"grown to {self.megabytes:.0f} MB")
            return thinking.result()
        finally:
            thinking.cancel()

    async def _ask(self, job: Job) -> object:
        if self.process.stdin is None:
            raise WorkerLost("no pipes")
        self.process.stdin.write(framed(job))
        await self.process.stdin.drain()
        return await self._answer()

    async def _answer(self) -> object:
        source = self.process.stdout
        if source is None:
            raise WorkerLost("no pipes")
        size = LENGTH.unpack(await source.readexactly(LENGTH.size))[0]
        went_well, answer = pickle.loads(await source.readexactly(size))
        if not went_well:
            raise JobFailed(answer)
        return answer

    @property
    def megabytes(self) -> float:
        """Read the worker's memory from the system; 0 where the system doesn't tell."""
        with suppress(OSError, ValueError, IndexError):
            return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) / PAGES_A_MB
        return 0.0

    async def stop(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class WorkerPool:
    """Run jobs on a limited number of workers, round by person."""

    def __init__(self, size: int = 1, *, patience: float = PATIENCE_S, idle: float = IDLE_S) -> None:
        self._patience, self._idle_s = patience, idle
        self._queue = FairQueue(size)
        self._idle: list[tuple[Worker, asyncio.TimerHandle]] = []
        self._leaving: set[asyncio.Task[None]] = set()

    async def run(self, job: Job, asker: str = "") -> object:
        async with self.place(asker, job.effort) as place:
            return await self.think(job, place)

    def place(self, asker: str, effort: int) -> AbstractAsyncContextManager[Place]:
        """Wait for a place, in which one job after the other can be thought about."""
        return self._queue.place(asker, effort)

    async def think(self, job: Job, place: Place) -> object:
        """Run a job; if it fails, run an easier one. Without an easier one, a lost worker gets a second try."""
        again = True
        while True:
            try:
                return await self._think(job, place)
            except (WorkerLost, JobFailed) as failed:
                log.warning("a worker failed at %s of %s: %s", type(job).__name__, job.game, failed)
                easier = job.easier()
                if easier is None and not (again and isinstance(failed, WorkerLost)):
                    raise
                again = easier is not None
                job = easier or job

    async def close(self) -> None:
        """Stop all idle workers; a busy one is stopped by the cancelled task that uses it."""
        for worker, timer in self._idle:
            timer.cancel()
            await worker.stop()
        self._idle.clear()
        await asyncio.gather(*self._leaving)

    async def _think(self, job: Job, place: Place) -> object:
        """Let a worker think; one that takes long to start or to answer doesn't keep others waiting."""
        late = asyncio.get_running_loop().call_later(LATE_S, place.give_up)
        try:
            async with self._own_worker() if job.needs_its_own else self._worker() as worker:
                return await worker.ask(job, self._patience)
        finally:
            late.cancel()

    @asynccontextmanager
    async def _worker(self) -> AsyncIterator[Worker]:
        """Lend a worker; one that failed or has grown is not used again."""
        worker = self._take() or await Worker.start()
        try:
            yield worker
        except JobFailed:
            self._put(worker)
            raise
        except BaseException:
            await worker.stop()
            raise
        if worker.megabytes > MOST_MB:
            log.warning("a worker has grown to %.0f MB and is replaced", worker.megabytes)
            await worker.stop()
        else:
            self._put(worker)

    @asynccontextmanager
    async def _own_worker(self) -> AsyncIterator[Worker]:
        """Lend a worker that did nothing before, and will do nothing after."""
        worker = await Worker.start()
        try:
            yield worker
        finally:
            await worker.stop()

    def _take(self) -> Worker | None:
        while self._idle:
            worker, timer = self._idle.pop()
            timer.cancel()
            if worker.process.returncode is None:
                return worker
        return None

    def _put(self, worker: Worker) -> None:
        if len(self._idle) >= self._queue.size:  # a late one came back
            self._let_go(worker)
            return
        timer = asyncio.get_running_loop().call_later(self._idle_s, self._give_back, worker)
        self._idle.append((worker, timer))

    def _give_back(self, worker: Worker) -> None:
        self._idle = [(one, timer) for one, timer in self._idle if one is not worker]
        self._let_go(worker)

    def _let_go(self, worker: Worker) -> None:
        task = asyncio.ensure_future(worker.stop())
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)
