"""What a game's own tests tell the suites: `pieces.py` and `lesson_goals.py` beside them."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from games.core.game import Action


@dataclass(frozen=True, slots=True)
class Trial:
    before: Any
    after: Any
    actions: tuple[Action, ...]

    @property
    def wins(self) -> bool:
        return self.after.outcome is not None and self.after.outcome.winner == self.before.to_move


Goal = Callable[[Trial], bool]


def beside_tests(root: Path, key: str, name: str) -> ModuleType | None:
    """Load it from tests/games/<key>, or from tests where a package has one game."""
    for file in (root / "tests" / "games" / key / f"{name}.py", root / "tests" / f"{name}.py"):
        spec = spec_from_file_location(f"{key}_{name}", file) if file.is_file() else None
        if spec and spec.loader:
            module = module_from_spec(spec)
            spec.loader.exec_module(module)
            return module
    return None
