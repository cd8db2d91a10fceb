"""Add a line to a game's log."""

from typing import Any

from bot.tables.clockwork import left
from bot.tables.draft import Play
from bot.tables.states import Line
from data.records import Entry
from data.store import Insert
from games.core.outcome import Seat
from games.core.play import digest


def write_line(
    play: Play,
    kind: Line,
    seat: Seat | None,
    turn: int,
    state: Any,
    *,
    action: str = "",
    count: int = 0,
    salt: str = "",
) -> Entry:
    """Write it with the digest of the state after it and with the clock as it stands now."""
    entry = Entry(
        table_id=play.table.id,
        game_no=play.table.game_no,
        number=play.table.entries + 1,
        kind=kind,
        seat=seat,
        action=action,
        count=count,
        turn=turn,
        digest=digest(state),
        salt=salt,
        at=play.at,
        left_ms=left(play),
        reminded=play.table.reminded,
    )
    play.add(Insert(entry))
    play.set(entries=entry.number)
    return entry
