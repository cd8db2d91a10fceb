"""Check what import-linter can't: who touches discord.py's insides, how full folders are, that names are unique."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PRODUCT = ("bot", "games", "render", "data")
MOST_MODULES = 12
INSIDES = re.compile(r"\bdiscord\.http\b|\.http\.|__discord_|\bMultipartParameters\b|\bdiscord\.gateway\b")
PER_GAME = re.compile(r"games/\w+/|render/\w+/|games/opponents/\w+/")  # states, views and painters have one name in all


def modules() -> Iterator[Path]:
    return (path for package in PRODUCT for path in sorted((ROOT / package).rglob("*.py")))


def names(path: Path) -> Iterator[str]:
    """Classes, exceptions and type aliases that a module defines for others."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if re.fullmatch(r"[A-Z][a-z]\w*", name):
                yield name


def test_no_name_is_defined_twice() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for path in modules():
        shown = path.relative_to(ROOT).as_posix()
        for name in names(path):
            if not (name in ("State", "View") and PER_GAME.match(shown)):
                found[name].append(shown)
    twice = [f"{name}: {places}" for name, places in found.items() if len(places) > 1]
    assert "\n".join(twice) == ""


def test_no_room_holds_more_than_a_dozen_modules() -> None:
    rooms: dict[str, int] = defaultdict(int)
    for path in modules():
        if path.name not in ("__init__.py", "__main__.py"):
            rooms[path.parent.relative_to(ROOT).as_posix()] += 1
    assert {room: count for room, count in rooms.items() if count > MOST_MODULES} == {}


@pytest.mark.parametrize("path", sorted((ROOT / "bot" / "ui").rglob("*.py")), ids=lambda path: path.stem)
def test_only_discord_io_touches_the_insides_of_discord_py(path: Path) -> None:
    if "discord_io" not in path.parts:
        assert not INSIDES.findall(path.read_text(encoding="utf-8"))
