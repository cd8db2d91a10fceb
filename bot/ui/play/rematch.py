"""Ask for a rematch: the same terms, sides swapped."""

from bot.tables import EventKind, Table
from bot.tables.values.terms import is_private
from bot.ui.context import DIRECT
from bot.ui.look_up.ways_to_table import table_command
from bot.ui.play.practice_table import tell_where
from bot.ui.play.thread_or_channel import (
    plays_in_channel,
    plays_in_threads,
    refuse_without_rights,
    refuse_without_role,
)
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.which_table.readable import finished_table_to_read
from bot.ui.which_table.table_argument import REMATCH


async def rematch(request: Request, subject: str) -> None:
    """Ask for a rematch, or begin it if the opponent has asked already; the outbox shows either."""
    table = await request.ui.tables.queries.table(subject)
    if table.level is not None:
        await _practise_again(request, table)
        return
    refuse_without_rights(request)
    await refuse_without_role(request, table.guild)
    in_channel = not await plays_in_threads(request, table.guild, table.channel, in_private=is_private(table))
    answer = await request.ui.tables.challenges.rematch(
        subject, request.user, in_channel=in_channel, interaction=request.token
    )
    begins = answer.events[0].kind is EventKind.ACCEPTED
    place = await request.ui.tables.notices.place(subject)
    where = f"<#{place.channel if place else table.channel}>"
    await request.tell("rematch-begins" if begins else "rematch-asked", where=where)


async def press_level(request: Request, subject: str, level: int) -> None:
    await _practise_again(request, await request.ui.tables.queries.table(subject), level)


async def _practise_again(request: Request, table: Table, level: int | None = None) -> None:
    is_direct = table.guild.startswith(DIRECT)
    in_channel = bool(table.channel) if is_direct else await plays_in_channel(request)
    begun = await request.ui.tables.practice.again(
        table.id, request.user, level, in_channel=in_channel, interaction=request.token
    )
    await tell_where(request, begun.subject)


COMMANDS = (table_command("rematch", rematch, REMATCH, finished_table_to_read),)
ROUTES = {"rematch": Route(rematch, Ack.NEW, "id"), "level": Route(press_level, Ack.NEW, "id int")}
