"""Group commits: jobs that come while one group is being written go into the next group."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future as ThreadFuture
from functools import partial
from typing import Generic, TypeVar

QueuedJob = TypeVar("QueuedJob")
JobOutcome = Exception | None


Written = asyncio.Future[Sequence[JobOutcome]] | ThreadFuture[Sequence[JobOutcome]]  # that is done
JobAnswer = Callable[[Written], None]


class GroupedWriter(Generic[QueuedJob]):
    """
    Hand gathered jobs to `write`, one group at a time, and give each caller the outcome of its job.

    `write` returns at once, and calls the given function in the event loop's thread when the group is written.

    Everything happens in the event loop's thread, so nothing is locked. A caller that was cancelled before its
    group began is left out of it.
    """

    def __init__(self, write: Callable[[Sequence[QueuedJob], JobAnswer], None]) -> None:
        self._write = write
        self._loop = asyncio.get_running_loop()
        self._waiting: list[tuple[QueuedJob, asyncio.Future[None]]] = []
        self._idle = asyncio.Event()
        self._idle.set()

    def ask(self, job: QueuedJob) -> asyncio.Future[None]:
        """Queue a job; the future is done when the job's group is."""
        answer: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append((job, answer))
        if self._idle.is_set():
            self._idle.clear()
            # Not at once, so that jobs of the same round of the event loop share a group.
            self._loop.call_soon(self._begin)
        return answer

    async def settled(self) -> None:
        await self._idle.wait()

    def _begin(self) -> None:
        group = [(job, answer) for job, answer in self._waiting if not answer.done()]
        self._waiting = []
        if not group:
            self._idle.set()
            return
        answers = [answer for _, answer in group]
        self._write([job for job, _ in group], partial(self._answer, answers))

    def _answer(self, answers: Sequence[asyncio.Future[None]], done: Written) -> None:
        crash = asyncio.CancelledError() if done.cancelled() else done.exception()
        outcomes = [crash] * len(answers) if crash else done.result()
        for answer, outcome in zip(answers, outcomes, strict=True):
            if answer.done():
                continue
            if outcome is None:
                answer.set_result(None)
            else:
                answer.set_exception(outcome)
        # Answered callers run first, so that their next jobs belong to the next group.
        self._loop.call_soon(self._begin)
