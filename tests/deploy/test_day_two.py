"""The commands of docs/day-two.md do what they say, in a folder in place of `/`; what the page names is there."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.config import Settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "day-two.md").read_text(encoding="utf-8")
TOP = ("/opt", "/etc", "/var/lib")
NOTED = ("systemctl", "useradd", "userdel")  # only root may run them: each writes down how it was called
UNIT = "etc/systemd/system/cairn.service"


def block(name: str) -> str:
    found = re.search(rf"<!-- tried: {name} -->\n```sh\n(.*?)```", PAGE, re.DOTALL)
    assert found, name
    return found[1]


@pytest.fixture
def top(tmp_path: Path) -> Path:
    """A machine on which hosting.md was followed, in a folder."""
    for folder in ("opt/cairn/deploy", "etc/systemd/system", "etc/cairn", "var/lib/cairn/backups"):
        (tmp_path / folder).mkdir(parents=True)
    unit = moved((ROOT / "deploy" / "cairn.service").read_text(encoding="utf-8"), tmp_path)
    for copy in ("opt/cairn/deploy/cairn.service", UNIT):
        (tmp_path / copy).write_text(unit, encoding="utf-8")
    (tmp_path / "etc/cairn/cairn.env").write_text("DISCORD_TOKEN=first\n", encoding="utf-8")
    (tmp_path / "var/lib/cairn/cairn.sqlite3").write_bytes(b"games")
    (tmp_path / "bin").mkdir()
    for name in NOTED:
        program = tmp_path / "bin" / name
        program.write_text(f'#!/bin/sh\necho {name} "$@" >> {tmp_path}/noted\n', encoding="utf-8")
        program.chmod(0o755)
    install = tmp_path / "bin" / "install"
    install.write_text(f'#!/bin/sh\nexec {shutil.which("install")} $(echo "$@" | sed "s/-o [^ ]* -g [^ ]*//")\n')
    install.chmod(0o755)
    return tmp_path


def moved(text: str, top: Path) -> str:
    return re.sub(rf"(?<![\w.])({'|'.join(TOP)})/", rf"{top}\1/", text)


def run(name: str, top: Path, **values: str) -> str:
    """Run a block there; give what was noted, else what it said."""
    commands = moved(block(name), top)
    environment = {"PATH": f"{top}/bin:{os.environ['PATH']}", **values}
    shell = ["bash", "-euo", "pipefail", "-c", commands]
    done = subprocess.run(shell, env=environment, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    noted = top / "noted"
    return noted.read_text(encoding="utf-8") if noted.exists() else done.stdout


def test_a_second_bot_has_everything_of_its_own(top: Path) -> None:
    first = (top / UNIT).read_text(encoding="utf-8")
    noted = run("second bot", top, SECOND_TOKEN="second")
    assert "useradd --system" in noted and noted.endswith("systemctl enable --now cairn-two\n")
    unit = (top / "etc/systemd/system/cairn-two.service").read_text(encoding="utf-8").replace(str(top), "")
    for line in (
        "User=cairn-two",
        "StateDirectory=cairn-two",
        "EnvironmentFile=/etc/cairn-two/cairn.env",
        "ExecStart=/opt/cairn/.venv/bin/python -m bot",
    ):
        assert f"\n{line}\n" in unit
    assert "CAIRN_DATABASE=/var/lib/cairn-two/cairn.sqlite3" in unit
    assert not re.search(r"(/etc|/var/lib)/cairn/|=cairn\n", unit)
    settings = top / "etc/cairn-two/cairn.env"
    assert settings.stat().st_mode & 0o777 == 0o600
    said = dict(line.split("=") for line in settings.read_text(encoding="utf-8").splitlines())
    assert said["DISCORD_TOKEN"] == "second"
    assert said["CAIRN_METRICS"] != "127.0.0.1:9464"
    assert (top / UNIT).read_text(encoding="utf-8") == first
    assert (top / "etc/cairn/cairn.env").read_text(encoding="utf-8") == "DISCORD_TOKEN=first\n"


def test_uninstalling_keeps_the_games_and_nothing_else(top: Path, tmp_path: Path) -> None:
    archive = tmp_path / "archive"
    noted = run("uninstall", top, ARCHIVE=str(archive)).splitlines()
    assert noted == ["systemctl disable --now cairn", "systemctl daemon-reload", "userdel cairn"]
    assert (archive / "cairn.sqlite3").read_bytes() == b"games"
    left = [path for path in top.rglob("*cairn*") if path.is_relative_to(top / "etc") or "var/lib" in str(path)]
    assert left == []
    assert not (top / "opt/cairn").exists()


@pytest.mark.skipif(shutil.which("journalctl") is None, reason="needs systemd's journalctl")
def test_the_journal_knows_these_options() -> None:
    for line in block("log").splitlines():
        program, *options = (word.strip("'") for word in re.findall(r"'[^']*'|\S+", line))
        options = [f"{word}" for word in options if word != "--follow"]
        done = subprocess.run(
            [program, *options, "--no-pager", "--lines=1"], capture_output=True, text=True, check=False, timeout=60
        )
        assert "unrecognized" not in done.stderr and "Failed to parse" not in done.stderr, done.stderr


def test_the_size_is_told(top: Path) -> None:
    assert f"{top}/var/lib/cairn\n" in run("size", top)


def test_the_settings_named_exist() -> None:
    named = set(re.findall(r"`(CAIRN_[A-Z_]+)", PAGE))
    assert named and named <= {name.upper() for name in Settings.__dataclass_fields__}


def test_the_lines_of_the_log_are_those_that_are_written() -> None:
    code = "\n".join(
        path.read_text(encoding="utf-8") for kind in ("*.py", "*.ftl") for path in (ROOT / "bot").rglob(kind)
    )
    lines = re.findall(r"^\| `([^`]+)` \|", PAGE.split("| a line with")[1].split("**Rotation**")[0], re.MULTILINE)
    assert len(lines) == 8
    assert [line for line in lines if line not in code] == []
