"""Take a port of this machine, or say who has it."""

import errno
import socket
from pathlib import Path

LISTENING = "0A"


class PortTaken(OSError):
    """Say which port is taken, and by which process if that can be found out."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.holder = holder(port)
        super().__init__(errno.EADDRINUSE, f"port {port} is taken by {self.holder or 'another program'}")


def listen(port: int) -> socket.socket:
    """Listen on 127.0.0.1; port 0 takes a free one."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(("127.0.0.1", port))
        listener.listen()
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(port) from error
        raise
    return listener


def holder(port: int) -> str | None:
    """Name the process that listens on a port, where Linux tells us and it is one of ours."""
    inodes = {f"socket:[{inode}]" for inode in _listening_inodes(port)}
    for process in Path("/proc").glob("[0-9]*"):
        if inodes and _holds(process, inodes):
            name = (process / "comm").read_text().strip()
            return f"{name} (process {process.name})"
    return None


def _listening_inodes(port: int) -> list[str]:
    rows: list[list[str]] = []
    for table in (Path("/proc/net/tcp"), Path("/proc/net/tcp6")):
        if table.is_file():
            rows += [line.split() for line in table.read_text().splitlines()[1:]]
    return [row[9] for row in rows if row[3] == LISTENING and row[1].endswith(f":{port:04X}")]


def _holds(process: Path, inodes: set[str]) -> bool:
    try:
        return any(str(descriptor.readlink()) in inodes for descriptor in (process / "fd").iterdir())
    except OSError:  # it ended meanwhile, or belongs to somebody else
        return False
