"""Who has said what to play by itself at a table."""

from bot.tables.core.unit_of_work import TableUpdate
from data.records import Conditions, Table
from data.store import Where


def chair_of(table: Table, person: str) -> int:
    """Name a player in the columns that count them: 1 the host, 2 the guest."""
    return 1 if person == table.host else 2


async def conditions_at(update: TableUpdate) -> list[Conditions]:
    if not update.table.conditions:
        return []
    return await update.context.store.find(Conditions, Where(equal={"table_id": update.table.id}))
