"""Plant one fault in a copy of the tree, and run tests until one of them fails."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.mutants.areas import AREAS, ROOT, mirroring
from tools.mutants.fault import Fault

MOST_S = 900  # then the tests are taken for endless, which a fault can make them: it is noticed
FAILED = (1, 2, 3)  # a test failed, was interrupted, or could not even begin


def copy_of_tree(folder: Path) -> Path:
    """Make a work tree of the last commit, or bring an old one up to it."""
    if not (folder / ".git").exists():
        _git("worktree", "add", "--force", "--detach", str(folder), "HEAD")
    head = _git("rev-parse", "HEAD")
    _git("-C", str(folder), "checkout", "--quiet", "--force", "--detach", head)
    return folder


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def killed_by(fault: Fault, copy: Path) -> str | None:
    """Return the tests that notice the fault, or None where all of them pass."""
    path = copy / fault.path
    source = path.read_text(encoding="utf-8")
    path.write_text(fault.planted(source), encoding="utf-8")
    try:
        return next((" ".join(tests) for tests in choices(fault.path, copy) if not passes(tests, copy)), None)
    finally:
        path.write_text(source, encoding="utf-8")


def choices(path: str, copy: Path) -> list[tuple[str, ...]]:
    area = next(area for area in AREAS if path.startswith(area.folders))
    wider = tuple(folder for folder in area.wider if (copy / folder).exists())
    return list(dict.fromkeys([*mirroring(path, copy), wider]))


def passes(tests: Sequence[str], copy: Path) -> bool:
    """Run tests up to the first failure; a run that doesn't end has failed."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1", "HYPOTHESIS_STORAGE_DIRECTORY": "/tmp/cairn-mutants"}
    try:
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, timeout=MOST_S, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode not in FAILED
