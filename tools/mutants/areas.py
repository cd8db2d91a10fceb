"""The parts of the product that faults are planted in, and the tests that must notice."""

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Area:
    name: str
    folders: tuple[str, ...]
    wider: tuple[str, ...]
    aim: float

    def modules(self, root: Path = ROOT) -> tuple[str, ...]:
        paths = (path for folder in self.folders for path in sorted((root / folder).rglob("*.py")))
        return tuple(path.relative_to(root).as_posix() for path in paths)

    def tests(self, root: Path = ROOT) -> tuple[str, ...]:
        places = [root / place for place in self.wider]
        paths = {path for place in places for path in ([place] if place.is_file() else place.rglob("test_*.py"))}
        return tuple(sorted(path.relative_to(root).as_posix() for path in paths))


GAMES = ("l_calculus", "logan_stones", "logitac", "tactic", "topologic")

RULES = ("games/core/", *(f"games/{key}/" for key in GAMES))
PLAYED = "tests/games/test_registry_golden_games.py"
AREAS = (
    Area(
        "rules",
        RULES,
        (*(f"tests/{folder}" for folder in RULES), "tests/games/records", "bot/contract", PLAYED),
        0.85,
    ),
    Area("tables", ("bot/tables/",), ("tests/bot/tables", "tests/bot/ui"), 0.85),
    Area("ui", ("bot/ui/",), ("tests/bot/ui",), 0.80),
    Area("data", ("data/",), ("tests/data", "tests/contract/stores", "tests/bot/tables"), 0.85),
    Area("opponents", ("games/opponents/",), ("tests/games/opponents", "tests/games/puzzles", "bot/contract"), 0.85),
)


def area_of(path: str) -> Area:
    return next(area for area in AREAS if path.startswith(area.folders))


def mirroring(path: str, root: Path = ROOT) -> tuple[tuple[str, ...], str]:
    """Give the test files named after a module, and the nearest folder of tests that mirrors its own."""
    module = Path(path)
    folder = Path("tests") / module.parent
    named = sorted((root / folder).glob(f"test_{module.stem.strip('_')}*.py"))
    while not any((root / folder).glob("**/test_*.py")):
        folder = folder.parent
    return tuple(test.relative_to(root).as_posix() for test in named), f"{folder.as_posix()}/"
