"""Find what a player can do at a table now, for the buttons they are offered."""

from collections.abc import Iterator
from enum import StrEnum

from bot.tables.clock.table_clock import is_time_up
from bot.tables.core.context import TableContext
from bot.tables.core.loaded_game import LoadedGame, players
from bot.tables.core.unit_of_work import GameUpdate
from bot.tables.play.agreed_end import can_cancel
from bot.tables.play.claim import can_claim
from bot.tables.values.terms import Takebacks
from games.core.outcome import Seat, other


class Permission(StrEnum):
    PLAY = "play"
    TAKE_BACK = "take-back"
    ANSWER_TAKEBACK = "answer-takeback"
    WITHDRAW_TAKEBACK = "withdraw-takeback"
    OFFER_END = "offer-end"
    ANSWER_END = "answer-end"
    WITHDRAW_END = "withdraw-end"
    RESIGN = "resign"
    CANCEL = "cancel"
    CLAIM = "claim"
    MORE_TIME = "more-time"
    KEEP = "keep"
    REMATCH = "rematch"


def permissions(context: TableContext, loaded: LoadedGame, seat: Seat | None) -> frozenset[Permission]:
    """List the actions worth offering; the verbs themselves decide."""
    if seat is None:
        return frozenset()
    update = GameUpdate(context, loaded)
    return frozenset({*_turn(update, seat), *_offers(update, seat), *_ends(update, seat)})


def _turn(update: GameUpdate, seat: Seat) -> Iterator[Permission]:
    table = update.table
    if table.to_move == seat:
        yield Permission.PLAY
    mine_runs = table.to_move == seat and not table.fresh
    if update.progress.may_undo if mine_runs else _may_return(update, seat):
        yield Permission.TAKE_BACK


def _may_return(update: GameUpdate, seat: Seat) -> bool:
    """Tell whether this seat's last turn may be given back, or asked for."""
    table, progress = update.table, update.progress
    is_given_back_together = progress.is_conditional or table.level is not None
    is_last = progress.last == seat or (is_given_back_together and seat in progress.done)
    if not is_last or table.takebacks == Takebacks.OFF or not progress.may_return(seat):
        return False
    asked = table.back_by is not None or table.back_turn == table.turn_no
    return (table.takebacks == Takebacks.FREE and not progress.is_conditional) or not asked


def _offers(update: GameUpdate, seat: Seat) -> Iterator[Permission]:
    table = update.table
    if table.back_by is not None:
        yield Permission.WITHDRAW_TAKEBACK if table.back_by == seat else Permission.ANSWER_TAKEBACK
    if table.draw_by is not None:
        yield Permission.WITHDRAW_END if table.draw_by == seat else Permission.ANSWER_END
    elif table.draw_turn != table.turn_no:
        yield Permission.OFFER_END


def _ends(update: GameUpdate, seat: Seat) -> Iterator[Permission]:
    table = update.table
    yield Permission.CANCEL if can_cancel(update) else Permission.RESIGN
    if can_claim(update, seat, players(update.round)[other(seat)]):
        yield Permission.CLAIM
    if table.to_move != seat and is_time_up(table, update.running):
        yield Permission.MORE_TIME
    if table.asked_run is not None:
        yield Permission.KEEP
