"""Sit down to practise, and tell where: the outbox opens the thread, which takes a moment."""

import asyncio
import time

from bot.tables import LIVE, First, Place, Table, TableError, Terms
from bot.tables.values.terms import is_private
from bot.ui.layout import layout, link, rows, text
from bot.ui.play.pocket_game import running_game, show_pocket_game
from bot.ui.play.thread_or_channel import plays_in_channel
from bot.ui.request import Request
from bot.ui.which_table.next_table import jump
from bot.ui.which_table.table_name import table_name
from games.core.option import Options
from games.lessons.registry import short_form

WORTH_S = 10.0  # seconds to wait for the table to be shown, before it is only promised
LOOK_S = 0.05  # between two looks whether it is shown


async def suitable_options(request: Request, game: str, chosen: Options) -> Options:
    """Suggest the short form of a game that this person has never finished, unless they chose another."""
    if chosen or await request.ui.tables.people.has_played(request.user, game):
        return chosen
    return dict(short_form(game))


async def preferred_first(request: Request, otherwise: First) -> str:
    """Tell who begins where this person doesn't say."""
    return (await request.ui.tables.people.person(request.user)).seat or otherwise


async def begin_practice(request: Request, terms: Terms, level: int | None = None) -> None:
    """Begin at this level, or at the suggested one; a pocket game of this kind that isn't over goes on."""
    if request.is_user_install and (running := await running_game(request, terms.game)):
        await show_pocket_game(request, running, request.say("pocket-goes-on"))
        return
    await request.ui.names.note(request.interaction.user, request.words.language)
    tables = request.ui.tables
    begun = await tables.practice.start(
        request.user,
        request.table_guild,
        request.channel,
        terms,
        level or await tables.practice.suggested_level(request.user, terms.game),
        in_channel=await plays_in_channel(request, in_private=is_private(terms)),
        interaction=request.token,
    )
    await tell_where(request, begun.subject)


async def tell_where(request: Request, table_id: str) -> None:
    """Link to the table once it is shown, unless it is shown here; a pocket game is this message."""
    table = await request.ui.tables.queries.table(table_id)
    if not table.channel:
        await show_pocket_game(request, table_id)
        return
    request.reply.complete = None  # this answer names its own table
    try:
        place = await _shown(request, table)
    except TableError:  # it was taken back: a direct message that can't be written to
        await request.tell("practice-unreachable")
        return
    named = await table_name(request, table)
    if place is None:
        await request.tell("practice-later", table=named)
    elif place.channel == request.channel_id:
        await request.leave_quietly()
    else:
        where = jump(table.guild, place.channel, place.message)
        said = request.say("practice-begun", table=named, where=where)
        await request.answer(layout(text(said), *rows([link(request.say("button-to-table"), where)])))


async def _shown(request: Request, table: Table) -> Place | None:
    """Wait until the table's first message stands, or Discord has refused it."""
    tables, until = request.ui.tables, time.monotonic() + WORTH_S
    while time.monotonic() < until:
        status = (await tables.queries.table(table.id)).status
        place = await tables.notices.place(table.id)
        if place is not None and (place.message is not None or status not in LIVE):
            return place
        if await tables.notices.is_refused(table.id):
            return None
        await asyncio.sleep(LOOK_S)
    return None
