"""Run tests in a forked child of a process that has imported the libraries, but nothing of ours."""

import gc
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

LIBRARIES = ("hypothesis", "discord.ext.commands", "aiohttp.web", "PIL.ImageDraw", "PIL.ImageFont")
OPTIONS = ("-x", "-q", "-p", "no:cacheprovider", "-n", "0", "-W", "ignore::pytest.PytestAssertRewriteWarning")
PASSED = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
UNREADABLE = "while loading conftest"  # else a usage error means that a test has another name now
MOST_BYTES = 6 << 30
IDLE_S = 60.0  # a child that uses less processor time in these than their IDLE part waits for what never comes
IDLE = 1 / 60  # on the busiest machine what works gets more
TICKS = os.sysconf("SC_CLK_TCK")  # of processor time a second


def warm() -> None:
    """Import what every test needs once, before the first fork."""
    for library in LIBRARIES:
        import_module(library)
    gc.freeze()  # pytest looks for garbage at every end, and needn't among these


def passes(tests: Sequence[str], copy: Path, seconds: float, *plugins: object) -> bool:
    """Run tests in a copy of the tree up to the first failure; a run that doesn't end has failed."""
    code = ran(tests, copy, seconds, *plugins)
    if code == pytest.ExitCode.USAGE_ERROR:
        return UNREADABLE not in output_of(copy).read_text(encoding="utf-8", errors="replace")
    return code in PASSED


def ran(tests: Sequence[str], copy: Path, seconds: float, *plugins: object) -> int:
    """Give what the run's process ended with: pytest's code, or the negative signal that stopped it."""
    child = os.fork()
    if child == 0:
        _run(tests, copy, int(seconds), plugins)
    try:
        return _ended(child)
    finally:
        _kill_all(child)


def output_of(copy: Path) -> Path:
    return copy.with_suffix(".out")


def _run(tests: Sequence[str], copy: Path, seconds: int, plugins: Sequence[object]) -> None:
    code = 70
    try:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
        resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
        _move_to(copy)
        code = pytest.main([*OPTIONS, *tests], plugins)
    finally:
        sys.stdout.flush()
        os._exit(code)


def _move_to(copy: Path) -> None:
    output = os.open(output_of(copy), os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.chdir(copy)
    sys.dont_write_bytecode = True  # two faults that leave a file as long and as old would be taken for one
    sys.path[:] = [str(copy), *(path for path in sys.path if path not in ("", str(ROOT)))]
    for name in [name for name in sys.modules if name.split(".")[0] == "tools"]:
        del sys.modules[name]


def _ended(child: int) -> int:
    used, end = 0.0, time.monotonic() + IDLE_S
    while time.monotonic() < end:
        pid, status = os.waitpid(child, os.WNOHANG)
        if pid:
            return os.waitstatus_to_exitcode(status)
        if (now := _used_s(child)) >= used + IDLE_S * IDLE:
            used, end = now, time.monotonic() + IDLE_S
        time.sleep(0.02)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return -signal.SIGKILL


def _used_s(child: int) -> float:
    """Tell how much processor time a child has used, as Linux says it."""
    said = Path(f"/proc/{child}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(said[11]) + int(said[12])) / TICKS


def _kill_all(group: int) -> None:
    """End what the tests started and left behind."""
    try:
        os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
        return
