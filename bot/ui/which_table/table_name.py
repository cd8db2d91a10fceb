"""Name a table in words. Every private answer about a table has this line, so that tables aren't confused."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord

from bot.tables import ErrorCode, StoreFailed, Table, TableError
from bot.ui.layout import Layout, extended
from bot.ui.names import in_message
from bot.ui.phrases import SOMEBODY
from bot.ui.request import Request
from bot.ui.which_table.next_table import jump


async def table_name(request: Request, table: Table) -> str:
    """Name it by game, opponent and level: «Tactic against Ben»; for others than its players, by both."""
    title = request.say(f"{table.game}-title")
    host, guest = [in_message(await request.ui.names.of(who)) or SOMEBODY for who in (table.host, table.guest)]
    if request.user not in (table.host, table.guest):
        return request.say("table-between", game=title, host=host, guest=guest)
    if table.level is not None:
        return request.say("table-against-level", game=title, who=guest, level=table.level)
    return request.say("table-against", game=title, who=guest if request.user == table.host else host)


async def table_line(request: Request, table_id: str) -> str:
    """Name a table in small print, with a link if it has a channel."""
    table = await request.ui.tables.queries.table(table_id)
    place = await request.ui.tables.notices.place(table_id)
    name = await table_name(request, table)
    if place is None:
        return f"-# {name}"
    return f"-# [{name}]({jump(table.guild, place.channel, place.message)})"


def name_in_answers(request: Request, table_id: str, *, is_seen: bool = False) -> None:
    """From now on let every answer name this table; to others than its players only if they were found to see it."""
    request.reply.complete = partial(_named, request, table_id, is_seen)


def about_its_table(handler: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """Name the table of a button, which its custom id begins with, in whatever is answered."""

    async def handle(request: Request, table: str, *said: str | int) -> None:
        name_in_answers(request, table)
        await handler(request, table, *said)

    return handle


def about_the_table_in_the_way(handler: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """Name the table that is played in this channel, where it is why no other can begin."""

    async def handle(request: Request, *said: str | int, **given: Any) -> None:
        try:
            await handler(request, *said, **given)
        except TableError as refused:
            if refused.key is ErrorCode.ROOM_TAKEN:
                name_in_answers(request, str(refused.values["table"]), is_seen=True)
            raise

    return handle


async def _named(request: Request, table_id: str, is_seen: bool, view: Layout) -> Layout:
    """Add the table's line, unless this is its own thread; if the database fails, what is said matters more."""
    if _is_own_thread(request, table_id):
        return view
    try:
        table = await request.ui.tables.queries.table(table_id)
        if not is_seen and request.user not in (table.host, table.guest):
            return view
        return extended(view, await table_line(request, table_id))
    except (TableError, StoreFailed):
        return view


def _is_own_thread(request: Request, table_id: str) -> bool:
    """Tell by the id at the end of a thread's name, which costs no reading; a thread named anew gets the line."""
    here = request.interaction.channel
    return isinstance(here, discord.Thread) and str(here.name).endswith(table_id)
