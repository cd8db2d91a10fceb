"""Claim the win or give more time when the opponent is late or has left. Nothing happens by itself."""

from bot.tables.clock.table_clock import is_time_up, note_activity, recompute_deadline, start_clock
from bot.tables.core.context import Verbs
from bot.tables.core.unit_of_work import GameUpdate, TableUpdate
from bot.tables.log.loading import refuse_unless_open, row
from bot.tables.play.at_table import at_table, check_turn, opponent
from bot.tables.play.finish import decide
from bot.tables.values.answers import Answer, Event, EventKind, GaveTime
from bot.tables.values.durations import DAY
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.notice_contents import NoticeKind, OpponentGone, TimeGiven, TurnChanged
from bot.tables.values.pauses import after
from bot.tables.values.states import EndReason, TableStatus
from games.core.outcome import Outcome, Seat


class ClaimVerbs(Verbs):
    async def claim(self, table_id: str, person: str, turn_no: int | None = None, *, interaction: str = "") -> Answer:
        def body(update: GameUpdate, seat: Seat) -> None:
            check_turn(update, turn_no)
            if update.table.gone == opponent(update, seat):
                _refuse_before(update, gone_from(update))
                # Who has left will not play the rest of a series either.
                decide(update, Outcome(seat, EndReason.GONE), by=person, whole=True)
            else:
                _refuse_unless_up(update, seat)
                decide(update, Outcome(seat, EndReason.TIMEOUT), by=person)

        return await at_table(self.context, table_id, person, interaction, body)

    async def more_time(
        self, table_id: str, person: str, turn_no: int | None = None, *, interaction: str = ""
    ) -> Answer:
        def body(update: GameUpdate, seat: Seat) -> None:
            check_turn(update, turn_no)
            _refuse_unless_up(update, seat)
            note_activity(update)
            start_clock(update)
            update.drop((NoticeKind.TIME_UP, NoticeKind.REMINDER))
            deadline = _wall(update, update.table.deadline_run)
            update.notify(TurnChanged(settled=True))
            update.notify(TimeGiven(person, deadline), (opponent(update, seat),))
            update.events.append(GaveTime(deadline))

        return await at_table(self.context, table_id, person, interaction, body)

    async def keep(self, table_id: str, person: str, *, interaction: str = "") -> Answer:
        """Answer the question whether both go on."""

        def body(update: GameUpdate, seat: Seat) -> None:
            if update.table.asked_run is None:
                raise TableError(ErrorCode.NOT_ASKED)
            note_activity(update)
            start_clock(update)
            update.drop((NoticeKind.STILL_PLAYING,))
            update.notify(TurnChanged(settled=True))
            update.events.append(Event(EventKind.KEPT))

        return await at_table(self.context, table_id, person, interaction, body)

    async def left(self, table_id: str, person: str) -> Answer:
        """Note that a player has left the server, once; playing brings them back."""
        async with self.context.locks.hold(table_id):
            table = await row(self.context, table_id)
            refuse_unless_open(table)
            if person not in (table.host, table.guest):
                raise TableError(ErrorCode.NOT_YOUR_TABLE)
            update = TableUpdate(self.context, table)
            if table.gone is not None:
                return Answer(table.id, ())
            update.set(gone=person, gone_run=update.running)
            note_activity(update)  # the player who stayed gets time to claim before the silence counts
            recompute_deadline(update)
            stayed = table.guest if person == table.host else table.host
            update.notify(OpponentGone(person, _wall(update, gone_from(update))), (stayed,))
            return await update.commit()


def gone_from(update: TableUpdate) -> int:
    """Compute when a win can be claimed from a player who left the server."""
    table = update.table
    since = update.running if table.gone_run is None else table.gone_run
    return after(since, table.pace * DAY or update.context.limits.gone, update.context.absences.pauses(table))


def can_claim(update: TableUpdate, seat: Seat, other_player: str) -> bool:
    table = update.table
    if table.status != TableStatus.OPEN:
        return False
    if table.gone == other_player:
        return update.running >= gone_from(update)
    return table.to_move != seat and is_time_up(table, update.running)


def _refuse_unless_up(update: GameUpdate, seat: Seat) -> None:
    if update.table.to_move == seat:
        raise TableError(ErrorCode.OWN_CLOCK)
    if update.table.deadline_run is None:
        raise TableError(ErrorCode.NO_CLOCK)
    _refuse_before(update, update.table.deadline_run)


def _refuse_before(update: GameUpdate, due: int) -> None:
    if update.running < due:
        raise TableError(ErrorCode.TIME_NOT_UP, deadline=update.context.time.wall(due))


def _wall(update: TableUpdate, run: int | None) -> int | None:
    return None if run is None else update.context.time.wall(run)
