"""Take actions back: one's own of an unfinished turn, or a whole turn as the terms say. The log keeps them visible."""

from collections.abc import Sequence
from typing import Any

from bot.tables.at_table import at_table, opponent, person_at
from bot.tables.clockwork import rest, touch, wind
from bot.tables.course import course_of
from bot.tables.draft import Play
from bot.tables.events import Answer, Did
from bot.tables.house import House
from bot.tables.logbook import write_line
from bot.tables.notice_kinds import OF_ONE_TURN, Tell
from bot.tables.replaying import positions, read_standing, spelled_now
from bot.tables.states import Line
from bot.tables.terms import Takebacks
from bot.tables.turns import offer_closed
from bot.tables.wrong import TableError, Wrong
from data.records import Entry
from games.core.outcome import Seat, other


async def take_back(house: House, table_id: str, person: str, whole: bool, interaction: str) -> Answer:
    async def body(play: Play, seat: Seat) -> None:
        if play.table.to_move == seat and not play.table.fresh:
            log = await read_standing(play.house.store, play.round)
            count = len(last_turn(log)) if whole else 1
            await withdraw(play, log, count)
            play.did(Did.TOOK_BACK, count=count)
        else:
            await _finished_turn(play, seat)

    return await at_table(house, table_id, person, interaction, body)


async def grant(house: House, table_id: str, person: str, interaction: str) -> Answer:
    async def body(play: Play, seat: Seat) -> None:
        asker = _asked(play, other(seat))
        play.set(back_by=None)
        offer_closed(play, Tell.TAKEBACK_ASKED, "granted")
        await return_turn(play, by=person_at(play, asker), cause="ask", mentions=(person_at(play, asker),))

    return await at_table(house, table_id, person, interaction, body)


async def decline(house: House, table_id: str, person: str, interaction: str) -> Answer:
    def body(play: Play, seat: Seat) -> None:
        _close(play, _asked(play, other(seat)), Did.TAKEBACK_DECLINED, "declined")

    return await at_table(house, table_id, person, interaction, body)


async def unask(house: House, table_id: str, person: str, interaction: str) -> Answer:
    def body(play: Play, seat: Seat) -> None:
        _close(play, _asked(play, seat), Did.TAKEBACK_WITHDRAWN, "withdrawn")

    return await at_table(house, table_id, person, interaction, body)


def _asked(play: Play, seat: Seat) -> Seat:
    if play.table.back_by != seat:
        raise TableError(Wrong.NOT_ASKED)
    return seat


def _close(play: Play, seat: Seat, did: Did, how: str) -> None:
    play.set(back_by=None)
    offer_closed(play, Tell.TAKEBACK_ASKED, how)
    play.did(did, by=person_at(play, seat))


async def _finished_turn(play: Play, seat: Seat) -> None:
    if play.table.takebacks == Takebacks.OFF:
        raise TableError(Wrong.NO_TAKEBACKS)
    log = await read_standing(play.house.store, play.round)
    if not any(entry.seat == seat for entry in log):
        raise TableError(Wrong.NOTHING_TO_TAKE_BACK)
    if play.course.last != seat:
        raise TableError(Wrong.TAKEBACK_LATE)
    if play.table.takebacks == Takebacks.FREE:
        await return_turn(play, by=person_at(play, seat), cause="free", mentions=())
    else:
        await _ask(play, seat, log)


async def _ask(play: Play, seat: Seat, log: Sequence[Entry]) -> None:
    if play.table.back_by is not None or play.table.back_turn == play.table.turn_no:
        raise TableError(Wrong.ASKED_ALREADY)
    _refuse_past_reveal(play, await _found(play, log), last_turn(log))
    play.set(back_by=seat, back_turn=play.table.turn_no)
    play.tell(Tell.TAKEBACK_ASKED, (opponent(play, seat),), by=person_at(play, seat))
    play.did(Did.TAKEBACK_ASKED)


async def return_turn(play: Play, *, by: str, cause: str, mentions: Sequence[str], forced: bool = False) -> None:
    """Undo the last turn, finished or not, with its clock as it was when its last action was made."""
    log = await read_standing(play.house.store, play.round)
    turn = last_turn(log)
    await withdraw(play, log, len(turn), forced=forced)
    play.set(turn_no=play.table.turn_no + 1, turn=play.state.turn, fresh=play.state.fresh, to_move=play.state.to_move)
    play.set(draw_by=None, back_by=None)
    touch(play)
    wind(play, turn[-1].left_ms, turn[-1].reminded)
    play.drop((*OF_ONE_TURN, Tell.END_OFFERED, Tell.TAKEBACK_ASKED))
    play.tell(Tell.TAKEN_BACK, mentions, by=by, count=len(turn), cause=cause)
    play.did(Did.TOOK_BACK, count=len(turn))


async def withdraw(play: Play, log: Sequence[Entry], count: int, *, forced: bool = False) -> None:
    """Strike the last actions by adding a line that says so."""
    found = await _found(play, log)
    kept, struck = log[:-count], log[-count:]
    if not forced:
        _refuse_past_reveal(play, found, struck)
    del found[-count:]
    play.state, play.course, play.now = found[-1], course_of(found, kept), spelled_now(play.game, found, kept)
    play.set(fresh=play.state.fresh)
    write_line(play, Line.BACK, play.state.to_move, play.state.turn, play.state, count=count)
    touch(play)
    rest(play)


def last_turn(log: Sequence[Entry]) -> tuple[Entry, ...]:
    """The actions of the turn that was played last, as far as it went."""
    if not log:
        return ()
    last = log[-1]
    start = len(log)
    while start and (log[start - 1].turn, log[start - 1].seat) == (last.turn, last.seat):
        start -= 1
    return tuple(log[start:])


async def _found(play: Play, log: Sequence[Entry]) -> list[Any]:
    return await positions(play.game, play.table, play.round, log)


def _refuse_past_reveal(play: Play, found: Sequence[Any], struck: Sequence[Entry]) -> None:
    """What has been seen cannot be unseen."""
    before = found[-1 - len(struck) : -1]
    if any(play.game.reveals(state, entry.action) for state, entry in zip(before, struck, strict=True)):
        raise TableError(Wrong.REVEALED)
