"""Enter the bot's turn like anybody's: once, and only in the position it was chosen for."""

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate, pairwise

from bot.tables.core.context import Verbs
from bot.tables.core.seats import person_to_move, seated
from bot.tables.core.unit_of_work import GameUpdate, PlayedTurns
from bot.tables.log.replay import positions, read_effective, spelled_turns
from bot.tables.log.telling import told_turn
from bot.tables.play.act import play_line
from bot.tables.play.agreed_end import agree, decline
from bot.tables.play.at_table import at_table, check_turn
from bot.tables.play.finish import decide
from bot.tables.values.answers import Answer
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.ids import OPPONENT, is_everybody
from bot.tables.values.states import EndReason, TableStatus
from data.records import Table
from data.store import Where
from games.core.game import Action
from games.core.outcome import Outcome, Seat, other
from games.opponents.opponent import LEVELS


def is_asked(table: Table) -> bool:
    """Return whether the bot has something to decide: its turn, or an offer to end."""
    if table.level is None or table.status != TableStatus.OPEN:
        return False
    return is_offered_end(table) or person_to_move(table) == OPPONENT


def is_offered_end(table: Table) -> bool:
    """Return whether the person offers the bot an end; what the bot offers itself is to give up."""
    by = table.draw_by
    return by is not None and seated(table.host, table.guest, table.lead, table.game_no)[by] != OPPONENT


class OpponentVerbs(Verbs):
    async def waiting(self) -> list[str]:
        return [table.id for table in await self.unanswered()]

    async def unanswered(self) -> list[Table]:
        """List the tables at which the bot must decide; it reads the database, so a kill loses none."""
        where = Where(equal={"status": TableStatus.OPEN}, among={"level": LEVELS})
        tables = await self.context.store.find(Table, where)
        return [table for table in tables if is_asked(table) and self.context.sharing.is_ours(table.guild)]

    async def answer(
        self, table_id: str, turn_no: int, at: int, actions: Sequence[Action], *, concedes: bool = False
    ) -> Answer:
        """Take the bot's actions, if the position is still the one they were chosen for; it may offer to give up."""

        async def body(update: GameUpdate, seat: Seat) -> None:
            _refuse_old(update, seat, turn_no, at)
            update.before = await _played(update, seat)
            play_line(update, seat, tuple(actions))
            is_person = not is_everybody(update.table.host)  # else there is nobody who could accept
            is_open = update.table.status == TableStatus.OPEN and update.table.to_move == other(seat)
            if concedes and is_person and is_open:
                update.set(draw_by=seat, draw_turn=update.table.turn_no)

        return await at_table(self.context, table_id, OPPONENT, "", body)

    async def give_up(self, table_id: str, turn_no: int, at: int) -> Answer:
        def body(update: GameUpdate, seat: Seat) -> None:
            _refuse_old(update, seat, turn_no, at)
            decide(update, Outcome(other(seat), EndReason.RESIGNED), by=OPPONENT)

        return await at_table(self.context, table_id, OPPONENT, "", body)

    async def settle_offer(self, table_id: str, turn_no: int, *, agrees: bool) -> Answer:
        def body(update: GameUpdate, seat: Seat) -> None:
            check_turn(update, turn_no)
            if update.table.draw_by != other(seat):
                raise TableError(ErrorCode.NO_OFFER)
            agree(update, seat) if agrees else decline(update)

        return await at_table(self.context, table_id, OPPONENT, "", body)


def _refuse_old(update: GameUpdate, seat: Seat, turn_no: int, at: int) -> None:
    check_turn(update, turn_no)
    if update.table.to_move != seat or update.table.entries != at:
        raise TableError(ErrorCode.OLD_TURN)


async def _played(update: GameUpdate, seat: Seat) -> PlayedTurns:
    """List the turns not shown yet: the person's last, then those of the bot that are over."""
    log = await read_effective(update.context.store, update.round)
    states = await positions(update.game, update.table, update.round, log)
    bot = spelled_turns(update.game, states, log, seat)
    count = len(log) - len(bot)
    person = spelled_turns(update.game, states[: count + 1], log[:count], other(seat))
    last = sum(state.turn == states[count - 1].turn for state in states[:count])
    over = len(bot) - len(update.this_turn)
    lengths = tuple(Counter(state.turn for state in states[count : count + over]).values())
    ends = list(accumulate(lengths, initial=count))
    turns = [
        told_turn(update.game, states[start], bot[start - count : end - count], states[end])
        for start, end in pairwise(ends)
    ]
    before = told_turn(update.game, states[count - last], person[-last:], states[count])
    return PlayedTurns(person[-last:], bot[:over], lengths, before, tuple(turns))
