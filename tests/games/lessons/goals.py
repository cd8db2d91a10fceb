"""What each step of a lesson asks for, said once more and otherwise than the lessons do: by what a try changes."""

from importlib import import_module
from importlib.util import find_spec

from bot.contract.beside_tests import Goal
from games.registry import KEYS

_MODULES = {key: f"tests.games.{key}.lesson_goals" for key in KEYS}
GOALS: dict[str, dict[str, Goal]] = {
    key: import_module(name).GOALS for key, name in _MODULES.items() if find_spec(name)
}
