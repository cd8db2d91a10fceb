"""A wheel says what it is, holds everything that runs, and nothing by which it could be taken for another's."""

import shutil
import subprocess
import sys
import tomllib
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

from bot import __version__
from bot.__main__ import EXAMPLES

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGES = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
NOT_CODE = {".ftl", ".sql", ".ttf", ".otf", ".html", ".css", ".js", ".bin", ".json", ".typed"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=120)
    (path,) = folder.glob("*.whl")
    assert path.name == f"cairn_bot-{__version__}-py3-none-any.whl"
    return zipfile.ZipFile(path)


def test_it_has_the_name_and_the_version_of_the_code(wheel: zipfile.ZipFile) -> None:
    info = f"cairn_bot-{__version__}.dist-info"
    said = Parser().parsestr(wheel.read(f"{info}/METADATA").decode())
    assert (said["Name"], said["Version"], said["License-Expression"]) == ("cairn-bot", __version__, "MIT")
    assert wheel.read(f"{info}/entry_points.txt").decode().split() == [
        "[console_scripts]",
        "cairn",
        "=",
        "bot.__main__:main",
        "[pytest11]",
        "cairn",
        "=",
        "bot.contract.plugin",
    ]
    licences = {name.removeprefix(f"{info}/licenses/") for name in wheel.namelist() if "/licenses/" in name}
    assert "LICENSE" in licences and any(name.startswith("render/fonts/LICENSE") for name in licences)


def test_it_holds_everything_that_is_tracked_in_its_packages(wheel: zipfile.ZipFile) -> None:
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("needs git and a checkout")
    listed = subprocess.run(["git", "ls-files", *PACKAGES], cwd=ROOT, capture_output=True, text=True, check=True)
    tracked = {name for name in listed.stdout.splitlines() if (ROOT / name).is_file()}
    assert {Path(name).suffix for name in tracked} & NOT_CODE
    assert tracked - set(wheel.namelist()) == set()
    assert {name.split("/")[0] for name in wheel.namelist() if not name.startswith("cairn_bot-")} == set(PACKAGES)


def test_it_brings_the_page_of_settings_where_help_looks_for_it(wheel: zipfile.ZipFile) -> None:
    checkout, installed = EXAMPLES
    place = installed.relative_to(sys.prefix)
    assert checkout == ROOT / ".env.example"
    assert wheel.read(f"cairn_bot-{__version__}.data/data/{place}") == checkout.read_bytes()


def test_its_classifiers_are_known_ones() -> None:
    from trove_classifiers import classifiers

    assert set(PROJECT["project"]["classifiers"]) <= classifiers
