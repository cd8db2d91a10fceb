"""What a player can do at a table now, for the buttons he is offered."""

from collections.abc import Iterator
from enum import StrEnum

from bot.tables.agree import can_cancel
from bot.tables.claim import can_claim
from bot.tables.clockwork import is_up
from bot.tables.draft import Play
from bot.tables.house import House
from bot.tables.sitting import Sitting, players
from bot.tables.terms import Takebacks
from games.core.outcome import Seat, other


class Can(StrEnum):
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


def may(house: House, sitting: Sitting, seat: Seat | None) -> frozenset[Can]:
    """What is worth offering; the verbs themselves decide."""
    if seat is None:
        return frozenset()
    play = Play(house, sitting)
    return frozenset({*_turn(play, seat), *_offers(play, seat), *_ends(play, seat)})


def _turn(play: Play, seat: Seat) -> Iterator[Can]:
    table = play.table
    if table.to_move == seat:
        yield Can.PLAY
    mine_runs = table.to_move == seat and not table.fresh
    asked = table.back_by is not None or table.back_turn == table.turn_no
    mine_done = play.course.last == seat and table.takebacks != Takebacks.OFF
    if mine_runs or (mine_done and (table.takebacks == Takebacks.FREE or not asked)):
        yield Can.TAKE_BACK


def _offers(play: Play, seat: Seat) -> Iterator[Can]:
    table = play.table
    if table.back_by is not None:
        yield Can.WITHDRAW_TAKEBACK if table.back_by == seat else Can.ANSWER_TAKEBACK
    if table.draw_by is not None:
        yield Can.WITHDRAW_END if table.draw_by == seat else Can.ANSWER_END
    elif table.draw_turn != table.turn_no:
        yield Can.OFFER_END


def _ends(play: Play, seat: Seat) -> Iterator[Can]:
    table = play.table
    yield Can.CANCEL if can_cancel(play) else Can.RESIGN
    if can_claim(play, seat, players(play.round)[other(seat)]):
        yield Can.CLAIM
    if table.to_move != seat and is_up(table, play.run):
        yield Can.MORE_TIME
    if table.asked_run is not None:
        yield Can.KEEP
