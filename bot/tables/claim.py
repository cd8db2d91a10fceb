"""When the other's time is up, or he has left: claim the win, or give more time. Nothing happens by itself."""

from bot.tables.at_table import at_table, check_turn, opponent
from bot.tables.clockwork import is_up, pauses, rest, touch, wind_full
from bot.tables.draft import Draft, Play
from bot.tables.ending import decide
from bot.tables.events import Answer, Did
from bot.tables.house import House
from bot.tables.loading import refuse_unless_open, row
from bot.tables.notice_kinds import Tell
from bot.tables.pauses import after
from bot.tables.running_time import DAY
from bot.tables.states import Reason, Status
from bot.tables.wrong import TableError, Wrong
from games.core.outcome import Outcome, Seat


async def claim(house: House, table_id: str, person: str, turn_no: int | None, interaction: str) -> Answer:
    def body(play: Play, seat: Seat) -> None:
        check_turn(play, turn_no)
        if play.table.gone == opponent(play, seat):
            _refuse_before(play, gone_from(play))
            # Who has left will not play the rest of a series either.
            decide(play, Outcome(seat, Reason.GONE), by=person, whole=True)
        else:
            _refuse_unless_up(play, seat)
            decide(play, Outcome(seat, Reason.TIMEOUT), by=person)

    return await at_table(house, table_id, person, interaction, body)


async def more_time(house: House, table_id: str, person: str, turn_no: int | None, interaction: str) -> Answer:
    def body(play: Play, seat: Seat) -> None:
        check_turn(play, turn_no)
        _refuse_unless_up(play, seat)
        touch(play)
        wind_full(play)
        play.drop((Tell.TIME_UP, Tell.REMINDER))
        play.tell(Tell.CHANGED)
        play.did(Did.MORE_TIME, deadline=_wall(play, play.table.deadline_run))

    return await at_table(house, table_id, person, interaction, body)


async def keep(house: House, table_id: str, person: str, interaction: str) -> Answer:
    """Answer the question whether both go on."""

    def body(play: Play, seat: Seat) -> None:
        if play.table.asked_run is None:
            raise TableError(Wrong.NOT_ASKED)
        touch(play)
        wind_full(play)
        play.drop((Tell.STILL_PLAYING,))
        play.tell(Tell.CHANGED)
        play.did(Did.KEPT)

    return await at_table(house, table_id, person, interaction, body)


async def left(house: House, table_id: str, person: str) -> Answer:
    """Note that a player has left the server, once; he comes back by playing."""
    async with house.locks.hold(table_id):
        table = await row(house, table_id)
        refuse_unless_open(table)
        if person not in (table.host, table.guest):
            raise TableError(Wrong.NOT_YOUR_TABLE)
        draft = Draft(house, table)
        if table.gone is not None:
            return Answer(table.id, ())
        draft.set(gone=person, gone_run=draft.run)
        touch(draft)  # whoever stayed gets the time to claim before the silence counts
        rest(draft)
        stayed = table.guest if person == table.host else table.host
        draft.tell(Tell.GONE, (stayed,), gone=person, claim_from=_wall(draft, gone_from(draft)))
        return await draft.commit()


def gone_from(draft: Draft) -> int:
    """From when on a win can be claimed from a player who left."""
    table = draft.table
    since = draft.run if table.gone_run is None else table.gone_run
    return after(since, table.pace * DAY or draft.house.limits.gone, pauses(draft))


def can_claim(draft: Draft, seat: Seat, other_player: str) -> bool:
    table = draft.table
    if table.status != Status.OPEN:
        return False
    if table.gone == other_player:
        return draft.run >= gone_from(draft)
    return table.to_move != seat and is_up(table, draft.run)


def _refuse_unless_up(play: Play, seat: Seat) -> None:
    if play.table.to_move == seat:
        raise TableError(Wrong.OWN_CLOCK)
    if play.table.deadline_run is None:
        raise TableError(Wrong.NO_CLOCK)
    _refuse_before(play, play.table.deadline_run)


def _refuse_before(play: Play, due: int) -> None:
    if play.run < due:
        raise TableError(Wrong.TIME_NOT_UP, deadline=play.house.time.wall(due))


def _wall(draft: Draft, run: int | None) -> int | None:
    return None if run is None else draft.house.time.wall(run)
