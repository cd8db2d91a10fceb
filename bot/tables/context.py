"""What every verb needs: the store, the time, chance, the rules, and who is busy where."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.tables.clock.absences import Absences
from bot.tables.clock.running_time import DAY, HOUR, RunningTime
from bot.tables.locks import Locks
from bot.tables.log.loaded_game import LoadedGames
from bot.tables.notices.changed_subjects import ChangedSubjects
from bot.tables.queries.seats import Seats
from data.records import Notice, Person, Place, Posting, Server
from data.store import Change, Record, Store
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


@dataclass(frozen=True, slots=True)
class Limits:
    """How long things last, in milliseconds, and how many there may be."""

    challenge: int = 7 * DAY
    silence: int = 30 * DAY  # of a table without a clock, before both are asked
    asked: int = 7 * DAY  # … and until it is given up
    gone: int = 7 * DAY  # before a win can be claimed from who left, where there is no clock
    away_days: int = 30  # a year
    deliveries: int = HOUR  # Discord gives an interaction up after a quarter of that
    batch: int = 100  # due things handled side by side
    loaded_games: int = 256
    audited: int = 20  # tables replayed at each tick, until all were
    reason: int = 300  # characters


@dataclass(slots=True)
class TableContext:
    store: Store
    time: RunningTime
    games: Callable[[str], AnyGame]
    draw: Callable[[], str]
    limits: Limits
    loaded_games: LoadedGames
    absences: Absences = field(default_factory=Absences)
    locks: Locks = field(default_factory=Locks)
    changed_subjects: ChangedSubjects = field(default_factory=ChangedSubjects)
    seats: Seats = field(default_factory=Seats)

    def new_id(self) -> str:
        chance = int(self.draw(), 16)
        return "".join(_LETTERS[chance // len(_LETTERS) ** place % len(_LETTERS)] for place in range(_ID_LENGTH))

    async def write(self, table_id: str, changes: Sequence[Change]) -> None:
        """Commit; if that fails, or nobody waits for its end, what memory holds of the table may be wrong."""
        try:
            await self.store.commit(*changes)
        except BaseException:
            self.loaded_games.drop(table_id)
            raise
