"""A person's tables and challenges, most urgent first."""

from dataclasses import dataclass

from bot.tables.house import House
from bot.tables.ids import check_ids
from bot.tables.loading import row
from bot.tables.seats import tables_of as open_tables_of
from bot.tables.states import ENDED, LIVE, Invitation, Status
from bot.tables.turns import seated
from data.records import Challenge, Place, Table
from data.store import Where


@dataclass(frozen=True, slots=True)
class Summary:
    """One line of a person's list of tables."""

    table: Table
    opponent: str
    is_mine: bool  # it is this person's turn
    waits: bool  # … or there is an offer to answer, or a win to claim
    deadline: int | None
    is_overdue: bool
    away: int | None  # until when the opponent is
    channel: str | None
    message: str | None


async def tables_of(house: House, person: str, guild: str | None = None) -> list[Summary]:
    check_ids(person)
    tables = await open_tables_of(house.store, person)
    found = [await _summary(house, table, person) for table in tables if guild in (None, table.guild)]
    return sorted(found, key=_urgency)


async def next_for(house: House, person: str, guild: str | None = None, but: str = "") -> Summary | None:
    check_ids(person)
    tables = [await row(house, id_) for id_ in await house.seats.of(house.store, person) if id_ != but]
    found = [await _summary(house, table, person) for table in tables if guild in (None, table.guild)]
    return min((one for one in found if one.is_mine or one.waits), key=_urgency, default=None)


async def past_of(house: House, person: str, guild: str | None = None, limit: int = 25) -> list[Table]:
    """Tables that are over, the last one first."""
    check_ids(person, guild)
    here = {} if guild is None else {"guild": guild}
    found: list[Table] = []
    for chair in ("host", "guest"):
        where = Where(equal={**here, chair: person}, among={"status": ENDED})
        found += await house.store.find(Table, where, order=("-ended_at",), limit=limit)
    return sorted(found, key=lambda table: table.ended_at or 0, reverse=True)[:limit]


async def tables_on(house: House, guild: str, limit: int = 25) -> list[Table]:
    """A server's running tables, those played at last first."""
    check_ids(guild)
    where = Where(equal={"guild": guild}, among={"status": LIVE})
    return await house.store.find(Table, where, order=("-moved_at",), limit=limit)


async def challenges_of(house: House, person: str, guild: str | None = None) -> list[Challenge]:
    check_ids(person)
    found: list[Challenge] = []
    for part in ("author", "invited"):
        where = Where(equal={part: person, "status": Invitation.OPEN}, at_least={"expires_at": house.time.now() + 1})
        found += await house.store.find(Challenge, where, order=("opened_at",))
    return [one for one in found if guild in (None, one.guild)]


def waiting_person(table: Table) -> str | None:
    """Who is to move."""
    if table.to_move is None:
        return None
    return seated(table.host, table.guest, table.lead, table.game_no)[table.to_move]


async def _summary(house: House, table: Table, person: str) -> Summary:
    opponent = table.guest if person == table.host else table.host
    place = await house.store.get(Place, table.id)
    is_mine = table.status == Status.OPEN and waiting_person(table) == person
    is_overdue = table.deadline_run is not None and house.time.run() >= table.deadline_run
    absence = house.absences.current(opponent, house.time.now())
    return Summary(
        table=table,
        opponent=opponent,
        is_mine=is_mine,
        waits=_waits(table, person, is_overdue and not is_mine),
        deadline=None if table.deadline_run is None else house.time.wall(table.deadline_run),
        is_overdue=is_overdue,
        away=absence.until_at if absence else None,
        channel=place.channel if place else None,
        message=place.message if place else None,
    )


def _waits(table: Table, person: str, can_claim: bool) -> bool:
    mine = seated(table.host, table.guest, table.lead, table.game_no).index(person)
    offers = [seat for seat in (table.draw_by, table.back_by) if seat is not None]
    return can_claim or any(seat != mine for seat in offers)


def _urgency(one: Summary) -> tuple[int, int, int]:
    """Mine first, least time first; then what else waits for me; then whose turn it isn't, longest quiet first."""
    rank = 0 if one.is_mine else 1 if one.waits else 2
    no_clock = one.deadline is None
    return rank, no_clock, (one.table.moved_at if one.deadline is None else one.deadline)
