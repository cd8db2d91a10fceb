"""Share a list of jobs among forked workers, each with a copy of the tree of its own."""

import os
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

Job = TypeVar("Job")

NUMBER = 4  # bytes


def share(jobs: Sequence[Job], copies: Sequence[Path], do: Callable[[Job, Path], None]) -> None:
    """Let each worker take the next job until none is left; numbers in a pipe are the queue.

    A job that breaks ends its worker, which says why, and the run once the others are done.
    """
    taken, given = os.pipe()
    workers = [_worker(jobs, copy, do, (taken, given)) for copy in copies]
    os.close(taken)
    try:
        with suppress(BrokenPipeError):  # none is left to take one
            for number in range(len(jobs)):
                os.write(given, number.to_bytes(NUMBER, "big"))
    finally:
        os.close(given)
        codes = [os.waitstatus_to_exitcode(os.waitpid(worker, 0)[1]) for worker in workers]
    if any(codes):
        raise SystemExit(1)


def _worker(jobs: Sequence[Job], copy: Path, do: Callable[[Job, Path], None], pipe: tuple[int, int]) -> int:
    if worker := os.fork():
        return worker
    code = 1
    try:
        os.close(pipe[1])
        while number := os.read(pipe[0], NUMBER):
            do(jobs[int.from_bytes(number, "big")], copy)
        code = 0
    finally:
        if code:
            traceback.print_exc()
        os._exit(code)
