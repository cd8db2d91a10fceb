"""The games there are, and where their parts are found: rules, manual, painter and all that goes by a game's key."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from games.core.game import AnyGame
from games.core.manual import AnyManual
from games.packages import GamePackage, Unwelcome, check_key, installed

OWN = ("l_calculus", "logan_stones", "tactic", "topologic", "logitac")  # easiest first: the order people see
if TYPE_CHECKING:
    KEYS: list[str]  # our own and those of packages, which are looked for when this is first read

PARTS: Mapping[str, tuple[str, str, str]] = {  # our file, with the key for the star; a package's; what is in there
    "rules": ("games/*/rules.py", "rules.py", "GAME"),
    "manual": ("games/*/manual.py", "manual.py", "MANUAL"),
    "painter": ("render/*/painter.py", "painter.py", "PAINTER"),
    "opponent": ("games/opponents/*/opponent.py", "opponent.py", "OPPONENT"),
    "lesson": ("games/lessons/*.py", "lesson.py", "STEPS"),
    "moments": ("games/moments/*.py", "moments.py", "moment"),
    "puzzles": ("games/puzzles/data/*.jsonl", "puzzles.jsonl", "puzzle"),
    "words": ("games/text/en/*.ftl", "text/en/*.ftl", "message"),
}
_SILENT = ("rules", "manual", "opponent", "lesson", "moments")  # parts without pictures and words

_known: list[str] = []
_packages: dict[str, GamePackage] = {}
LEFT_OUT: list[str] = []  # a line for each package whose game nobody can play: which, and why


class MissingPart(LookupError):
    """Raised when a registered game lacks a part; names it, and whatever else the game lacks."""

    def __init__(self, key: str, part: str) -> None:
        others = [_place(key, other) for other in PARTS if other != part and not _file(key, other).is_file()]
        also = f"; nor is there {', '.join(others)}" if others else ""
        super().__init__(f"{key} has no {part}: there is no {PARTS[part][2]} in {_place(key, part)}{also}")


def __getattr__(name: str) -> list[str]:
    """Look for packages when somebody wants all games, and not while this module is being read: they import it."""
    if name != "KEYS":
        raise AttributeError(name)
    return keys()


def keys() -> list[str]:
    """List all games; one that turns out to be broken later leaves this very list."""
    if not _known:
        _known.extend(OWN)
        for package in installed():
            _take_in(package)
        leave_out_broken(_load)
    return _known


def _take_in(package: GamePackage) -> None:
    try:
        check_key(package.key, _known)
    except Unwelcome as error:
        LEFT_OUT.append(package.without(error))
        return
    _known.append(package.key)
    _packages[package.key] = package


def leave_out_broken(look: Callable[[str], object]) -> None:
    """Leave out the packages' games at which nobody can look so; our own are whole, or nothing starts."""
    for key in [key for key in keys() if key in _packages]:
        try:
            look(key)
        except Exception as error:  # noqa: BLE001 whatever goes wrong in it is the package's: others play on
            LEFT_OUT.append(_packages.pop(key).without(error))
            _known.remove(key)
            game.cache_clear()
            _versions.cache_clear()


def packaged() -> Mapping[str, str]:
    """Name the modules that bring games, by the games' keys."""
    keys()
    return {key: package.module for key, package in _packages.items()}


def _load(key: str) -> None:
    for part in PARTS:
        find_file(key, part)
    for part in _SILENT:
        find_part(key, part)
    if (called := find_part(key, "rules").key) != key:
        raise Unwelcome(f"its rules call it {called}")


def find_part(key: str, part: str) -> Any:
    """Load a part of a game; KeyError for a game nobody has, MissingPart for a part that isn't where it belongs."""
    module = find_module(key, part)
    name = PARTS[part][2]
    if not hasattr(module, name):
        raise MissingPart(key, part)
    return getattr(module, name)


def find_module(key: str, part: str) -> Any:
    find_file(key, part)
    return import_module(_place(key, part).removesuffix(".py").replace("/", "."))


def find_file(key: str, part: str) -> Traversable:
    if key not in OWN and key not in keys():
        raise KeyError(key)
    if not _file(key, part).is_file():
        raise MissingPart(key, part)
    return _file(key, part)


def _place(key: str, part: str) -> str:
    ours, theirs, _ = PARTS[part]
    place = f"{_packages[key].module.replace('.', '/')}/{theirs}" if key in _packages else ours
    return place.replace("*", key)


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
    return tuple(game(key) for key in keys())
