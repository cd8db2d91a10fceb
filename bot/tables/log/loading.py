"""Load a table; one whose log today's rules would decide differently is set aside unchanged."""

from typing import Any

from bot.tables.clock.table_clock import halt_clock
from bot.tables.core.context import TableContext
from bot.tables.core.loaded_game import LoadedGame
from bot.tables.core.unit_of_work import TableUpdate
from bot.tables.log.replay import effective_entries, positions, read_log, spelled_now
from bot.tables.log.telling import last_told, turn_start
from bot.tables.values.errors import ErrorCode, TableError, printable
from bot.tables.values.ids import is_id
from bot.tables.values.notice_contents import OF_A_LIVE_TABLE, TableSetAside
from bot.tables.values.progress import progress_of
from bot.tables.values.states import Suspension, TableStatus
from data.records import Entry, Round, Table
from games.core.game import AnyGame
from games.core.illegal import IllegalAction
from games.core.option import BadOption
from games.core.play import digest


class RulesDiffer(Exception):
    def __init__(self, why: Suspension) -> None:
        super().__init__(why)
        self.why = why


async def row(context: TableContext, table_id: str) -> Table:
    """Fetch a table's row, from memory if it is in use and nobody else writes it."""
    loaded = context.loaded_games.get(table_id) if context.sharing.is_alone else None
    table = loaded.table if loaded else await context.store.get(Table, table_id) if is_id(table_id) else None
    if table is None:
        raise TableError(ErrorCode.UNKNOWN_TABLE, id=printable(table_id))
    return table


async def round_of(context: TableContext, table: Table, game_no: int | None = None) -> Round:
    wanted = table.game_no if game_no is None else game_no
    round_ = await context.store.get(Round, table.id, wanted) if 0 < wanted <= table.game_no else None
    if round_ is None:
        raise TableError(ErrorCode.NO_SUCH_GAME, games=table.game_no)
    return round_


async def load(context: TableContext, table_id: str) -> LoadedGame:
    """Fetch a running game; the caller holds the table's lock."""
    loaded = context.loaded_games.get(table_id)
    if loaded is not None and not context.sharing.is_alone:
        loaded = await _unchanged(context, loaded)
    if loaded is None:
        table = await row(context, table_id)
        refuse_unless_open(table)
        loaded = await _replay_or_set_aside(context, table)
        context.loaded_games.put(loaded)
    return loaded


async def _unchanged(context: TableContext, loaded: LoadedGame) -> LoadedGame | None:
    """Return what memory holds of a game, unless another process has changed the table since."""
    table = await context.store.get(Table, loaded.table.id)
    if table == loaded.table:
        return loaded
    context.loaded_games.drop(loaded.table.id)
    await context.learn_of(loaded.table.host, loaded.table.guest)
    return None


def refuse_unless_open(table: Table) -> None:
    if table.status == TableStatus.ASIDE:
        raise TableError(ErrorCode.SET_ASIDE)
    if table.status != TableStatus.OPEN:
        raise TableError(ErrorCode.TABLE_OVER)


async def _replay_or_set_aside(context: TableContext, table: Table) -> LoadedGame:
    try:
        return await replayed(context, table)
    except RulesDiffer as differ:
        await set_aside(context, table, differ.why)
        raise TableError(ErrorCode.SET_ASIDE) from differ


async def replayed(context: TableContext, table: Table) -> LoadedGame:
    game = rules_of(context, table.game, table.rules_version)
    round_ = await round_of(context, table)
    log = await read_log(context.store, round_)
    loaded = await loaded_game_of(game, table, round_, effective_entries(log))
    if len(log) != table.entries or (log and digest(loaded.state) != log[-1].digest):
        raise RulesDiffer(Suspension.LOG_BROKEN)
    return loaded


async def loaded_game_of(game: AnyGame, table: Table, round_: Round, log: tuple[Entry, ...]) -> LoadedGame:
    try:
        states: list[Any] = await positions(game, table, round_, log)
    except (IllegalAction, BadOption) as refused:
        raise RulesDiffer(Suspension.LOG_BROKEN) from refused
    progress, spelled = progress_of(game, states, log), spelled_now(game, states, log)
    return LoadedGame(
        table, round_, game, states[-1], progress, spelled, turn_start(states), last_told(game, states, log)
    )


def rules_of(context: TableContext, key: str, version: int | None = None) -> AnyGame:
    """Find the rules a table was begun under, or today's."""
    try:
        return context.games(key, version)
    except KeyError as unknown:
        if version is None:
            raise RulesDiffer(Suspension.GAME_MISSING) from unknown
        rules_of(context, key)  # raises if the game itself is missing
        raise RulesDiffer(Suspension.RULES_CHANGED) from unknown


async def set_aside(context: TableContext, table: Table, why: Suspension) -> None:
    """Set a table aside: keep its log and terms, stop its clock, and notify both players."""
    update = TableUpdate(context, table)
    halt_clock(update)
    update.set(status=TableStatus.ASIDE, ending=why)
    update.drop(OF_A_LIVE_TABLE)
    update.drop_conditions()
    update.notify(TableSetAside(why), (table.host, table.guest))
    await update.commit()
