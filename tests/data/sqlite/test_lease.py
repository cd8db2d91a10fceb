"""One process a database, however the last one ended."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from data.errors import Locked
from data.sqlite.lease import Lease
from data.sqlite.store import SqliteStore

HOLD = """
import os, sys, time
from pathlib import Path
from data.sqlite.lease import Lease
lease = Lease(Path(sys.argv[1]))
child = os.fork() if "fork" in sys.argv else 1
if child:
    print(child, flush=True)
time.sleep(60)
"""


@contextmanager
def holder(path: Path, *how: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    with subprocess.Popen([sys.executable, "-c", HOLD, str(path), *how], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        child = int(process.stdout.readline())
        yield process, child
        process.kill()


async def test_a_second_process_is_refused_with_who_holds_it(tmp_path: Path) -> None:
    path = tmp_path / "cairn.db"
    with holder(path) as (process, _):
        with pytest.raises(Locked, match=rf"cairn\.db is in use by process {process.pid} on .+ since \d{{4}}-.+UTC"):
            await SqliteStore.open(path)
        assert not path.exists()


def test_who_was_killed_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "cairn.db"
    with holder(path) as (process, _):
        process.send_signal(signal.SIGKILL)
        process.wait()
        Lease(path).release()


def test_a_worker_that_outlives_its_parent_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "cairn.db"
    with holder(path, "fork") as (process, child):
        process.send_signal(signal.SIGKILL)
        process.wait()
        try:
            Lease(path).release()
        finally:
            os.kill(child, signal.SIGKILL)


async def test_the_same_process_is_refused_too(tmp_path: Path) -> None:
    path = tmp_path / "cairn.db"
    store = await SqliteStore.open(path)
    (tmp_path / "link.db").symlink_to(path)
    for name in (path, tmp_path / "link.db"):
        with pytest.raises(Locked, match=f"process {os.getpid()} on"):
            await SqliteStore.open(name)
    with holder_refused(path) as said:
        assert "is in use by" in said
    await store.close()
    await (await SqliteStore.open(path)).close()


@contextmanager
def holder_refused(path: Path) -> Iterator[str]:
    """A refused attempt of our own must not have let go of the lock."""
    done = subprocess.run([sys.executable, "-c", HOLD, str(path)], capture_output=True, text=True, check=False)
    assert done.returncode
    yield done.stderr


def test_what_is_released_is_closed_so_that_another_process_may_lock_it(tmp_path: Path) -> None:
    lease = Lease(tmp_path / "cairn.db")
    lease.release()
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(lease._lock)


async def test_an_open_that_fails_lets_go(tmp_path: Path) -> None:
    path = tmp_path / "cairn.db"
    path.write_text("no database")
    for _ in range(2):
        with pytest.raises(Exception, match="not a database"):
            await SqliteStore.open(path)
    Lease(path).release()


FORGET = """
import asyncio, sys
from pathlib import Path
from data.sqlite.store import SqliteStore
async def main():
    store = await SqliteStore.open(Path(sys.argv[1]))
    raise SystemExit(3)
asyncio.run(main())
"""


def test_a_program_that_fails_with_its_store_open_ends_all_the_same(tmp_path: Path) -> None:
    path = str(tmp_path / "cairn.db")
    done = subprocess.run(
        [sys.executable, "-c", FORGET, path], capture_output=True, text=True, check=False, timeout=120
    )
    assert (done.returncode, done.stderr) == (3, "")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["cairn.db", "cairn.db.lock"]
