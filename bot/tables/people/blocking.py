"""Blocking: two people begin no new games with each other. What runs goes on, and nobody is told."""

from contextlib import suppress

from bot.tables.challenges.offer import close_for, open_challenges_of
from bot.tables.core.context import TableContext, Verbs
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.ids import check_ids
from data.records import Block
from data.store import Delete, Insert, StaleWrite, Where


class BlockingVerbs(Verbs):
    async def block(self, person: str, other: str) -> None:
        """Keep it first, so that nothing is accepted any more; then close the challenges between the two."""
        check_ids(person, other)
        if person == other:
            raise TableError(ErrorCode.CANNOT_BLOCK)
        async with self.context.locks.hold_all(f"person:{person}", f"person:{other}"):
            await _keep(self.context, Block(person, other, self.context.time.now()))
        for challenge in await open_challenges_of(self.context, person):
            if other in (challenge.author, challenge.invited):
                await close_for(self.context, challenge.id, person)

    async def unblock(self, person: str, other: str) -> None:
        check_ids(person, other)
        await self.context.store.commit(Delete(Block, Where(equal={"person": person, "blocked": other})))

    async def blocked(self, person: str) -> list[str]:
        """List whom this person has blocked, the last one first; who has blocked them isn't told to anybody."""
        check_ids(person)
        found = await self.context.store.find(Block, Where(equal={"person": person}), order=("-since",))
        return [one.blocked for one in found]


async def _keep(context: TableContext, block: Block) -> None:
    if await context.store.get(Block, block.person, block.blocked) is None:
        with suppress(StaleWrite):  # another process was faster
            await context.store.commit(Insert(block))
