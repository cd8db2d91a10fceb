"""What a player has said to play by itself at a table, for their eyes alone."""

from dataclasses import dataclass
from typing import Any

from bot.tables.core.conditions import chair_of
from bot.tables.core.context import Verbs
from bot.tables.core.loaded_game import players, seat_of
from bot.tables.queries.table_view import sit
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.lines import Line, read_line, read_lines, read_turn
from data.records import Conditions, Table
from data.store import Where
from games.core.foreseeing import ForeseenTurn
from games.core.game import AnyGame
from games.core.outcome import Seat


@dataclass(frozen=True, slots=True)
class ConditionsView:
    """A player's conditions, and the position they begin with, as that player knew it when the turn began."""

    table: Table
    game: AnyGame
    seat: Seat
    players: tuple[str, str]
    view: Any
    lines: tuple[Line, ...]
    draft: Line  # the line being built
    missed: ForeseenTurn  # what wasn't played in the running turn, though it was said to be
    plays_only_turn: bool


class OwnConditions(Verbs):
    async def conditions(self, table_id: str, person: str) -> ConditionsView:
        loaded = await sit(self.context, table_id)
        seat = seat_of(loaded.round, person)
        if seat is None:
            raise TableError(ErrorCode.NOT_YOUR_TABLE)
        table = loaded.table
        row = await self._current(table, person)
        return ConditionsView(
            table=table,
            game=loaded.game,
            seat=seat,
            players=players(loaded.round),
            view=loaded.game.view(loaded.began, seat),
            lines=read_lines(row.lines),
            draft=read_line(row.draft),
            missed=read_turn(row.missed),
            plays_only_turn=bool(table.only_turns & chair_of(table, person)),
        )

    async def count_conditions(self, table: Table, person: str) -> int:
        """Count the lines that hold."""
        return len(read_lines((await self._current(table, person)).lines))

    async def _current(self, table: Table, person: str) -> Conditions:
        said, where = table.conditions & chair_of(table, person), Where(equal={"table_id": table.id})
        rows = await self.context.store.find(Conditions, where) if said else []
        current = (row for row in rows if row.person == person and row.turn_no == table.turn_no)
        return next(current, Conditions(table.id, person, table.turn_no))
