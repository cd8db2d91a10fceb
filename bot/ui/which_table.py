"""The option by which a command is told its table, and what is suggested there."""

from collections.abc import Sequence

from bot.ui.declare import argument
from bot.ui.telling import SOMEBODY
from bot.ui.visit import Visit
from data.records import Table


async def suggest_tables(visit: Visit, typed: str) -> list[str]:
    """Offer the person's running tables."""
    return _fitting(await _named(visit, await _running(visit)), typed)


async def suggest_past_tables(visit: Visit, typed: str) -> list[str]:
    past = await visit.desk.tables.past_of(visit.user, visit.server)
    return _fitting(await _named(visit, past), typed)


async def suggest_all_tables(visit: Visit, typed: str) -> list[str]:
    past = await visit.desk.tables.past_of(visit.user, visit.server)
    return _fitting(await _named(visit, [*await _running(visit), *past]), typed)


async def _running(visit: Visit) -> list[Table]:
    return [summary.table for summary in await visit.desk.tables.tables_of(visit.user, visit.server)]


async def suggest_tables_here(visit: Visit, typed: str) -> list[str]:
    """Offer everything that runs on this server."""
    tables = await visit.desk.tables.tables_on(visit.guild)
    return _fitting([await _label(visit, table, table.host, table.guest) for table in tables], typed)


async def _named(visit: Visit, tables: Sequence[Table]) -> list[str]:
    """Name them by what their player knows them by: game and opponent."""
    return [await _label(visit, table, table.guest if visit.user == table.host else table.host) for table in tables]


async def _label(visit: Visit, table: Table, *people: str) -> str:
    """Write the id first, which is what is read back."""
    names = " – ".join([await visit.desk.names.of(person) or SOMEBODY for person in people])
    return f"{table.id} · {visit.say(f'{table.game}-title')} · {names}"[:100]


def _fitting(labels: Sequence[str], typed: str) -> list[str]:
    return [label for label in labels if typed.strip().lower() in label.lower()]


RUNNING = argument("table", suggest=suggest_tables)
PAST = argument("table", suggest=suggest_past_tables)
ANY = argument("table", suggest=suggest_all_tables)
