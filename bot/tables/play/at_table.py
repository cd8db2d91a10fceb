"""The steps of every verb at a running table: lock, load, change, commit, answer."""

from collections.abc import Awaitable, Callable

from bot.tables.core.context import TableContext
from bot.tables.core.idempotency import once
from bot.tables.core.loaded_game import seat_of
from bot.tables.core.unit_of_work import GameUpdate
from bot.tables.log.loading import load
from bot.tables.values.answers import Answer
from bot.tables.values.errors import ErrorCode, TableError
from games.core.outcome import Seat, other

GameChange = Callable[[GameUpdate, Seat], Awaitable[None] | None]


async def at_table(context: TableContext, table_id: str, person: str, interaction: str, body: GameChange) -> Answer:
    """Let one of the two players change something."""

    async def work() -> Answer:
        update = GameUpdate(context, await load(context, table_id))
        seat = seat_of(update.round, person)
        if seat is None:
            raise TableError(ErrorCode.NOT_YOUR_TABLE)
        waiting = body(update, seat)
        if waiting is not None:
            await waiting
        return await update.commit(person, interaction)

    async with context.locks.hold(table_id):
        return await once(context, person, interaction, work)


def person_at(update: GameUpdate, seat: Seat) -> str:
    return update.round.seat_1 if seat else update.round.seat_0


def opponent(update: GameUpdate, seat: Seat) -> str:
    return person_at(update, other(seat))


def check_turn(update: GameUpdate, turn_no: int | None) -> None:
    """Refuse what was meant for a position that is gone."""
    if turn_no is not None and turn_no != update.table.turn_no:
        raise TableError(ErrorCode.OLD_TURN)


def check_game(update: GameUpdate, game_no: int | None) -> None:
    if game_no is not None and game_no != update.table.game_no:
        raise TableError(ErrorCode.OLD_TURN)
