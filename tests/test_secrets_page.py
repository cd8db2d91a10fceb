"""docs/secrets.md names every command and verb there is, and no test that there isn't."""

import re
from dataclasses import fields
from pathlib import Path

from bot.ui.registry import COMMANDS, ROUTES
from bot.workers import jobs

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "secrets.md").read_text(encoding="utf-8")


def test_every_test_named_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    files = (path for folder in ("tests", "bot/contract") for path in (ROOT / folder).rglob("test_*.py"))
    written = "\n".join(path.read_text(encoding="utf-8") for path in files)
    assert len(named) > 12
    assert named - set(re.findall(r"def (test_\w+)", written)) == set()


def test_every_command_and_every_verb_was_considered() -> None:
    commands = {command.group or command.name for command in COMMANDS}
    assert set(re.findall(r"`/([a-z-]+)`", PAGE)) == commands
    assert {f"`{verb}`" for verb in ROUTES} - set(re.findall(r"`[a-z-]+`", PAGE)) == set()


def test_every_place_has_a_test() -> None:
    rows = [line.split("|") for line in PAGE.splitlines() if line.startswith("| ")][2:]
    assert len(rows) > 15
    assert [row[1] for row in rows if "`test_" not in row[3]] == []


def test_jobs_know_views_only() -> None:
    """What a worker is given: a game's name, a view, a seed of its own, and plain words and numbers."""
    for kind in jobs.Job.__subclasses__():
        assert {"game", "view", "seed"} <= {field.name for field in fields(kind)}
        assert not [field.name for field in fields(kind) if "state" in field.name]
