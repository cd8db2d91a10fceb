"""The dependencies of every verb: store, time, chance, rules and locks."""

import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Protocol

from bot.tables.core.absences import Absences
from bot.tables.core.changed_subjects import ChangedSubjects
from bot.tables.core.loaded_game import LoadedGames
from bot.tables.core.locks import Locks
from bot.tables.core.ring_wishes import RingWishes
from bot.tables.core.running_time import RunningTime
from bot.tables.core.seats import Seats
from bot.tables.core.sharing import Alone, Homes, Sharing
from bot.tables.values.answers import Event
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.limits import Limits
from bot.tables.values.puzzle_rotation import GradedPuzzles
from bot.tables.values.shipped_puzzles import shipped_puzzles
from data.errors import LeaseLost
from data.records import Challenge, Conditions, Notice, Person, Place, Posting, Server, Table
from data.store import Record, Store
from games.core.game import AnyGame

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # no 0/o, 1/i/l: ids are read aloud
_ID_LENGTH = 5
_DRAWS = 8

# Records that every turn reads, by these columns; only this process changes them, so they may be remembered.
REMEMBERED: Mapping[type[Record], tuple[str, ...]] = {
    Notice: ("subject",),
    Posting: ("subject",),
    Conditions: ("table_id",),
    Place: ("subject", "channel"),
    Person: ("id",),
    Server: ("id",),
}


# Called after every commit at a table. It must be quick; a kill may lose a call: durable work is found in the store.
Listener = Callable[[Table, Sequence[Event]], None]


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
    ring_wishes: RingWishes = field(default_factory=RingWishes)
    locks: Locks = field(default_factory=Locks)
    changed_subjects: ChangedSubjects = field(default_factory=ChangedSubjects)
    seats: Seats = field(default_factory=Seats)
    listeners: list[Listener] = field(default_factory=list)
    puzzles: Callable[[], GradedPuzzles] = shipped_puzzles
    sharing: Sharing = field(default_factory=Alone)
    homes: Homes = field(init=False)

    def __post_init__(self) -> None:
        self.homes = Homes(self.store, self.sharing)

    def new_id(self) -> str:
        chance = int(self.draw(), 16)
        return "".join(_LETTERS[chance // len(_LETTERS) ** digit % len(_LETTERS)] for digit in range(_ID_LENGTH))

    async def free_id(self) -> str:
        """Draw an id that no challenge and no table has; ids are short, so one may be taken."""
        for _ in range(_DRAWS):
            drawn = self.new_id()
            if await self.store.get(Table, drawn) is None and await self.store.get(Challenge, drawn) is None:
                return drawn
        raise TableError(ErrorCode.BUSY)

    @asynccontextmanager
    async def looking_after(self, subject: str) -> AsyncIterator[None]:
        """Work on a table or challenge that nobody clicked on; LeaseLost if it belongs to another process."""
        if self.sharing.is_alone:
            yield
            return
        home = (await self.homes.of([subject])).get(subject)
        if home is None:
            raise LeaseLost(f"{subject} is gone")
        with self.sharing.while_held(home):
            yield

    async def learn_of(self, *people: str) -> None:
        """Read again who is away and when they are rung, where other processes may have changed it."""
        if not self.sharing.is_alone:
            await self.absences.learn(self.store, people)
            await self.ring_wishes.learn(self.store, people)

    async def learn_of_all(self) -> None:
        await self.absences.load(self.store, self.time.now())
        await self.ring_wishes.load(self.store)


@dataclass(frozen=True)
class Verbs:
    """The base of all groups of verbs: each method implements one verb on the context."""

    context: TableContext
