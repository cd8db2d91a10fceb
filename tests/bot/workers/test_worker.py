"""A worker whose bot is gone, at whatever moment that happened: it ends, and says nothing of it."""

import subprocess
import sys
from collections.abc import Callable
from typing import IO

import pytest

from bot.child_environment import child_environment
from bot.workers.pool import ROOT
from bot.workers.worker import LENGTH, READY, framed, read
from tests.bot.workers.test_pool import sleep

ENDS_S = 30
JOB = framed(sleep(0))


def before_it_listens(jobs: IO[bytes], answers: IO[bytes]) -> None:
    answers.close()


def with_nothing_asked(jobs: IO[bytes], answers: IO[bytes]) -> None:
    assert read(answers) == READY  # type: ignore[arg-type]
    answers.close()


def amid_a_job_s_words(jobs: IO[bytes], answers: IO[bytes]) -> None:
    jobs.write(JOB[: LENGTH.size + 10])
    jobs.flush()


def while_it_thinks(jobs: IO[bytes], answers: IO[bytes]) -> None:
    assert read(answers) == READY  # type: ignore[arg-type]
    answers.close()
    jobs.write(JOB)
    jobs.flush()


@pytest.mark.parametrize("killed", [before_it_listens, with_nothing_asked, amid_a_job_s_words, while_it_thinks])
def test_it_ends_in_silence(killed: Callable[[IO[bytes], IO[bytes]], None]) -> None:
    pipe = subprocess.PIPE
    command = (sys.executable, "-m", "bot.workers.worker")
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, cwd=ROOT, env=child_environment()) as worker:
        assert worker.stdin and worker.stdout and worker.stderr
        killed(worker.stdin, worker.stdout)
        worker.stdin.close()
        assert (worker.wait(ENDS_S), worker.stderr.read()) == (0, b"")
