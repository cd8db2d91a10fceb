"""The games there are, and where their parts are found: rules, manual, painter and all that goes by a game's key."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from games.core.game import AnyGame
from games.core.manual import AnyManual

KEYS = ("l_calculus", "logan_stones", "tactic", "topologic", "logitac")  # easiest first: the order people see

PARTS: Mapping[str, tuple[str, str]] = {  # the file, with the game's key for the star, and what it is called in there
    "rules": ("games/*/rules.py", "GAME"),
    "manual": ("games/*/manual.py", "MANUAL"),
    "painter": ("render/*/painter.py", "PAINTER"),
    "opponent": ("games/opponents/*/opponent.py", "OPPONENT"),
    "lesson": ("games/lessons/*.py", "STEPS"),
    "moments": ("games/moments/*.py", "moment"),
    "puzzles": ("games/puzzles/data/*.jsonl", "puzzle"),
    "words": ("games/text/en/*.ftl", "message"),
}


class MissingPart(LookupError):
    """Raised when a registered game lacks a part; names it, and whatever else the game lacks."""

    def __init__(self, key: str, part: str) -> None:
        others = [_place(key, other) for other in PARTS if other != part and not _file(key, other).is_file()]
        also = f"; nor is there {', '.join(others)}" if others else ""
        super().__init__(f"{key} has no {part}: there is no {PARTS[part][1]} in {_place(key, part)}{also}")


def find_part(key: str, part: str) -> Any:
    """Load a part of a game; KeyError for a game nobody has, MissingPart for a part that isn't where it belongs."""
    module = find_module(key, part)
    name = PARTS[part][1]
    if not hasattr(module, name):
        raise MissingPart(key, part)
    return getattr(module, name)


def find_module(key: str, part: str) -> Any:
    find_file(key, part)
    return import_module(_place(key, part).removesuffix(".py").replace("/", "."))


def find_file(key: str, part: str) -> Traversable:
    if key not in KEYS:
        raise KeyError(key)
    if not _file(key, part).is_file():
        raise MissingPart(key, part)
    return _file(key, part)


def _place(key: str, part: str) -> str:
    return PARTS[part][0].replace("*", key)


def _file(key: str, part: str) -> Traversable:
    package, _, path = _place(key, part).partition("/")
    return files(package) / path


@cache
def game(key: str, version: int | None = None) -> AnyGame:
    """Find a game's rules by its key, the latest ones or those of a version; KeyError for what nobody has."""
    known = {rules.version: rules for rules in _versions(key)}
    return known[max(known) if version is None else version]


@cache
def _versions(key: str) -> tuple[AnyGame, ...]:
    """List a game under all the rules that tables may still be played by: its module's EARLIER, then GAME."""
    return (*getattr(find_module(key, "rules"), "EARLIER", ()), find_part(key, "rules"))


@cache
def manual(rules: AnyGame) -> AnyManual:
    """Make the manual that speaks of these rules, whatever their version."""
    made: AnyManual = find_part(rules.key, "manual")(rules)
    return made


def games() -> tuple[AnyGame, ...]:
    return tuple(game(key) for key in KEYS)
