"""What every verb needs: the store, the time, chance, the rules, and who is busy where."""

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

# What every turn asks for, and by what: nobody but this process changes it.
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
    """Where rules come from: `games.registry.game`, or a test's own."""

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
    """What people can do, as methods: each is the implementation, and works on the context alone."""

    context: TableContext
