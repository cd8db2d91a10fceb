"""The package that docs/add-a-game.md begins with passes its own tests, and the whole bot plays its game."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.installing import TEMPLATE, install

ROOT = Path(__file__).parents[1]


def said_by_pytest(folder: Path, site: Path, *asked: str) -> str:
    """Run pytest in a folder, where the game is installed, and return the last lines of what it says."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    kept["HYPOTHESIS_STORAGE_DIRECTORY"] = str(ROOT / ".hypothesis")  # its table of all signs is made once, in a second
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-W", "ignore", *asked],
        cwd=folder,
        env={**kept, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    return (done.stdout + done.stderr)[-2000:]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    shutil.copytree(TEMPLATE, tmp_path / "cairn-heaps", ignore=shutil.ignore_patterns("cairn_heaps", "__pycache__"))
    return tmp_path / "cairn-heaps"


def test_it_passes_the_contract_suites_and_its_own_tests(package: Path, tmp_path: Path) -> None:
    install(tmp_path)
    said = said_by_pytest(package, tmp_path, "--cairn-game", "heaps")
    (passed,) = re.findall(r"(\d+) passed", said)
    assert int(passed) > 120 and "failed" not in said and "error" not in said, said


def test_the_suites_find_what_is_wrong_with_a_game(package: Path, tmp_path: Path) -> None:
    rules = install(tmp_path) / "rules.py"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text.replace("min(heap, state.most) + 1)]", "min(heap, state.most) + 1)] * 2"), encoding="utf-8")
    said = said_by_pytest(package, tmp_path, "--cairn-game", "heaps", "--maxfail=1", "-k", "test_g_4")
    assert "FAILED" in said and "test_g_4_the_list_holds_each_action_once" in said, said


def test_a_game_that_isn_t_there_is_named_with_those_that_are(package: Path, tmp_path: Path) -> None:
    said = said_by_pytest(package, tmp_path, "--cairn-game", "heaps")
    assert "there is no game heaps, but l_calculus, logan_stones, tactic, topologic, logitac." in said


def test_the_whole_bot_plays_it(tmp_path: Path) -> None:
    """What is asked there of every game takes a package's for one of them."""
    install(tmp_path)
    said = said_by_pytest(ROOT, tmp_path, "tests/bot/ui/whole_bot/test_whole_games.py", "-v", "-k", "heaps")
    assert re.findall(r"(\d+) passed", said) and "failed" not in said, said
