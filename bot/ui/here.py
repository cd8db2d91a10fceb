"""Where an interaction happens, and which table it means."""

from bot.ui.refused import Refused
from bot.ui.rights import THREADS, missing
from bot.ui.rooms import can_open_thread
from bot.ui.visit import Visit
from data.records import Table


def refuse_without_rights(visit: Visit) -> None:
    """Say at once what would fail later, when nobody is there to be told."""
    lacking = [name for name in missing(visit.interaction.app_permissions) if name not in THREADS]
    if lacking:
        raise Refused("error-missing-rights", rights=", ".join(visit.say(f"right-{name}") for name in lacking))


async def plays_in_threads(visit: Visit, guild: str, channel: str) -> bool:
    """Tell whether a table begun now gets a thread: if the server wants it, and the bot may."""
    return (await visit.desk.tables.server(guild)).threads and can_open_thread(visit.interaction, channel)


async def table_meant(visit: Visit, named: str | None = None) -> Table:
    """Find the table: the one named, the one played here, or the person's only one on this server."""
    if named:
        return await visit.desk.tables.table(named.split(" · ")[0].strip().lower())
    here = await visit.desk.tables.table_in(visit.place)
    if here is not None:
        return here
    mine = await visit.desk.tables.tables_of(visit.user, visit.server)
    if len(mine) == 1:
        return mine[0].table
    raise Refused("error-which-table" if mine else "error-no-table")
