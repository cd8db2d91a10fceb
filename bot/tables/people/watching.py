"""Watching: whoever sees a table may ask to be told its end, once."""

from bot.tables.challenges.caps import server_of
from bot.tables.core.context import Verbs
from bot.tables.core.idempotency import again_when_stale
from bot.tables.core.unit_of_work import TableUpdate
from bot.tables.log.loading import row
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.ids import check_ids
from bot.tables.values.states import LIVE
from data.records import Watch
from data.store import Delete, Insert, Where


class WatchingVerbs(Verbs):
    async def watch(self, table_id: str, person: str) -> None:
        check_ids(person)

        async def work() -> None:
            table = await row(self.context, table_id)
            if table.status not in LIVE:
                raise TableError(ErrorCode.TABLE_OVER)
            if person in (table.host, table.guest):
                raise TableError(ErrorCode.OWN_TABLE)
            if not (await server_of(self.context.store, table.guild)).watching:
                raise TableError(ErrorCode.NO_WATCHING)
            if not await self.is_watching(table_id, person):
                update = TableUpdate(self.context, table)
                update.set(watched=True)
                update.add(Insert(Watch(table_id, person)))
                await update.commit()

        async with self.context.locks.hold(table_id):
            await again_when_stale(work)

    async def is_watching(self, table_id: str, person: str) -> bool:
        check_ids(table_id, person)
        return await self.context.store.get(Watch, table_id, person) is not None

    async def watchers(self, table_id: str) -> list[str]:
        """List who has not been told yet."""
        check_ids(table_id)
        return [one.person for one in await self.context.store.find(Watch, Where(equal={"table_id": table_id}))]

    async def unwatch(self, table_id: str, person: str) -> None:
        """They were told, or don't want to be any more."""
        check_ids(table_id, person)
        await self.context.store.commit(Delete(Watch, Where(equal={"table_id": table_id, "person": person})))
