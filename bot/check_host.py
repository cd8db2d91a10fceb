"""What `python -m bot check` looks at on this machine beside the database: what would keep a start from lasting."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from shutil import disk_usage
from urllib.error import URLError
from urllib.request import urlopen

from bot.check_finding import CheckFinding, doubtful, fine, in_short, wrong
from bot.config import Settings, unknown_settings
from data.missing_library import how_to_install

LEAST_ROOM_MB = 200
MEGABYTE = 1_000_000
PATIENCE_S = 3.0  # then the bot's figures count as unreachable


async def look_at_host(settings: Settings) -> list[CheckFinding]:
    looks = (look_at_settings, look_at_disk, look_at_port)
    return await asyncio.to_thread(lambda: [finding for look in looks for finding in look(settings)])


def look_at_settings(settings: Settings) -> Iterator[CheckFinding]:
    """Find settings that don't exist, and those that don't go together."""
    for name, meant in unknown_settings().items():
        yield doubtful("startup-unknown", name=name, meant=meant or "none")
    if settings.shards is not None and isinstance(settings.cairn_database, Path):
        yield wrong("startup-shards")


def look_at_disk(settings: Settings) -> Iterator[CheckFinding]:
    """Try to write wherever the bot will write, and see whether there is room."""
    for folder in written_in(settings):
        if error := refusal_to_write(folder):
            yield wrong("check-write-bad", path=str(folder), error=error)
        elif (free := disk_usage(folder).free // MEGABYTE) < LEAST_ROOM_MB:
            yield wrong("check-room-bad", path=str(folder), free=str(free))


def written_in(settings: Settings) -> Iterator[Path]:
    """Name the folders of the database and of its backups; the database's own check has tried that of a new one."""
    database, backups = settings.cairn_database, settings.backup_folder
    if not isinstance(database, Path):
        return
    own = existing(database.absolute().parent)
    if database.exists():
        yield own
    if backups is not None and existing(backups.absolute()) != own:
        yield existing(backups.absolute())


def existing(folder: Path) -> Path:
    """Find the folder itself, or the nearest above it: what isn't there yet is made at the start."""
    return next(one for one in (folder, *folder.parents) if one.exists())


def refusal_to_write(folder: Path) -> str | None:
    probe = folder / ".cairn-check"
    try:
        probe.touch()
        probe.unlink()
    except OSError as error:
        return in_short(error)
    return None


def look_at_port(settings: Settings) -> Iterator[CheckFinding]:
    """See whether figures can be shown where the host wants them."""
    if settings.metrics_address is None:
        return
    if find_spec("prometheus_client") is None:
        yield wrong("startup-metrics", install=how_to_install("prometheus_client", "metrics"))
        return
    host, port = settings.metrics_address
    try:
        with closing(socket.create_server((host, port), family=family(host))):
            pass
    except OSError as error:
        if shows_our_figures(host, port):
            yield fine("check-running", host=host, port=str(port))
        else:
            yield wrong("startup-metrics-address", host=host, port=str(port), why=error.strerror or in_short(error))


def family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def shows_our_figures(host: str, port: int) -> bool:
    """Return whether another Cairn has the port, such as the one that runs while this looks."""
    shown = f"[{host}]" if ":" in host else host
    try:
        with urlopen(f"http://{shown}:{port}/metrics", timeout=PATIENCE_S) as answer:
            return b"cairn_info" in answer.read(MEGABYTE)
    except (URLError, OSError, ValueError):
        return False
