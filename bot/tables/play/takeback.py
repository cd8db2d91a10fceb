"""Take back actions of an unfinished turn, or a whole turn as the terms allow. The log keeps what was taken back."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

from bot.tables.clock.table_clock import note_activity, recompute_deadline, restore_clock
from bot.tables.core.context import Verbs
from bot.tables.core.unit_of_work import GameUpdate
from bot.tables.log.append import write_line
from bot.tables.log.replay import positions, read_effective, spelled_now
from bot.tables.log.telling import last_told, turn_start
from bot.tables.play.at_table import at_table, check_turn, opponent, person_at
from bot.tables.play.turns import offer_closed
from bot.tables.values.answers import Answer, Event, EventKind
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.notice_contents import OF_ONE_TURN, NoticeKind, TakebackAsked, TurnTakenBack
from bot.tables.values.progress import progress_of
from bot.tables.values.states import EntryKind
from bot.tables.values.terms import Takebacks
from data.records import Entry
from games.core.outcome import Seat, other


class TakebackVerbs(Verbs):
    async def take_back(
        self,
        table_id: str,
        person: str,
        turn_no: int | None = None,
        *,
        unfinished: bool = False,
        interaction: str = "",
    ) -> Answer:
        """Take back, or ask the opponent. With `unfinished`, only in one's own running turn and never by asking."""

        async def body(update: GameUpdate, seat: Seat) -> None:
            check_turn(update, turn_no)
            if update.table.to_move == seat and not update.table.fresh:
                log = await read_effective(update.context.store, update.round)
                await withdraw(update, log, 1)
                update.events.append(Event(EventKind.TOOK_BACK))
            elif unfinished:
                raise TableError(ErrorCode.OLD_TURN)
            else:
                await _finished_turn(update, seat)

        return await at_table(self.context, table_id, person, interaction, body)

    async def grant_takeback(self, table_id: str, person: str, *, interaction: str = "") -> Answer:
        async def body(update: GameUpdate, seat: Seat) -> None:
            asker = other(seat)
            _refuse_unless_asked(update, asker)
            update.set(back_by=None)
            offer_closed(update, NoticeKind.TAKEBACK_ASKED, "granted")
            await return_turn(update, by=person_at(update, asker), cause="ask", mentions=(person_at(update, asker),))

        return await at_table(self.context, table_id, person, interaction, body)

    async def decline_takeback(self, table_id: str, person: str, *, interaction: str = "") -> Answer:
        def body(update: GameUpdate, seat: Seat) -> None:
            _refuse_unless_asked(update, other(seat))
            _close(update, Event(EventKind.TAKEBACK_DECLINED), "declined")

        return await at_table(self.context, table_id, person, interaction, body)

    async def withdraw_takeback(self, table_id: str, person: str, *, interaction: str = "") -> Answer:
        def body(update: GameUpdate, seat: Seat) -> None:
            _refuse_unless_asked(update, seat)
            _close(update, Event(EventKind.TAKEBACK_WITHDRAWN), "withdrawn")

        return await at_table(self.context, table_id, person, interaction, body)


def _refuse_unless_asked(update: GameUpdate, seat: Seat) -> None:
    if update.table.back_by != seat:
        raise TableError(ErrorCode.NOT_ASKED)


def _close(update: GameUpdate, event: Event, how: str) -> None:
    update.set(back_by=None)
    offer_closed(update, NoticeKind.TAKEBACK_ASKED, how)
    update.events.append(event)


async def _finished_turn(update: GameUpdate, seat: Seat) -> None:
    if update.table.takebacks == Takebacks.OFF:
        raise TableError(ErrorCode.NO_TAKEBACKS)
    log = await read_effective(update.context.store, update.round)
    if not any(entry.seat == seat for entry in log):
        raise TableError(ErrorCode.NOTHING_TO_TAKE_BACK)
    is_answered = update.progress.is_conditional  # then free takebacks would be a way to find out what is prepared
    if update.progress.last != seat and update.table.level is None and not is_answered:
        raise TableError(ErrorCode.TAKEBACK_LATE)
    if update.table.takebacks == Takebacks.FREE and not is_answered:
        await return_turn(update, by=person_at(update, seat), cause="free", mentions=(), seat=seat)
    else:
        await _ask(update, seat, log)


