"""How many tables a person may have on a server."""

from bot.tables.house import House
from bot.tables.states import LIVE, Invitation
from bot.tables.wrong import TableError, Wrong
from data.records import Challenge, Server, Table
from data.store import Store, Where


async def server_of(store: Store, guild: str) -> Server:
    return await store.get(Server, guild) or Server(guild)


async def refuse_beyond_cap(house: House, guild: str, *people: str, but: str = "") -> None:
    """Count running tables and one's own open challenges, but for the challenge that is just being accepted."""
    server = await server_of(house.store, guild)
    for person in people:
        if await _held(house, guild, person, but) >= server.most_tables:
            raise TableError(Wrong.TOO_MANY_TABLES, person=person, most=server.most_tables)


async def _held(house: House, guild: str, person: str, but: str) -> int:
    tables = 0
    for chair in ("host", "guest"):
        tables += await house.store.count(Table, Where(equal={"guild": guild, chair: person}, among={"status": LIVE}))
    mine = Where(equal={"guild": guild, "author": person, "status": Invitation.OPEN})
    challenges = await house.store.find(Challenge, mine)
    return tables + sum(challenge.id != but for challenge in challenges)
