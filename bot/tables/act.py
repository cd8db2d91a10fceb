"""Take one or more actions of one's turn."""

from typing import Any

from bot.tables.at_table import at_table, check_turn, person_at
from bot.tables.clockwork import rest, touch
from bot.tables.draft import Play
from bot.tables.ending import decide
from bot.tables.events import Answer, Did
from bot.tables.house import House
from bot.tables.logbook import write_line
from bot.tables.replaying import public
from bot.tables.states import Line
from bot.tables.turns import begin_turn, lapse_request
from bot.tables.wrong import TableError, Wrong
from games.core.illegal import IllegalAction
from games.core.outcome import Seat
from games.core.play import take


async def act(
    house: House, table_id: str, person: str, turn_no: int | None, text: str, *, at: int | None, interaction: str
) -> Answer:
    def body(play: Play, seat: Seat) -> None:
        check_turn(play, turn_no)
        if play.table.to_move != seat:
            raise TableError(Wrong.NOT_YOUR_TURN)
        if at is not None and at != play.table.entries:
            raise TableError(Wrong.OLD_TURN)
        _play(play, seat, text)

    return await at_table(house, table_id, person, interaction, body)


def _play(play: Play, seat: Seat, text: str) -> None:
    taken = _take(play, text)
    played_in = play.table.turn_no
    for action, state in taken:
        _enter(play, seat, action, state)
    over = play.state.outcome is not None
    turn_over = over or play.state.fresh
    play.did(Did.ACTED, turn_no=played_in, actions=[action for action, _ in taken], turn_over=turn_over, ended=over)
    touch(play, moved_at=play.at, fresh=turn_over)
    lapse_request(play)
    if play.table.gone == person_at(play, seat):
        play.set(gone=None, gone_run=None)
    if over:
        decide(play, play.state.outcome, by=person_at(play, seat))
    elif turn_over:
        begin_turn(play, seat)
    else:
        rest(play)


def _take(play: Play, text: str) -> list[tuple[str, Any]]:
    try:
        return take(play.game, play.state, text)
    except IllegalAction as illegal:
        raise TableError(
            Wrong.ILLEGAL, illegal.near, fault=illegal.fault, word=illegal.word, nth=illegal.nth
        ) from illegal


def _enter(play: Play, seat: Seat, action: str, state: Any) -> None:
    """Write an action down; a hidden one is promised with a salt, so that it can be checked at the end."""
    before = play.state
    spelled = public(play.game, before, action)
    salt = "" if spelled == action else play.house.draw()
    entry = write_line(play, Line.ACT, seat, before.turn, state, action=action, count=1, salt=salt)
    play.course, play.now, play.state = play.course.then(entry, state), (*play.now, spelled), state
