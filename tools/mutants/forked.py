"""Run tests in a forked child of a process that has imported the libraries, but nothing of ours."""

import os
import resource
import signal
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import pytest

from tools.mutants.areas import ROOT

LIBRARIES = ("hypothesis", "discord.ext.commands", "aiohttp.web", "PIL.ImageDraw", "PIL.ImageFont", "pydantic_settings")
OPTIONS = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", "ignore::pytest.PytestAssertRewriteWarning")
PASSED = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
UNREADABLE = "while loading conftest"  # else a usage error means that a test has another name now
MOST_BYTES = 6 << 30
WAITING = 10  # times its processor time, then a child is taken to wait for what never comes
LEAST_WAITING_S = 120.0


def warm() -> None:
    """Import what every test needs once, before the first fork."""
    for library in LIBRARIES:
        import_module(library)


def passes(tests: Sequence[str], copy: Path, seconds: float, plugin: object) -> bool:
    """Run tests in a copy of the tree up to the first failure; a run that doesn't end has failed."""
    child = os.fork()
    if child == 0:
        _run(tests, copy, int(seconds), plugin)
    try:
        code = _ended(child, max(LEAST_WAITING_S, WAITING * seconds))
    finally:
        _kill_all(child)
    if code == pytest.ExitCode.USAGE_ERROR:
        return UNREADABLE not in _output(copy).read_text(encoding="utf-8", errors="replace")
    return code in PASSED


def _output(copy: Path) -> Path:
    return copy.with_suffix(".out")


def _run(tests: Sequence[str], copy: Path, seconds: int, plugin: object) -> None:
    code = 70
    try:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
        resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
        _move_to(copy)
        code = pytest.main([*OPTIONS, *tests], [plugin])
    finally:
        os._exit(code)


def _move_to(copy: Path) -> None:
    output = os.open(_output(copy), os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.chdir(copy)
    sys.dont_write_bytecode = True  # two faults that leave a file as long and as old would be taken for one
    sys.path[:] = [str(copy), *(path for path in sys.path if path not in ("", str(ROOT)))]
    for name in [name for name in sys.modules if name.split(".")[0] == "tools"]:
        del sys.modules[name]


def _ended(child: int, seconds: float) -> int:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pid, status = os.waitpid(child, os.WNOHANG)
        if pid:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return -signal.SIGKILL


def _kill_all(group: int) -> None:
    """End what the tests started and left behind."""
    try:
        os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
        return
