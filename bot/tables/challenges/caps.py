"""What a server lets a person begin: which games, how many tables, how many challenges in an hour."""

from bot.tables.core.context import TableContext
from bot.tables.values.durations import HOUR
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.states import LIVE, ChallengeStatus
from data.records import Challenge, Server, Table
from data.store import ColumnValue, Store, Where


async def server_of(store: Store, guild: str) -> Server:
    return await store.get(Server, guild) or Server(guild)


async def refuse_other_game(context: TableContext, guild: str, game: str) -> None:
    """Refuse a game that isn't played on this server."""
    played = (await server_of(context.store, guild)).games
    if played and game not in played.split():
        raise TableError(ErrorCode.GAME_NOT_ALLOWED)


async def refuse_hurry(context: TableContext, guild: str, author: str) -> None:
    """Refuse one more challenge within the hour than the server allows, and say when the next may be made."""
    most = (await server_of(context.store, guild)).most_challenges
    lately = Where(equal={"guild": guild, "author": author}, at_least={"opened_at": context.time.now() - HOUR + 1})
    made = await context.store.find(Challenge, lately, order=("-opened_at",), limit=most) if most else []
    if made and len(made) == most:
        raise TableError(ErrorCode.TOO_MANY_CHALLENGES, most=most, deadline=made[-1].opened_at + HOUR)


async def refuse_beyond_cap(
    context: TableContext, guild: str, person: str, other: str | None = None, *, but: str = ""
) -> None:
    """
    Refuse whoever has too many running tables and open challenges; the challenge being accepted doesn't count.

    Of the other one only that they take on no game now: nobody can tell this from being blocked.
    """
    most = (await server_of(context.store, guild)).most_tables
    if await _count_tables(context, guild, person, but) >= most:
        raise TableError(ErrorCode.TOO_MANY_TABLES, person=person, most=most)
    if other is not None and await _count_tables(context, guild, other, but) >= most:
        raise TableError(ErrorCode.NOT_TAKING, person=other)


async def _count_tables(context: TableContext, guild: str, person: str, but: str) -> int:
    tables = 0
    for chair in ("host", "guest"):
        between_people: dict[str, ColumnValue] = {"guild": guild, chair: person, "level": None}
        tables += await context.store.count(Table, Where(equal=between_people, among={"status": LIVE}))
    mine = Where(equal={"guild": guild, "author": person, "status": ChallengeStatus.OPEN})
    challenges = await context.store.find(Challenge, mine)
    return tables + sum(challenge.id != but for challenge in challenges)
