"""`bot check` is green only where the bot would start, and go on: each refusal of a start is found by it too."""

import socket
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bot import check_host
from bot.check_finding import CheckFinding
from bot.check_host import LEAST_ROOM_MB, MEGABYTE, look_at_host
from bot.config import Settings
from bot.monitoring import start
from bot.monitoring.monitor import Monitor
from bot.monitoring.prometheus import PrometheusMeasures
from bot.monitoring.web_server import serving
from bot.startup_errors import STARTUP_ERRORS
from bot.text import LANGUAGES, words


def settings(folder: Path, **more: object) -> Settings:
    """Make settings without looking at the environment or `.env`."""
    return Settings(**{"cairn_database": folder / "cairn.sqlite3"} | more)  # type: ignore[arg-type]


async def wrong(wanted: Settings) -> list[CheckFinding]:
    found = [finding for finding in await look_at_host(wanted) if finding.is_wrong]
    for finding in found:
        for language in LANGUAGES:
            said = words(language).say(finding.key, **finding.values)
            assert "{" not in said and "\n" not in said
    return found


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def names(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as one:
        return int(one.getsockname()[1])


async def test_where_all_is_well_nothing_is_said(tmp_path: Path) -> None:
    assert await look_at_host(settings(tmp_path, cairn_metrics=f"127.0.0.1:{free_port()}")) == []
    (tmp_path / "cairn.sqlite3").touch()
    assert await look_at_host(settings(tmp_path)) == []
    assert names(tmp_path) == ["cairn.sqlite3"]


class WaitsForDiscord(Exception):
    """It got so far."""


async def starts(wanted: Settings) -> bool:
    """Tell whether a start gets as far as waiting for Discord, which isn't there."""
    from bot.app import serve

    with patch("bot.app.asked_pause", side_effect=WaitsForDiscord):
        try:
            await serve(wanted)
        except WaitsForDiscord:
            return True
        except STARTUP_ERRORS:
            return False
    raise AssertionError("it ended by itself")


def token() -> dict[str, Any]:

    return {"discord_token": "a.b.c", "discord_api_url": "http://127.0.0.1:1/api"}


async def test_figures_without_their_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = settings(tmp_path, cairn_metrics=f"127.0.0.1:{free_port()}", **token())
    assert await wrong(wanted) == [] and await starts(wanted)
    for module in (check_host, start):
        monkeypatch.setattr(module, "find_spec", lambda _: None)
    assert [finding.key for finding in await wrong(wanted)] == ["startup-metrics"]
    assert not await starts(wanted)


async def test_shards_on_a_file(tmp_path: Path) -> None:
    wanted = settings(tmp_path, cairn_shards="0-3/8", **token())
    assert [finding.key for finding in await wrong(wanted)] == ["startup-shards"]
    assert not await starts(wanted)


async def test_a_taken_port_is_wrong_unless_a_cairn_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        wanted = settings(tmp_path, cairn_metrics=f"127.0.0.1:{taken.getsockname()[1]}", **token())
        with monkeypatch.context() as patch:
            patch.setattr("bot.check_host.PATIENCE_S", 0.2)
            assert [finding.key for finding in await wrong(wanted)] == ["startup-metrics-address"]
        assert not await starts(wanted)
    measures = PrometheusMeasures()
    async with serving("127.0.0.1", 0, Monitor(measures), measures) as port:
        (running,) = await look_at_host(settings(tmp_path, cairn_metrics=f"127.0.0.1:{port}"))
    assert (running.key, running.sign) == ("check-running", "✓")
    for language in LANGUAGES:
        assert str(port) in words(language).say(running.key, **running.values)


async def test_an_address_of_another_machine(tmp_path: Path) -> None:
    wanted = settings(tmp_path, cairn_metrics="192.0.2.1:9464", **token())
    assert [finding.key for finding in await wrong(wanted)] == ["startup-metrics-address"]
    assert not await starts(wanted)


@pytest.mark.parametrize("unwritable", ["", "elsewhere", "elsewhere/deep/down"])
async def test_a_folder_that_cannot_be_written_in(
    unwritable: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database's own, or that of its backups, or the nearest there is above one that is yet to be made."""
    (tmp_path / "cairn.sqlite3").touch()
    (tmp_path / "elsewhere").mkdir()
    shut = tmp_path / unwritable.split("/", maxsplit=1)[0]
    touch = Path.touch

    def refuse(self: Path, *arguments: Any) -> None:
        if self.parent == shut:
            raise PermissionError(13, "Permission denied")
        touch(self, *arguments)

    monkeypatch.setattr(Path, "touch", refuse)
    wanted = settings(tmp_path, cairn_backups=str(tmp_path / unwritable) if unwritable else "off")
    (finding,) = await wrong(wanted)
    assert (finding.key, finding.values["path"]) == ("check-write-bad", str(shut))


async def test_too_little_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cairn.sqlite3").touch()
    free = LEAST_ROOM_MB * MEGABYTE

    class Usage:
        @property
        def free(self) -> int:
            return free

    monkeypatch.setattr(check_host, "disk_usage", lambda _: Usage())
    assert await wrong(settings(tmp_path)) == []
    free -= 1
    (finding,) = await wrong(settings(tmp_path))
    assert finding.values == {"path": str(tmp_path), "free": str(LEAST_ROOM_MB - 1)}
    assert all(str(LEAST_ROOM_MB) in words(language).say(finding.key, **finding.values) for language in LANGUAGES)


async def test_a_misspelt_setting_is_doubtful(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAIRN_DATABSE", "x")
    found = [finding for finding in await look_at_host(settings(tmp_path)) if finding.values["name"] == "CAIRN_DATABSE"]
    assert [(finding.sign, finding.values["meant"]) for finding in found] == [("!", "CAIRN_DATABASE")]
