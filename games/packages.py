"""Games that other distributions bring by their entry points; what is wrong with one is said in a line."""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

GROUP = "cairn.games"
KEY = re.compile(r"[a-z][a-z_]{1,15}")  # custom ids and names of commands hold it
MOST_GAMES = 25  # as many as a menu of Discord's holds


class Unwelcome(ValueError):
    """Raised for a game that is whole in itself and can't stand beside the others."""


@dataclass(frozen=True, slots=True)
class GamePackage:
    key: str
    module: str
    distribution: str  # its name and version

    def without(self, error: Exception) -> str:
        """Say in one line that this game is left out, and why."""
        return f"{self.key} ({self.distribution}): {type(error).__name__}: {' '.join(str(error).split())}"


def installed() -> Iterator[GamePackage]:
    from importlib.metadata import entry_points  # 3 MB, which a worker that plays our own games does without

    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        bringer = f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value
        yield GamePackage(entry.name, entry.value, bringer)


def check_key(key: str, taken: Collection[str]) -> None:
    if not KEY.fullmatch(key):
        raise Unwelcome("a game's key has 2 to 16 letters and underscores, all small")
    if key in taken:
        raise Unwelcome("there is a game of this key already")
    if len(taken) >= MOST_GAMES:
        raise Unwelcome(f"there are {MOST_GAMES} games already, as many as Discord's menus hold")
