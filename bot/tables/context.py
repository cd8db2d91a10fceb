"""The dependencies of every verb: store, time, chance, rules and locks."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from bot.tables.clock.absences import Absences
from bot.tables.clock.running_time import RunningTime
from bot.tables.limits import Limits
from bot.tables.listeners import Listeners
from bot.tables.locks import Locks
from bot.tables.log.loaded_game import LoadedGames
from bot.tables.notices.changed_subjects import ChangedSubjects
from bot.tables.queries.seats import Seats
from data.records import Notice, Person, Place, Posting, Server
from data.store import Record, Store
from games.core.game import AnyGame

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # no 0/o, 1/i/l: ids are read aloud
_ID_LENGTH = 5

# Records that every turn reads, by these columns; only this process changes them, so they may be remembered.
REMEMBERED: Mapping[type[Record], tuple[str, ...]] = {
    Notice: ("subject",),
    Posting: ("subject",),
    Place: ("subject", "channel"),
    Person: ("id",),
    Server: ("id",),
}


def draw_seed() -> str:
    """Draw 128 bits of chance."""
    return secrets.token_hex(16)


class Games(Protocol):
    """Look rules up: `games.registry.game`, or a test's replacement."""

    def __call__(self, key: str, version: int | None = None) -> AnyGame: ...


@dataclass(slots=True)
class TableContext:
    store: Store
    time: RunningTime
    games: Games
    draw: Callable[[], str]
    limits: Limits
    loaded_games: LoadedGames
    absences: Absences = field(default_factory=Absences)
    locks: Locks = field(default_factory=Locks)
    changed_subjects: ChangedSubjects = field(default_factory=ChangedSubjects)
    seats: Seats = field(default_factory=Seats)
    listeners: Listeners = field(default_factory=Listeners)

    def new_id(self) -> str:
        chance = int(self.draw(), 16)
        return "".join(_LETTERS[chance // len(_LETTERS) ** place % len(_LETTERS)] for place in range(_ID_LENGTH))


@dataclass(frozen=True)
class Verbs:
    """The base of all groups of verbs: each method implements one verb on the context."""

    context: TableContext
