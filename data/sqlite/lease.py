"""The lease that keeps a second process off a database."""

import fcntl
import json
import os
import socket
import time
from pathlib import Path
from typing import Final

from data.errors import Locked
from data.sqlite.files import OTHERS, PRIVATE

# The kernel's lock belongs to the process, so it wouldn't stop the same process from opening twice.
_ours: Final[set[Path]] = set()


class Lease:
    """
    Hold a database for this process, by a lock of the kernel on `PATH.lock`.

    The kernel releases it when the process dies, however it dies; forked worker processes don't inherit it.
    """

    def __init__(self, database: Path) -> None:
        self.file = Path(f"{database.resolve()}.lock")
        if self.file in _ours:
            raise Locked(_sentence(database, {"pid": os.getpid(), "host": socket.gethostname()}))
        self._lock = os.open(self.file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
        try:
            fcntl.lockf(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = _read(self._lock)
            os.close(self._lock)
            raise Locked(_sentence(database, holder)) from None
        _ours.add(self.file)
        self._keep_private(database)
        self._sign()

    def _keep_private(self, database: Path) -> None:
        """Let the database's owner lock it too, even if root created the file."""
        if os.fstat(self._lock).st_mode & OTHERS:
            os.fchmod(self._lock, PRIVATE)
        if os.geteuid() == 0 and database.exists():
            owner = database.stat()
            os.fchown(self._lock, owner.st_uid, owner.st_gid)

    def _sign(self) -> None:
        since = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime())
        holder = json.dumps({"pid": os.getpid(), "host": socket.gethostname(), "since": since})
        os.ftruncate(self._lock, 0)
        os.pwrite(self._lock, holder.encode(), 0)

    def release(self) -> None:
        """Release the database; the side file stays, because removing it would race with others."""
        if self.file in _ours:
            _ours.remove(self.file)
            os.ftruncate(self._lock, 0)
            os.close(self._lock)


def _read(file: int) -> dict[str, object]:
    try:
        holder = json.loads(os.pread(file, 1000, 0))
    except ValueError:  # the holder is just writing its name
        return {}
    return holder if isinstance(holder, dict) else {}


def _sentence(database: Path, holder: dict[str, object]) -> str:
    who = f"process {holder.get('pid', '?')} on {holder.get('host', '?')}"
    since = f" since {holder['since']}" if "since" in holder else ""
    return f"{database} is in use by {who}{since}; one Cairn a database."
