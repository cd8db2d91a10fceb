"""The parts of the product that faults are planted in, and the tests that must notice."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Area:
    name: str
    folders: tuple[str, ...]
    wider: tuple[str, ...]
    aim: float
    without: tuple[str, ...] = ()

    def modules(self, root: Path = ROOT) -> tuple[str, ...]:
        paths = (path for folder in self.folders for path in sorted((root / folder).rglob("*.py")))
        shown = (path.relative_to(root).as_posix() for path in paths)
        return tuple(path for path in shown if not path.startswith(self.without))


GAMES = ("l_calculus", "logan_stones", "logitac", "tactic", "topologic")

AREAS = (
    Area("rules", ("games/core", *(f"games/{key}" for key in GAMES)), ("tests/games", "tests/contract"), 0.85),
    Area("tables", ("bot/tables",), ("tests/bot/tables", "tests/bot/ui/whole_bot", "tests/bot/ui/play"), 0.85),
    Area("ui", ("bot/ui",), ("tests/bot/ui",), 0.80),
    Area("data", ("data",), ("tests/data", "tests/contract/stores", "tests/bot/tables"), 0.85),
    Area("opponents", ("games/opponents",), ("tests/games/opponents", "tests/games/puzzles"), 0.85),
)


def mirroring(path: str, root: Path = ROOT) -> Iterator[tuple[str, ...]]:
    """Give the choices of tests for a module, nearest first: named after it, then those of its folder."""
    module = Path(path)
    folder = Path("tests") / module.parent
    named = sorted((root / folder).glob(f"test_{module.stem.strip('_')}*.py"))
    if named:
        yield tuple(test.relative_to(root).as_posix() for test in named)
    while not list((root / folder).glob("**/test_*.py")):
        folder = folder.parent
    yield (folder.as_posix(),)
