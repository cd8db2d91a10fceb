"""A file that is written under another name and moved into place in one step: it appears whole or not at all."""

import fcntl
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from data.sqlite.files import PRIVATE, beside, to_disk

LEFT = re.compile(r".+\.\d+\.partial")


@contextmanager
def partial(target: Path) -> Iterator[Path]:
    """Create a private empty file beside `target`; it is removed afterwards unless `take_place` was called."""
    sweep(target.parent)
    path = target.with_name(f"{target.name}.{os.getpid()}.partial")
    lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)  # until the process dies, however it dies; `sweep` skips locked files
        yield path
    finally:
        _remove(path)
        os.close(lock)


def take_place(path: Path, target: Path) -> None:
    """Move a finished file into place in one atomic step."""
    to_disk(path)
    path.replace(target)
    to_disk(target.parent)


def sweep(folder: Path) -> None:
    """Remove what killed backups and restores have left behind."""
    for path in folder.glob("*.partial"):
        if LEFT.fullmatch(path.name) and _is_abandoned(path):
            _remove(path)


def _is_abandoned(path: Path) -> bool:
    try:
        file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:  # gone meanwhile, or another user's
        return False
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    finally:
        os.close(file)
    return True


def _remove(path: Path) -> None:
    for left in (path, *beside(path)):
        left.unlink(missing_ok=True)
