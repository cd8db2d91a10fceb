"""Find the table that an interaction means."""

from collections.abc import Sequence

from bot.tables import LIVE, Table
from bot.ui.refusal import UiRefusal
from bot.ui.request import Request
from bot.ui.which_table.table_name import name_in_answers, table_line

MOST_NAMED = 10


async def table_meant(request: Request, named: str | None = None) -> Table:
    """Find the table: the one named, the one this thread is about, or elsewhere the person's only one."""
    meant = await _find(request, named)
    name_in_answers(request, meant.id)
    return meant


async def _find(request: Request, named: str | None) -> Table:
    if named:
        return await request.ui.tables.queries.table(named.split(" · ")[0].strip().lower())
    here = await request.ui.tables.notices.table_in(request.channel_id, over=True)
    if here is not None and (here.status in LIVE or here.room is None):
        name_in_answers(request, here.id)
        if here.status not in LIVE:
            raise UiRefusal("error-over-here")  # a thread whose table is over never stands for another table
        return here
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
