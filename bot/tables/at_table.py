"""How every verb at a running table goes: lock, fetch, change, commit, answer."""

from collections.abc import Awaitable, Callable

from bot.tables.delivery import once
from bot.tables.draft import Play
from bot.tables.events import Answer
from bot.tables.house import House
from bot.tables.loading import load
from bot.tables.sitting import seat_of
from bot.tables.wrong import TableError, Wrong
from games.core.outcome import Seat, other

Body = Callable[[Play, Seat], Awaitable[None] | None]


async def at_table(house: House, table_id: str, person: str, interaction: str, body: Body) -> Answer:
    """Let one of the two players change something."""

    async def work() -> Answer:
        play = Play(house, await load(house, table_id))
        seat = seat_of(play.round, person)
        if seat is None:
            raise TableError(Wrong.NOT_YOUR_TABLE)
        waiting = body(play, seat)
        if waiting is not None:
            await waiting
        return await play.commit(person, interaction)

    async with house.locks.hold(table_id):
        return await once(house, person, interaction, work)


def person_at(play: Play, seat: Seat) -> str:
    return play.round.seat_1 if seat else play.round.seat_0


def opponent(play: Play, seat: Seat) -> str:
    return person_at(play, other(seat))


def check_turn(play: Play, turn_no: int | None) -> None:
    """Refuse what was meant for a position that is gone."""
    if turn_no is not None and turn_no != play.table.turn_no:
        raise TableError(Wrong.OLD_TURN)


def check_game(play: Play, game_no: int | None) -> None:
    if game_no is not None and game_no != play.table.game_no:
        raise TableError(Wrong.OLD_TURN)
