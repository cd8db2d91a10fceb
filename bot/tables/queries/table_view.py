"""A table as one reader may see it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.loaded_game import LoadedGame, outcome_of, players, seat_of
from bot.tables.log.loading import RulesDiffer, load, loaded_game_of, round_of, row, rules_of
from bot.tables.log.replay import read_effective
from bot.tables.queries.permissions import Permission, permissions
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.ids import is_everybody
from bot.tables.values.notice_contents import ToldTurn
from bot.tables.values.states import ResultKind, Suspension, TableStatus
from bot.tables.values.terms import Rated, read_options
from data.records import Round, Table
from games.core.game import AnyGame
from games.core.open_view import shown_over
from games.core.option import Options
from games.core.outcome import Outcome, Seat, other
from games.records.commitment import commit_seed
from games.records.record import Opened


@dataclass(frozen=True, slots=True)
class TableView:
    """One reader's knowledge of one game of a table; `seed` and `secrets` only once it is over."""

    table: Table
    game: AnyGame
    options: Options
    game_no: int
    seat: Seat | None
    view: Any
    told: ToldTurn  # what the last complete turn did, as everybody may read it
    remembered: Any  # the view of whoever forgets nothing: for thinking, never for showing
    players: tuple[str, str]
    deadline: int | None
    is_overdue: bool
    away: Mapping[str, int]
    result: str
    reason: str
    ended_at: int | None
    outcome: Outcome | None
    seed_commitment: str
    commitments: Sequence[tuple[int, str]]
    seed: str | None
    secrets: Sequence[Opened]
    permissions: frozenset[Permission]

    @property
    def gives_hints(self) -> bool:
        """Tell whether the bot helps its opponent here."""
        return self.table.level is not None and self.table.rated == Rated.NO

    @property
    def loser(self) -> Seat | None:
        winner = self.outcome.winner if self.outcome else None
        return None if winner is None else other(winner)

    @property
    def is_lot_drawn(self) -> bool:
        """Tell whether the seed of this game has decided who begins."""
        return self.table.by_lot and self.game_no == 1

    @property
    def has_seed(self) -> bool:
        """Tell whether the seed decides anything; if it doesn't, it is never mentioned."""
        return self.is_lot_drawn or self.is_voted or self.game.uses_chance(self.options)

    @property
    def is_voted(self) -> bool:
        """Tell whether a server plays here by votes, between whose equals the seed decides."""
        return is_everybody(self.table.host)

    @property
    def has_promises(self) -> bool:
        """Tell whether there is something to prove: chance, or a hidden action."""
        return self.has_seed or bool(self.commitments)


class TableViews(Verbs):
    async def table_view(self, table_id: str, reader: str | None = None, game_no: int | None = None) -> TableView:
        loaded = await sit(self.context, table_id, game_no)
        table, round_ = loaded.table, loaded.round
        seat = seat_of(round_, reader) if reader else None
        over, runs = is_over(round_), is_running(loaded)
        deadline = table.deadline_run if runs else None
        view = loaded.game.view(loaded.state, seat)
        return TableView(
            table=table,
            game=loaded.game,
            options=read_options(table.options),
            game_no=round_.game_no,
            seat=seat,
            view=view,
            told=loaded.told,
            remembered=loaded.game.remembered(loaded.state, seat),
            players=players(round_),
            deadline=None if deadline is None else self.context.time.wall(deadline),
            is_overdue=deadline is not None and self.context.time.run() >= deadline,
            away=_away(self.context, players(round_)),
            result=round_.result,
            reason=round_.reason,
            ended_at=round_.ended_at,
            outcome=outcome_of(round_),
            seed_commitment=commit_seed(round_.seed),
            commitments=loaded.progress.promises,
            seed=round_.seed if over else None,
            secrets=await _opened(self.context, loaded) if over else (),
            permissions=permissions(self.context, loaded, seat) if runs else _afterwards(table, seat),
        )


async def sit(context: TableContext, table_id: str, game_no: int | None = None) -> LoadedGame:
    """Fetch any game of a table, running or over."""
    table = await row(context, table_id)
    if table.status == TableStatus.OPEN and game_no in (None, table.game_no):
        running = context.loaded_games.get(table_id) if context.sharing.is_alone else None
        if running is not None:
            return running
        async with context.locks.hold(table_id):
            return await load(context, table_id)
    if table.status == TableStatus.ASIDE:
        raise TableError(ErrorCode.SET_ASIDE)
    return await _finished(context, table, game_no)


async def _finished(context: TableContext, table: Table, game_no: int | None) -> LoadedGame:
    try:
        game = rules_of(context, table.game, table.rules_version)
        round_ = await round_of(context, table, game_no)
        if round_.log_state:
            raise RulesDiffer(Suspension.LOG_BROKEN)
        loaded = await loaded_game_of(game, table, round_, await read_effective(context.store, round_))
    except RulesDiffer as differ:
        if differ.why == Suspension.GAME_MISSING:
            raise TableError(ErrorCode.UNKNOWN_GAME, id=table.game) from differ
        raise TableError(ErrorCode.LOG_BROKEN) from differ
    outcome = outcome_of(round_)
    return loaded if outcome is None else replace(loaded, state=shown_over(loaded.state, outcome))


def is_over(round_: Round) -> bool:
    return round_.result != ResultKind.RUNNING


def is_running(loaded: LoadedGame) -> bool:
    return loaded.table.status == TableStatus.OPEN and not is_over(loaded.round)


async def _opened(context: TableContext, loaded: LoadedGame) -> list[Opened]:
    log = await read_effective(context.store, loaded.round) if loaded.progress.promises else ()
    return [Opened(number, entry.salt, entry.action) for number, entry in enumerate(log, 1) if entry.salt]


def spelled_for(loaded: LoadedGame, state: Any, action: str, seat: Seat | None) -> str:
    """Spell an action as this reader may read it; once the game is over, everything is open."""
    return action if is_over(loaded.round) else loaded.game.redact(state, action, seat)


def _away(context: TableContext, people: Sequence[str]) -> dict[str, int]:
    now = context.time.now()
    absences = {person: context.absences.current(person, now) for person in people}
    return {person: absence.until_at for person, absence in absences.items() if absence}


def _afterwards(table: Table, seat: Seat | None) -> frozenset[Permission]:
    return frozenset() if seat is None or table.status == TableStatus.OPEN else frozenset({Permission.REMATCH})
