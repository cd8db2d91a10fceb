"""A PostgreSQL server of our own, from the installed programs, in a temporary folder: for tests and measurements."""

import atexit
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from urllib.parse import quote

NONE_HERE = "PostgreSQL's programs (initdb, postgres) are not installed: its tests are skipped (Debian: postgresql)"
NEEDED = ("initdb", "postgres", "pg_isready")
PATIENCE = 30.0  # seconds
SETTINGS = ("unix_socket_directories=", "listen_addresses=127.0.0.1", "max_connections=60", "shared_buffers=64MB")


def programs() -> Path | None:
    """Find the folder of the newest server programs, or take the one that CAIRN_TEST_POSTGRESQL names."""
    if named := os.environ.get("CAIRN_TEST_POSTGRESQL"):
        return Path(named) if all((Path(named) / name).exists() for name in NEEDED) else None
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: int(place.parent.name), reverse=True)
    places += [Path(folder) for folder in os.get_exec_path()]
    return next((place for place in places if all((place / name).exists() for name in NEEDED)), None)


@dataclass(slots=True)
class Server:
    """A server on a free port of this machine; the user `cairn` owns all and has a password."""

    bin: Path
    folder: Path
    port: int
    password: str = field(default_factory=lambda: secrets.token_hex(8))
    process: subprocess.Popen[bytes] | None = None

    def address(self, database: str = "postgres", *, user: str = "cairn", password: str = "", **settings: str) -> str:
        """Give the address of a database; settings are those of the session."""
        more = "&".join(f"{name}={quote(value)}" for name, value in settings.items())
        return f"postgresql://{user}:{password or self.password}@127.0.0.1:{self.port}/{database}?{more}"

    def make(self, *more: str) -> None:
        """Lay the server's folder out; it belongs to a user who isn't root, since the server refuses root."""
        secret = self.folder / "password"
        secret.write_text(self.password, encoding="utf-8")
        for path in (self.folder, secret):
            give(path)
        data, login = self.folder / "data", f"--pwfile={secret}"
        asked: list[str | Path] = [self.bin / "initdb", "-D", data, "-U", "cairn", "-A", "scram-sha-256", login, *more]
        done = subprocess.run(asked, capture_output=True, text=True, check=False, **as_user())  # type: ignore[call-overload]
        if done.returncode:
            raise RuntimeError(f"initdb: {done.stdout} {done.stderr}")

    def start(self) -> None:
        """Start the server and wait until it listens."""
        settings = [word for setting in (*SETTINGS, f"port={self.port}") for word in ("-c", setting)]
        asked = [self.bin / "postgres", "-D", self.folder / "data", *settings]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(asked, stdout=log, stderr=log, **as_user())  # type: ignore[call-overload]
        until = time.monotonic() + PATIENCE
        while not self._is_ready():
            if time.monotonic() > until or self.process.poll() is not None:
                raise RuntimeError(f"postgres: {(self.folder / 'log').read_text(encoding='utf-8')}")
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT asks it to drop everybody and leave in order, SIGQUIT lets it drop everything at once."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def remove(self) -> None:
        """Stop it and remove all it has written."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _is_ready(self) -> bool:
        asked: list[str | Path] = [self.bin / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0


@cache
def server() -> Server | None:
    """Start one for this process, the first time it is asked for; None where there are no programs."""
    found = programs()
    return new_server(found) if found else None


def new_server(found: Path, *more: str) -> Server:
    """Start one; `more` is for initdb."""
    made = Server(found, Path(tempfile.mkdtemp(prefix="cairn-postgresql-")), free_port())
    atexit.register(made.remove)
    made.make("--no-sync", "--encoding=UTF8", "--locale=C", *more)
    made.start()
    return made


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _user() -> pwd.struct_passwd | None:
    """Name who the server runs as, where we are root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    return names.get("postgres") or names["nobody"]


def as_user() -> dict[str, object]:
    user = _user()
    home: dict[str, object] = {"cwd": "/"}
    return home if user is None else {**home, "user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def give(path: Path) -> None:
    user = _user()
    if user is not None:
        os.chown(path, user.pw_uid, user.pw_gid)
