"""Which tables a person may read about: their own, and those played where they can look anyway."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.tables import ErrorCode, Table, TableError
from bot.ui.discord_io.rest.sight import sees
from bot.ui.refusal import UiRefusal
from bot.ui.request import Request
from bot.ui.which_table.table_meant import name_all, table_meant
from bot.ui.which_table.table_name import name_in_answers

TableHandler = Callable[..., Awaitable[None]]


async def table_to_read(request: Request, named: str | None = None) -> Table:
    """Find the table that is meant, also one that is over; one that the reader may not see is answered as unknown."""
    here = None if named else await request.ui.tables.notices.table_in(request.channel_id, over=True)
    meant = here or await table_meant(request, named)
    await _refuse_unreadable(request, meant)
    return meant


async def finished_table_to_read(request: Request, named: str | None = None) -> Table:
    """Find the finished table that is meant: the one named, this thread's, or elsewhere the reader's only one."""
    if named or await request.ui.tables.notices.table_in(request.channel_id, over=True):
        return await table_to_read(request, named)
    past = await request.ui.tables.queries.past_of(request.user, request.server)
    if not past:
        raise UiRefusal("error-no-past")
    if len(past) > 1:
        raise UiRefusal("error-which-past", tables=await name_all(request, [table.id for table in past]))
    name_in_answers(request, past[0].id)
    return past[0]


async def refuse_unreadable(request: Request, table: str) -> None:
    """Refuse readers who may not look; this is checked at every click, because permissions change."""
    await _refuse_unreadable(request, await request.ui.tables.queries.table(table))


def unseen_is_unknown(handler: TableHandler) -> TableHandler:
    """Say of a table that isn't this person's, and that they can't see, only that there is none."""

    async def handle(request: Request, *said: str | int, **given: Any) -> None:
        try:
            await handler(request, *said, **given)
        except (TableError, UiRefusal) as refused:
            named = given.get("table", *said[:1])
            if refused.key == ErrorCode.NOT_YOUR_TABLE and named:
                await refuse_unreadable(request, str(named).split(" · ")[0].strip().lower())
            raise

    return handle


async def _refuse_unreadable(request: Request, table: Table) -> None:
    if (
        request.user in (table.host, table.guest)
        or await _is_played_here(request, table)
        or await _sees_channel(request, table)
    ):
        name_in_answers(request, table.id, is_seen=True)
        return
    raise TableError(ErrorCode.UNKNOWN_TABLE, id=table.id)


async def _is_played_here(request: Request, table: Table) -> bool:
    place = await request.ui.tables.notices.place(table.id)
    return request.channel_id in (table.room, place.channel if place else None)


async def _sees_channel(request: Request, table: Table) -> bool:
    """Return whether Discord lets the reader see the channel. A table's id is no secret, so it proves nothing."""
    guild, reader = request.interaction.guild, request.interaction.user
    if guild is None or table.guild != request.server or not isinstance(reader, discord.Member):
        return False
    where = await request.ui.tables.notices.seen_at(table)
    return where is not None and await sees(request.ui.pacing, guild.get_channel_or_thread(int(where)), reader)
