"""Let a table that was set aside go on: with its clock where it stood, and the turn shown anew."""

import logging
from contextlib import suppress

from bot.tables.clock.table_clock import note_activity, restore_clock
from bot.tables.core.context import TableContext
from bot.tables.core.seats import person_to_move
from bot.tables.core.unit_of_work import GameUpdate
from bot.tables.log.loading import RulesDiffer, loaded_game_of, round_of, row, rules_of
from bot.tables.log.replay import effective_entries, read_log
from bot.tables.values.notice_contents import TurnTakenBack
from bot.tables.values.states import Suspension, TableStatus
from data.records import Table
from data.store import Where
from games.core.game import AnyGame

log = logging.getLogger(__name__)


async def resumed(context: TableContext, table: Table, game: AnyGame) -> GameUpdate:
    """Open a table again under these rules, or raise RulesDiffer if they don't lead through its log."""
    round_ = await round_of(context, table)
    entries = await read_log(context.store, round_)
    loaded = await loaded_game_of(game, table, round_, effective_entries(entries))
    if loaded.state.outcome is not None or any(entry.number != nth for nth, entry in enumerate(entries, 1)):
        raise RulesDiffer(Suspension.LOG_BROKEN)
    update = GameUpdate(context, loaded)
    update.set(status=TableStatus.OPEN, ending="", rules_version=game.version, entries=len(entries))
    update.set(turn_no=table.turn_no + 1, turn=loaded.state.turn, fresh=loaded.state.fresh)
    update.set(to_move=loaded.state.to_move)
    note_activity(update)
    restore_clock(update, table.allotted, table.reminded)
    return update


async def bring_back(context: TableContext) -> None:
    """Let the tables go on whose game was gone when they were set aside, and is here again."""
    gone = Where(equal={"status": TableStatus.ASIDE, "ending": Suspension.GAME_MISSING})
    for table in await context.store.find(Table, gone):
        with suppress(RulesDiffer):
            rules = rules_of(context, table.game, table.rules_version)
            async with context.locks.hold(table.id):
                update = await resumed(context, await row(context, table.id), rules)
                update.notify(TurnTakenBack("", 0, "game-back"), filter(None, (person_to_move(update.table),)))
                await update.commit()
            log.info("table %s goes on: %s is here again", table.id, table.game)