async def _ask(update: GameUpdate, seat: Seat, log: Sequence[Entry]) -> None:
    table = update.table
    if table.back_by is not None:
        raise TableError(ErrorCode.ASKED_ALREADY if table.back_by == seat else ErrorCode.ASKED_BY_OTHER)
    if table.back_turn == table.turn_no:
        raise TableError(ErrorCode.ASKED_BEFORE)
    _refuse_past_reveal(update, await _found(update, log), _last_by_hand(log))
    update.set(back_by=seat, back_turn=table.turn_no)
    asked = TakebackAsked(person_at(update, seat), with_answer=update.progress.is_conditional)
    update.notify(asked, (opponent(update, seat),))
    update.events.append(Event(EventKind.TAKEBACK_ASKED))


async def return_turn(
    update: GameUpdate, *, by: str, cause: str, mentions: Sequence[str], forced: bool = False, seat: Seat | None = None
) -> None:
    """Undo the last turn with what answered it by condition, or all down to the last of a seat, and set its clock back.

    What was said to be played by itself is void: the other may have seen some of it.
    """
    log = await read_effective(update.context.store, update.round)
    turn = _last_by_hand(log) if seat is None else _from_last(log, lambda entry: entry.seat == seat)
    await withdraw(update, log, len(turn), forced=forced)
    state = update.state
    update.set(turn_no=update.table.turn_no + 1, turn=state.turn, fresh=state.fresh, to_move=state.to_move)
    update.set(draw_by=None, back_by=None)
    note_activity(update)
    clock = next(entry for entry in reversed(turn) if not entry.conditional)
    restore_clock(update, clock.left_ms, clock.reminded)
    update.drop_conditions()
    update.drop((*OF_ONE_TURN, NoticeKind.END_OFFERED, NoticeKind.TAKEBACK_ASKED))
    update.notify(TurnTakenBack(by, len(turn), cause), mentions)
    update.events.append(Event(EventKind.TOOK_BACK))


async def withdraw(update: GameUpdate, log: Sequence[Entry], count: int, *, forced: bool = False) -> None:
    """Withdraw the last actions by adding a line to the log."""
    states = await _found(update, log)
    kept, struck = log[:-count], log[-count:]
    if not forced:
        _refuse_past_reveal(update, states, struck)
    del states[-count:]
    update.state, update.progress = states[-1], progress_of(update.game, states, kept)
    update.this_turn, update.began = spelled_now(update.game, states, kept), turn_start(states)
    update.told = last_told(update.game, states, kept)
    update.set(fresh=update.state.fresh)
    write_line(update, EntryKind.BACK, update.state.to_move, update.state.turn, update.state, count=count)
    note_activity(update)
    recompute_deadline(update)


def _from_last(log: Sequence[Entry], is_it: Callable[[Entry], bool]) -> tuple[Entry, ...]:
    """Select the last such turn and everything played after it: the bot's answer goes with what it answered."""
    end = max((nth for nth, entry in enumerate(log, 1) if is_it(entry)), default=len(log))
    last = log[end - 1]
    of_it = takewhile(lambda entry: (entry.turn, entry.seat) == (last.turn, last.seat), reversed(log[:end]))
    return (*reversed(list(of_it)), *log[end:])


def _last_by_hand(log: Sequence[Entry]) -> tuple[Entry, ...]:
    """Select the last turn that somebody was there to play, and what conditions answered to it."""
    return _from_last(log, lambda entry: not entry.conditional)


async def _found(update: GameUpdate, log: Sequence[Entry]) -> list[Any]:
    return await positions(update.game, update.table, update.round, log)


def _refuse_past_reveal(update: GameUpdate, found: Sequence[Any], struck: Sequence[Entry]) -> None:
    """Refuse to take back an action that has shown something hidden."""
    before = found[-1 - len(struck) : -1]
    if any(update.game.reveals(state, entry.action) for state, entry in zip(before, struck, strict=True)):
        raise TableError(ErrorCode.REVEALED)
