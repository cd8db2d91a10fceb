"""Who sits where, and which live tables each person has."""

from collections.abc import Sequence

from bot.newest import Newest
from bot.tables.values.states import LIVE, TableStatus
from data.records import Table
from data.store import Store, Where


def seated(host: str, guest: str, lead: int, game_no: int) -> tuple[str, str]:
    """Seat the players: seats alternate from game to game (G-9)."""
    return (host, guest) if (lead + game_no - 1) % 2 == 0 else (guest, host)


def person_to_move(table: Table) -> str | None:
    if table.to_move is None:
        return None
    return seated(table.host, table.guest, table.lead, table.game_no)[table.to_move]


async def tables_of(store: Store, person: str, statuses: Sequence[TableStatus] = LIVE) -> list[Table]:
    tables: list[Table] = []
    for chair in ("host", "guest"):
        tables += await store.find(Table, Where(equal={chair: person}, among={"status": tuple(statuses)}))
    return tables


class Seats:
    """Remember the ids of recent people's tables, because every turn asks whether another table waits."""

    def __init__(self, most: int = 1_000) -> None:
        self._changes = 0
        self._known = Newest[str, tuple[str, ...]](most)

    async def of(self, store: Store, person: str) -> tuple[str, ...]:
        if person in self._known:
            self._known.move_to_end(person)
            return self._known[person]
        changes = self._changes
        ids = tuple(table.id for table in await tables_of(store, person))
        if changes == self._changes:  # else it may be old already
            self._known[person] = ids
        return ids

    def changed(self, *people: str) -> None:
        """Forget people whose tables have begun or ended."""
        self._changes += 1
        for person in people:
            self._known.pop(person, None)
