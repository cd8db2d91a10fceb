"""Tables in memory while they are in use."""

from dataclasses import dataclass
from typing import Any

from bot.newest import Newest
from bot.tables.values.notice_contents import ToldTurn
from bot.tables.values.progress import Progress
from bot.tables.values.states import ResultKind, TableStatus
from data.records import Round, Table
from games.core.game import AnyGame
from games.core.outcome import Outcome, Seat
from games.records import record


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """A game in memory: its rows, rules and whole state; of turns what everybody may read."""

    table: Table
    round: Round
    game: AnyGame
    state: Any
    progress: Progress
    this_turn: tuple[str, ...]
    began: Any  # the state in which the running turn began
    told: ToldTurn = ()  # what the last complete turn did


class LoadedGames:
    """Keep the open tables used last; others are replayed from their log when they are needed."""

    def __init__(self, most: int) -> None:
        self._games = Newest[str, LoadedGame](most)

    def __len__(self) -> int:
        return len(self._games)

    def get(self, table_id: str) -> LoadedGame | None:
        if table_id in self._games:
            self._games.move_to_end(table_id)
        return self._games.get(table_id)

    def put(self, loaded: LoadedGame) -> None:
        self.drop(loaded.table.id)
        if loaded.table.status == TableStatus.OPEN:
            self._games[loaded.table.id] = loaded

    def drop(self, table_id: str) -> None:
        self._games.pop(table_id, None)


def players(round_: Round) -> tuple[str, str]:
    return round_.seat_0, round_.seat_1


def seat_of(round_: Round, person: str) -> Seat | None:
    if person == round_.seat_0:
        return 0
    return 1 if person == round_.seat_1 else None


def outcome_of(round_: Round) -> Outcome | None:
    """Return how the game ended; None while it runs, and where there is no result."""
    match round_.result:
        case ResultKind.WON:
            return Outcome(0 if round_.winner == round_.seat_0 else 1, round_.reason)
        case ResultKind.DRAWN:
            return Outcome(None, round_.reason)
        case _:
            return None


def result_of(round_: Round) -> record.Result:
    """Write the end of a game that is over as its record has it."""
    outcome = outcome_of(round_)
    return record.result_of(outcome) if outcome else record.Result(record.Score.NONE, round_.reason)
