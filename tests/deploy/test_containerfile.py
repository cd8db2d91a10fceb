"""The container holds every package that the wheel does."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_package_is_copied() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packages = project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    steps = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    assert set(re.findall(r"^COPY (\w+) /opt/cairn/", steps, re.MULTILINE)) == set(packages)
