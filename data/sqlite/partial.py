"""A file that is written beside its place and takes it in one step, so that it is there whole or not at all."""

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
    """Give a private empty file beside `target`, gone afterwards unless `take_place` was called on it."""
    sweep(target.parent)
    path = target.with_name(f"{target.name}.{os.getpid()}.partial")
    lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)  # until the process dies, however it dies: who sweeps leaves it alone
        yield path
    finally:
        _remove(path)
        os.close(lock)


def take_place(path: Path, target: Path) -> None:
    """Put a finished file where it belongs, in one step that a crash can't cut in two."""
    to_disk(path)
    path.replace(target)
    to_disk(target.parent)


def sweep(folder: Path) -> None:
    """Remove what killed backups and restores have left behind."""
    for path in folder.glob("*.partial") if folder.is_dir() else ():
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
