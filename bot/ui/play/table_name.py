"""Name a table in words. Every private answer about a table has this line, so that tables aren't confused."""

from bot.tables import Table
from bot.ui.names import in_message
from bot.ui.phrases import SOMEBODY
from bot.ui.play.next_table import jump
from bot.ui.request import Request


async def table_name(request: Request, table: Table) -> str:
    """Name it by game and opponent: «Tactic against Ben»."""
    opponent = table.guest if request.user == table.host else table.host
    name = in_message(await request.ui.names.of(opponent)) or SOMEBODY
    return request.say("table-against", game=request.say(f"{table.game}-title"), who=name)


async def table_line(request: Request, table_id: str) -> str:
    """Name a table in small print, with a link if it has a channel."""
    table = await request.ui.tables.queries.table(table_id)
    place = await request.ui.tables.notices.place(table_id)
    name = await table_name(request, table)
    if place is None:
        return f"-# {name}"
    return f"-# [{name}]({jump(table.guild, place.channel, place.message)})"
