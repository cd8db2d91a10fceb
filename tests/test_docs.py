"""What the pages for people say is there, is there."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.clock import SystemClock
from bot.config import Settings
from bot.tables import Tables
from bot.text import LANGUAGES, words
from bot.ui.registry import COMMANDS
from data import records
from data.sqlite.store import SqliteStore
from games.registry import KEYS

ROOT = Path(__file__).parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
TEXTS = [page.read_text(encoding="utf-8") for page in PAGES]
PUBLISHED = 5  # games whose length was measured
NAMES = {command.group or command.name for command in COMMANDS}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_to_files(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8"))
    missing = [target for target in targets if not target.startswith("http") and not (page.parent / target).exists()]
    assert missing == []


def test_the_readme_names_every_command_and_no_other() -> None:
    table = [line for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines() if line.startswith("| `/")]
    said = {name for line in table for name in re.findall(r"`/([a-z-]+)", line.split("|")[1])}
    assert said == NAMES


def test_make_targets_in_the_pages_exist() -> None:
    made = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    quoted = [code for page in PAGES for code in _code(page.read_text(encoding="utf-8"))]
    said = {name for code in quoted for name in re.findall(r"^make ([a-z-]+)", code, re.MULTILINE)}
    assert said <= made
    assert {"run", "test", "check"} <= said


def _code(page: str) -> list[str]:
    return [*re.findall(r"```\n(.*?)```", page, re.DOTALL), *re.findall(r"`(make [^`]+)`", page)]


def test_the_example_settings_are_those_there_are() -> None:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    said = {line.split("=")[0].lower() for line in lines if re.match(r"[A-Z_]+=", line)}
    assert said == set(Settings.__dataclass_fields__) - {
        "discord_api_url",
        "notify_socket",
        "watchdog_usec",
        "state_directory",
    }  # systemd sets the last three


def test_the_way_to_a_new_game_names_what_there_is() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:games|render|tests|tools|docs|bot)/[^` ]*)`", page)
    files = [name.replace("<key>", "tactic").replace("<your-game>", "tactic") for name in named]
    assert len(files) > 10
    assert [file for file in files if not (ROOT / file).exists()] == []


KEPT = {  # what of the privacy text is about each kind of record
    "Person": "display name",
    "Challenge": "your challenges",
    "Table": "your games",
    "Round": "results",
    "Entry": "your moves",
    "Place": "the thread",
    "Posting": "messages a game is in",
    "Away": "be away",
    "Intervention": "moderators did",
    "Delivery": "for one hour",
    "RingWish": "quiet hours",
    "RememberedTerms": "settings you last agreed on",
    "Conditions": "answers you have prepared",
    "TableNote": "write down about one",
    "Watch": "asked to be told",
    "Block": "have blocked",
    "Learning": "lessons",
    "DailyTry": "how many tries",
    "PuzzleResult": "puzzles you were shown",
    "OwnPuzzle": "positions of your games that you let a server have",
    "Server": "settings",
    "DailyWish": "set up the puzzle of the day",
    "VoteWish": "plays against me by votes",
    "Vote": "your vote",
    "VoteCall": "told of each vote",
    "League": "announced one",
    "LeagueMember": "leagues and ladders you joined",
    "Notice": "still to be posted",
}
ABOUT_NOBODY = {"Pulse", "DailyPost"}


def test_the_privacy_text_names_every_kind_of_record() -> None:
    kinds = {name for name, kind in vars(records).items() if hasattr(kind, "TABLE")}
    page = (ROOT / "docs" / "privacy.md").read_text(encoding="utf-8").replace("\n", " ")
    assert kinds == {*KEPT, *ABOUT_NOBODY}
    assert [said for said in KEPT.values() if said not in page] == []


PLACEHOLDERS = {"<key>": "tactic", "<your-game>": "tactic", "<game>": "tactic", "{en,fr}": "en"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_path_a_page_names_exists(page: Path) -> None:
    named = re.findall(r"`((?:bot|games|render|data|tests|tools|docs)/[^` *]*)`", page.read_text(encoding="utf-8"))
    assert [name for name in named if not (ROOT / _filled(name)).exists()] == []


def _filled(name: str) -> str:
    for written, meant in PLACEHOLDERS.items():
        name = name.replace(written, meant)
    return name


async def test_every_verb_the_pages_name_exists(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "empty.sqlite3")
    tables = Tables(store, SystemClock())
    named = re.findall(r"`tables\.([a-z_.]+)", "\n".join(TEXTS))
    missing = [name for name in named if not _reaches(tables, name.rstrip("."))]
    await store.close()
    assert named and missing == []


def _reaches(start: object, path: str) -> bool:
    for name in path.split("."):
        if not hasattr(start, name):
            return False
        start = getattr(start, name)
    return True


def test_the_first_run_says_what_it_installs() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipe = makefile.split(".venv/run.done: requirements/run.lock\n")[1].split("\n\n")[0].splitlines()
    (setting_up,) = [line for line in recipe if "echo" in line and "exit" not in line]
    assert setting_up.startswith('\t@echo "Setting up') and "requirements/run.lock" in setting_up


OLD = 'echo "Python 3.9.2"; exit 1'
WITHOUT_VENV = 'case "$2" in *ensurepip*) exit 1;; esac'
BREAKS_OFF = '[ "$1" = -m ] && mkdir -p .venv/bin && exit 1; exit 0'


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
@pytest.mark.parametrize("left_behind", [False, True], ids=["fresh", "after a failure"])
@pytest.mark.parametrize(
    ("python", "said"),
    [
        (OLD, "Cairn needs Python 3.11 or later"),
        (WITHOUT_VENV, "apt install python3-venv"),
        (BREAKS_OFF, "Setting up"),
    ],
    ids=["too old", "without venv", "breaks off"],
)
def test_a_set_up_that_fails_says_why_in_one_line_and_leaves_nothing(
    python: str, said: str, left_behind: bool, tmp_path: Path
) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    fake = tmp_path / "fake-python"
    fake.write_text(f"#!/bin/sh\n{python}\n", encoding="utf-8")
    fake.chmod(0o755)
    if left_behind:
        (tmp_path / ".venv" / "bin").mkdir(parents=True)
    alone = {name: value for name, value in os.environ.items() if name not in ("MAKELEVEL", "MAKEFLAGS", "MFLAGS")}
    told = subprocess.run(
        ["make", f"PYTHON={fake}", ".venv/run.done"],
        cwd=tmp_path, env=alone, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert told.returncode
    (line,) = told.stdout.splitlines()
    assert said in line
    assert not (tmp_path / ".venv").exists()


def test_a_challenge_says_how_long_a_game_takes_as_it_was_measured() -> None:
    page = (ROOT / "docs" / "opponents.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([^|,]+?)(?:, `(\w+)=(\w+)`)? \| (\d+) \(\d+\) \| (\d*)", page, re.MULTILINE)
    keys = {words("en").say(f"{key}-title"): key for key in KEYS}
    measured = {keys[title] for title, *_ in rows}
    assert len(measured) >= PUBLISHED
    for title, option, value, *medians in rows:
        key = f"{keys[title]}-takes" + (f"-{option}-{value}" if option else "")
        told = [set(re.findall(r"\d+", words(language).say(key))) for language in LANGUAGES]
        assert all(numbers >= set(filter(None, medians)) for numbers in told), key
    for key in set(KEYS) - measured:
        assert not any(re.search(r"\d", words(language).say(f"{key}-takes")) for language in LANGUAGES), key
