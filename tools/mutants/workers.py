"""Share a list of jobs among forked workers, each with a copy of the tree of its own."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

Job = TypeVar("Job")

NUMBER = 4  # bytes


def share(jobs: Sequence[Job], copies: Sequence[Path], do: Callable[[Job, Path], None]) -> None:
    """Let each worker take the next job until none is left; numbers in a pipe are the queue."""
    taken, given = os.pipe()
    workers = [_worker(jobs, copy, do, (taken, given)) for copy in copies]
    os.close(taken)
    try:
        for number in range(len(jobs)):
            os.write(given, number.to_bytes(NUMBER, "big"))
    finally:
        os.close(given)
        for worker in workers:
            os.waitpid(worker, 0)


def _worker(jobs: Sequence[Job], copy: Path, do: Callable[[Job, Path], None], pipe: tuple[int, int]) -> int:
    if worker := os.fork():
        return worker
    try:
        os.close(pipe[1])
        while number := os.read(pipe[0], NUMBER):
            do(jobs[int.from_bytes(number, "big")], copy)
    finally:
        os._exit(0)
