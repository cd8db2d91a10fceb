"""End a game by agreement: a draw, or stop and count; and alone: resign, or call off before it has begun."""

from bot.tables.at_table import at_table, check_game, opponent, person_at
from bot.tables.draft import Play
from bot.tables.ending import decide, give_up
from bot.tables.events import Answer, Did
from bot.tables.house import House
from bot.tables.notice_kinds import Tell
from bot.tables.states import Reason, Status
from bot.tables.turns import offer_closed
from bot.tables.wrong import TableError, Wrong
from games.core.outcome import Outcome, Seat, other


async def offer_end(house: House, table_id: str, person: str, interaction: str) -> Answer:
    def body(play: Play, seat: Seat) -> None:
        if play.table.draw_by == other(seat):
            _agree(play, seat)
            return
        if play.table.draw_by == seat or play.table.draw_turn == play.table.turn_no:
            raise TableError(Wrong.OFFERED_ALREADY)
        play.set(draw_by=seat, draw_turn=play.table.turn_no)
        play.tell(Tell.END_OFFERED, (opponent(play, seat),), by=person)
        play.did(Did.END_OFFERED)

    return await at_table(house, table_id, person, interaction, body)


async def accept_end(house: House, table_id: str, person: str, interaction: str) -> Answer:
    def body(play: Play, seat: Seat) -> None:
        _offered(play, other(seat))
        _agree(play, seat)

    return await at_table(house, table_id, person, interaction, body)


async def decline_end(house: House, table_id: str, person: str, interaction: str) -> Answer:
    def body(play: Play, seat: Seat) -> None:
        _offered(play, other(seat))
        _close(play, Did.END_DECLINED, "declined")

    return await at_table(house, table_id, person, interaction, body)


async def withdraw_end(house: House, table_id: str, person: str, interaction: str) -> Answer:
    def body(play: Play, seat: Seat) -> None:
        _offered(play, seat)
        _close(play, Did.END_WITHDRAWN, "withdrawn")

    return await at_table(house, table_id, person, interaction, body)


async def resign(house: House, table_id: str, person: str, game_no: int | None, interaction: str) -> Answer:
    def body(play: Play, seat: Seat) -> None:
        check_game(play, game_no)
        decide(play, Outcome(other(seat), Reason.RESIGNED), by=person)

    return await at_table(house, table_id, person, interaction, body)


async def cancel(house: House, table_id: str, person: str, interaction: str) -> Answer:
    def body(play: Play, seat: Seat) -> None:
        if not can_cancel(play):
            raise TableError(Wrong.CANCEL_LATE)
        give_up(play, play.round, Status.CANCELLED, Reason.CANCELLED, by=person)

    return await at_table(house, table_id, person, interaction, body)


def can_cancel(play: Play) -> bool:
    """Until both have completed a turn."""
    return play.table.game_no == 1 and len(play.course.done) < 2


def _offered(play: Play, seat: Seat) -> None:
    if play.table.draw_by != seat:
        raise TableError(Wrong.NO_OFFER)


def _agree(play: Play, seat: Seat) -> None:
    """What an agreed end means, the rules of the game know (G-7)."""
    offer_closed(play, Tell.END_OFFERED, "granted")
    decide(play, play.game.agreed_outcome(play.state), by=person_at(play, seat))


def _close(play: Play, did: Did, how: str) -> None:
    play.set(draw_by=None)
    offer_closed(play, Tell.END_OFFERED, how)
    play.did(did)
