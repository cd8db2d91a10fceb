"""End a game by agreement (a draw, or the scores decide), by resigning, or by cancelling it before it has begun."""

from bot.tables.core.context import Verbs
from bot.tables.core.unit_of_work import GameUpdate
from bot.tables.play.at_table import at_table, check_game, opponent, person_at
from bot.tables.play.finish import decide, give_up
from bot.tables.play.turns import offer_closed
from bot.tables.values.answers import Answer, Event, EventKind
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.ids import OPPONENT
from bot.tables.values.notice_contents import EndOffered, NoticeKind
from bot.tables.values.states import EndReason, TableStatus
from games.core.outcome import Outcome, Seat, other


class AgreedEndVerbs(Verbs):
    async def offer_end(self, table_id: str, person: str, *, interaction: str = "") -> Answer:
        def body(update: GameUpdate, seat: Seat) -> None:
            table = update.table
            if table.draw_by == other(seat):
                agree(update, seat)
                return
            if table.draw_by == seat or table.draw_turn == table.turn_no:
                raise TableError(ErrorCode.OFFERED_ALREADY)
            update.set(draw_by=seat, draw_turn=table.turn_no)
            update.notify(EndOffered(person), (opponent(update, seat),))
            update.events.append(Event(EventKind.END_OFFERED))

        return await at_table(self.context, table_id, person, interaction, body)

    async def accept_end(self, table_id: str, person: str, *, interaction: str = "") -> Answer:
        def body(update: GameUpdate, seat: Seat) -> None:
            _offered(update, other(seat))
            agree(update, seat)

        return await at_table(self.context, table_id, person, interaction, body)

    async def decline_end(self, table_id: str, person: str, *, interaction: str = "") -> Answer:
        def body(update: GameUpdate, seat: Seat) -> None:
            _offered(update, other(seat))
            decline(update)

        return await at_table(self.context, table_id, person, interaction, body)

    async def withdraw_end(self, table_id: str, person: str, *, interaction: str = "") -> Answer:
        def body(update: GameUpdate, seat: Seat) -> None:
            _offered(update, seat)
            _close(update, Event(EventKind.END_WITHDRAWN), "withdrawn")

        return await at_table(self.context, table_id, person, interaction, body)

    async def resign(self, table_id: str, person: str, game_no: int | None = None, *, interaction: str = "") -> Answer:
        def body(update: GameUpdate, seat: Seat) -> None:
            check_game(update, game_no)
            decide(update, Outcome(other(seat), EndReason.RESIGNED), by=person)

        return await at_table(self.context, table_id, person, interaction, body)

    async def cancel(self, table_id: str, person: str, *, interaction: str = "") -> Answer:
        def body(update: GameUpdate, seat: Seat) -> None:
            if not can_cancel(update):
                raise TableError(ErrorCode.CANCEL_LATE)
            give_up(update, update.round, TableStatus.CANCELLED, EndReason.CANCELLED, by=person)

        return await at_table(self.context, table_id, person, interaction, body)


def can_cancel(update: GameUpdate) -> bool:
    """Return whether the table can still be cancelled: until both players have completed a turn."""
    return update.table.game_no == 1 and len(update.progress.done) < 2


def _offered(update: GameUpdate, seat: Seat) -> None:
    if update.table.draw_by != seat:
        raise TableError(ErrorCode.NO_OFFER)


def agree(update: GameUpdate, seat: Seat) -> None:
    """Let the rules of the game decide the outcome of an agreed end (G-7); what the bot offers is to give up."""
    concedes = update.table.draw_by == other(seat) and person_at(update, other(seat)) == OPPONENT
    offer_closed(update, NoticeKind.END_OFFERED, "granted")
    outcome = Outcome(seat, EndReason.RESIGNED) if concedes else update.game.agreed_outcome(update.state)
    decide(update, outcome, by=person_at(update, seat))


def decline(update: GameUpdate) -> None:
    _close(update, Event(EventKind.END_DECLINED), "declined")


def _close(update: GameUpdate, event: Event, how: str) -> None:
    update.set(draw_by=None)
    offer_closed(update, NoticeKind.END_OFFERED, how)
    update.events.append(event)
