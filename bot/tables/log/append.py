"""Add a line to a game's log."""

from typing import Any

from bot.tables.clock.table_clock import time_left
from bot.tables.core.unit_of_work import GameUpdate
from bot.tables.values.states import EntryKind
from data.records import Entry
from data.store import Insert
from games.core.outcome import Seat
from games.core.play import digest
from games.records.commitment import commit_secret


def write_line(
    update: GameUpdate,
    kind: EntryKind,
    seat: Seat | None,
    turn: int,
    state: Any,
    *,
    action: str = "",
    count: int = 0,
    salt: str = "",
    is_conditional: bool = False,
) -> Entry:
    """Write it with the digest of the state after it and with the clock as it stands now."""
    entry = Entry(
        table_id=update.table.id,
        game_no=update.table.game_no,
        number=update.table.entries + 1,
        kind=kind,
        seat=seat,
        action=action,
        count=count,
        turn=turn,
        digest=digest(state),
        salt=salt,
        at=update.when,
        left_ms=time_left(update),
        reminded=update.table.reminded,
        promise=commit_secret(action, salt) if salt else "",
        conditional=is_conditional,
    )
    update.add(Insert(entry))
    update.set(entries=entry.number)
    return entry
