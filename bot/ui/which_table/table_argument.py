"""The argument that names a table, and its suggestions."""

from collections.abc import Sequence

from bot.tables import Table
from bot.tables.values.ids import is_forgotten
from bot.ui.names import isolated
from bot.ui.phrases import SOMEBODY
from bot.ui.request import Request
from bot.ui.slash_commands import argument


async def suggest_tables(request: Request, typed: str) -> list[str]:
    """Offer the person's running tables."""
    return _fitting(await _named(request, await _running(request)), typed)


async def suggest_past_tables(request: Request, typed: str) -> list[str]:
    past = await request.ui.tables.queries.past_of(request.user, request.server)
    return _fitting(await _named(request, past), typed)


async def suggest_rematches(request: Request, typed: str) -> list[str]:
    """Offer past tables, but none against somebody whom this person has blocked, or who was forgotten."""
    past = await request.ui.tables.queries.past_of(request.user, request.server)
    blocked = {*await request.ui.tables.people.blocked(request.user)}
    willing = [one for one in past if not any(each in blocked or is_forgotten(each) for each in (one.host, one.guest))]
    return _fitting(await _named(request, willing), typed)


async def suggest_all_tables(request: Request, typed: str) -> list[str]:
    past = await request.ui.tables.queries.past_of(request.user, request.server)
    return _fitting(await _named(request, [*await _running(request), *past]), typed)


async def _running(request: Request) -> list[Table]:
    return [summary.table for summary in await request.ui.tables.queries.tables_of(request.user, request.server)]


async def suggest_tables_here(request: Request, typed: str) -> list[str]:
    """Offer everything that runs on this server."""
    tables = await request.ui.tables.queries.tables_on(request.guild)
    await request.ui.names.read(person for table in tables for person in (table.host, table.guest))
    return _fitting([await _label(request, table, table.host, table.guest) for table in tables], typed)


async def _named(request: Request, tables: Sequence[Table]) -> list[str]:
    """Label tables by game and opponent."""
    await request.ui.names.read(person for table in tables for person in (table.host, table.guest))
    return [await _label(request, table, table.guest if request.user == table.host else table.host) for table in tables]


async def _label(request: Request, table: Table, *people: str) -> str:
    """Write the id first, which is what is read back."""
    names = " – ".join([isolated(await request.ui.names.of(person)) or SOMEBODY for person in people])
    return f"{table.id} · {request.say(f'{table.game}-title')} · {names}"[:100]


def _fitting(labels: Sequence[str], typed: str) -> list[str]:
    return [label for label in labels if typed.strip().lower() in label.lower()]


RUNNING = argument("table", suggest=suggest_tables)
PAST = argument("table", suggest=suggest_past_tables)
REMATCH = argument("table", suggest=suggest_rematches)
ANY = argument("table", suggest=suggest_all_tables)
