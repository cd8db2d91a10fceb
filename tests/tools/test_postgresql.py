"""Where PostgreSQL's programs are missing, a test run says so, once, and passes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.postgresql import NONE_HERE, programs

ROOT = Path(__file__).parents[2]
SOME = "tests/deploy/test_postgresql_backups.py"


def test_one_line_says_what_was_skipped(tmp_path: Path) -> None:
    hidden = os.environ | {"CAIRN_TEST_POSTGRESQL": str(tmp_path)}
    asked = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", SOME]
    done = subprocess.run(asked, cwd=ROOT, env=hidden, capture_output=True, text=True, check=False, timeout=600)
    lines = [line for line in done.stdout.splitlines() if NONE_HERE in line]
    assert done.returncode == 0, done.stdout
    assert len(lines) == 1
    assert lines[0].split(" skipped: ")[0].isdigit()


def test_a_folder_without_the_programs_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAIRN_TEST_POSTGRESQL", str(tmp_path))
    assert programs() is None
