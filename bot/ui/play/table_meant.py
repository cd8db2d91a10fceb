"""Find the table that an interaction means."""

from collections.abc import Sequence

from bot.tables import LIVE, Table
from bot.ui.host.rights import THREADS, missing
from bot.ui.play.table_name import name_in_answers, table_line
from bot.ui.public.threads import can_open_thread
from bot.ui.refusal import UiRefusal
from bot.ui.request import Request

MOST_NAMED = 10


def refuse_without_rights(request: Request) -> None:
    """Refuse now what would fail later, because the bot lacks permissions here."""
    lacking = [name for name in missing(request.interaction.app_permissions) if name not in THREADS]
    if lacking:
        raise UiRefusal("error-missing-rights", rights=", ".join(request.say(f"right-{name}") for name in lacking))


def _running(table: Table) -> Table:
    """Find the running table of a thread; a thread whose table is over never stands for another table."""
    if table.status not in LIVE:
        raise UiRefusal("error-over-here")
    return table


async def plays_in_threads(request: Request, guild: str, channel: str) -> bool:
    """Return whether a table begun now gets a thread: the server wants it, and the bot may open one."""
    return (await request.ui.tables.people.server(guild)).threads and can_open_thread(request.interaction, channel)


async def plays_in_channel(request: Request) -> bool:
    """Return whether a table begun here is played in the channel itself, as always in a direct message."""
    if request.server is None:
        return True
    refuse_without_rights(request)
    return not await plays_in_threads(request, request.server, request.channel)


async def table_meant(request: Request, named: str | None = None) -> Table:
    """Find the table: the one named, the one this thread is about, or elsewhere the person's only one."""
    found = await _find(request, named)
    name_in_answers(request, found.id)
    return found


async def _find(request: Request, named: str | None) -> Table:
    if named:
        return await request.ui.tables.queries.table(named.split(" · ")[0].strip().lower())
    here = await request.ui.tables.notices.table_in(request.place, over=True)
    if here is not None and (here.status in LIVE or here.room is None):
        name_in_answers(request, here.id)
        return _running(here)
    mine = await request.ui.tables.queries.tables_of(request.user, request.server)
    if len(mine) == 1:
        return mine[0].table
    if not mine:
        raise UiRefusal("error-no-table")
    raise UiRefusal("error-which-table", tables=await name_all(request, [summary.table.id for summary in mine]))


async def name_all(request: Request, tables: Sequence[str]) -> str:
    """Name tables in words, each with a link."""
    lines = [await table_line(request, table) for table in tables[:MOST_NAMED]]
    return "\n".join([*lines, "-# …"] if len(tables) > MOST_NAMED else lines)
