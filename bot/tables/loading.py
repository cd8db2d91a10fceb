"""Fetch a table for use; one whose log our rules would decide otherwise is set aside, not altered."""

from typing import Any

from bot.tables.clockwork import left
from bot.tables.course import course_of
from bot.tables.draft import Draft
from bot.tables.house import House
from bot.tables.ids import is_id, printable
from bot.tables.notice_kinds import OF_A_LIVE_TABLE, Tell
from bot.tables.replaying import positions, read_log, spelled_now, standing
from bot.tables.sitting import Sitting
from bot.tables.states import Aside, Status
from bot.tables.wrong import TableError, Wrong
from data.records import Entry, Round, Table
from games.core.game import AnyGame
from games.core.illegal import IllegalAction
from games.core.option import BadOption
from games.core.play import digest


class RulesDiffer(Exception):
    """The log and our rules don't agree."""

    def __init__(self, why: Aside) -> None:
        super().__init__(why)
        self.why = why


async def row(house: House, table_id: str) -> Table:
    """Fetch a table's row, from memory if it is in use."""
    sitting = house.sittings.get(table_id)
    table = sitting.table if sitting else await house.store.get(Table, table_id) if is_id(table_id) else None
    if table is None:
        raise TableError(Wrong.UNKNOWN_TABLE, id=printable(table_id))
    return table


async def round_of(house: House, table: Table, game_no: int | None = None) -> Round:
    wanted = table.game_no if game_no is None else game_no
    found = await house.store.get(Round, table.id, wanted) if 0 < wanted <= table.game_no else None
    if found is None:
        raise TableError(Wrong.NO_SUCH_GAME, games=table.game_no)
    return found


async def load(house: House, table_id: str) -> Sitting:
    """Fetch a running game; the caller holds the table's lock."""
    sitting = house.sittings.get(table_id)
    if sitting is None:
        table = await row(house, table_id)
        refuse_unless_open(table)
        sitting = await _replay_or_set_aside(house, table)
        house.sittings.put(sitting)
    return sitting


def refuse_unless_open(table: Table) -> None:
    if table.status == Status.ASIDE:
        raise TableError(Wrong.SET_ASIDE)
    if table.status != Status.OPEN:
        raise TableError(Wrong.TABLE_OVER)


async def _replay_or_set_aside(house: House, table: Table) -> Sitting:
    try:
        return await replayed(house, table)
    except RulesDiffer as differ:
        await set_aside(house, table, differ.why)
        raise TableError(Wrong.SET_ASIDE) from differ


async def replayed(house: House, table: Table) -> Sitting:
    """Replay the running game, or raise RulesDiffer."""
    game = rules_of(house, table.game)
    if game.version != table.rules_version:
        raise RulesDiffer(Aside.RULES_CHANGED)
    round_ = await round_of(house, table)
    log = await read_log(house.store, round_)
    sitting = await sitting_of(game, table, round_, standing(log))
    if len(log) != table.entries or (log and digest(sitting.state) != log[-1].digest):
        raise RulesDiffer(Aside.LOG_BROKEN)
    return sitting


async def sitting_of(game: AnyGame, table: Table, round_: Round, log: tuple[Entry, ...]) -> Sitting:
    try:
        found: list[Any] = await positions(game, table, round_, log)
    except (IllegalAction, BadOption) as refused:
        raise RulesDiffer(Aside.LOG_BROKEN) from refused
    return Sitting(table, round_, game, found[-1], course_of(found, log), spelled_now(game, found, log))


def rules_of(house: House, key: str) -> AnyGame:
    try:
        return house.games(key)
    except KeyError as unknown:
        raise RulesDiffer(Aside.GAME_MISSING) from unknown


async def set_aside(house: House, table: Table, why: Aside) -> None:
    """Leave log and terms as they are, stop the clock where it stands, and say so."""
    draft = Draft(house, table)
    draft.set(allotted=left(draft), since_run=draft.run, deadline_run=None, check_run=None)
    draft.set(status=Status.ASIDE, ending=why)
    draft.drop(OF_A_LIVE_TABLE)
    draft.tell(Tell.SET_ASIDE, (table.host, table.guest), reason=why)
    await draft.commit()
