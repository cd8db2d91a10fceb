"""Where an interaction happens, and which table it means."""

from bot.tables import Table
from bot.ui.host.rights import THREADS, missing
from bot.ui.public.threads import can_open_thread
from bot.ui.refusal import UiRefusal
from bot.ui.request import Request


def refuse_without_rights(request: Request) -> None:
    """Say at once what would fail later, when nobody is there to be told."""
    lacking = [name for name in missing(request.interaction.app_permissions) if name not in THREADS]
    if lacking:
        raise UiRefusal("error-missing-rights", rights=", ".join(request.say(f"right-{name}") for name in lacking))


async def plays_in_threads(request: Request, guild: str, channel: str) -> bool:
    """Tell whether a table begun now gets a thread: if the server wants it, and the bot may."""
    return (await request.ui.tables.people.server(guild)).threads and can_open_thread(request.interaction, channel)


async def table_meant(request: Request, named: str | None = None) -> Table:
    """Find the table: the one named, the one played here, or the person's only one on this server."""
    if named:
        return await request.ui.tables.queries.table(named.split(" · ")[0].strip().lower())
    here = await request.ui.tables.notices.table_in(request.place)
    if here is not None:
        return here
    mine = await request.ui.tables.queries.tables_of(request.user, request.server)
    if len(mine) == 1:
        return mine[0].table
    raise UiRefusal("error-which-table" if mine else "error-no-table")
