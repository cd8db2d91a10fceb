"""A worker whose bot is gone, at whatever moment that happened: it ends, and says nothing of it."""

import pickle
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from typing import IO

import pytest

import bot.workers
from bot.child_environment import child_environment
from bot.workers.jobs import Job
from bot.workers.pool import ROOT
from bot.workers.worker import LENGTH, READY, framed, read
from tests.bot.workers.odd_jobs import sleep

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


def test_a_new_process_knows_every_kind_of_job() -> None:
    """It has imported nothing of the bot's that the tests of jobs have."""
    modules = [import_module(one.name) for one in iter_modules(bot.workers.__path__, "bot.workers.")]
    found = {one for module in modules for one in vars(module).values() if isinstance(one, type)}
    kinds = [one for one in found if issubclass(one, Job)]
    read_all = "import pickle, sys; print(len([pickle.load(sys.stdin.buffer) for _ in range(int(sys.argv[1]))]))"
    asked = [sys.executable, "-c", read_all, str(len(kinds))]
    said = subprocess.run(asked, input=b"".join(map(pickle.dumps, kinds)), capture_output=True, check=True, cwd=ROOT)
    assert int(said.stdout) == len(kinds) > 10
