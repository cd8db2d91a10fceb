"""Being told of each vote of a server: in private, and only for those who ask."""

from dataclasses import replace

from bot.tables.core.context import Verbs
from bot.tables.core.idempotency import again_when_stale
from bot.tables.core.upsert import upsert
from bot.tables.values.ids import check_ids
from data.records import Table, Vote, VoteCall
from data.store import Delete, Replace, Where


class VoteCallVerbs(Verbs):
    async def ask_for_calls(self, server: str, person: str) -> None:
        async def work() -> None:
            if not await self.is_called(server, person):
                await upsert(self.context, VoteCall(server, person), None)

        await again_when_stale(work)

    async def end_calls(self, server: str, person: str) -> None:
        check_ids(server, person)
        await self.context.store.commit(Delete(VoteCall, Where(equal={"server": server, "person": person})))

    async def is_called(self, server: str, person: str) -> bool:
        check_ids(server, person)
        return await self.context.store.get(VoteCall, server, person) is not None

    async def to_call(self, table: Table) -> list[str]:
        """List who is to be told of the vote that runs: they haven't been told yet, and haven't voted."""
        here = Where(equal={"table_id": table.id, "turn_no": table.turn_no})
        voted = {vote.person for vote in await self.context.store.find(Vote, here)}
        asked = await self.context.store.find(VoteCall, Where(equal={"server": table.guild}), order=("person",))
        return [one.person for one in asked if one.told != _vote(table) and one.person not in voted]

    async def called(self, table: Table, person: str) -> None:
        """Note that they were told, or can't be."""

        async def work() -> None:
            known = await self.context.store.get(VoteCall, table.guild, person)
            if known is not None:
                await self.context.store.commit(Replace(replace(known, told=_vote(table)), known))

        await again_when_stale(work)


def _vote(table: Table) -> str:
    return f"{table.id} {table.turn_no}"
