"""The ways to a table or one of its games: a command finds it, a button names it and asks who may read."""

from collections.abc import Awaitable, Callable
from functools import wraps

from discord.app_commands import AppCommandContext

from bot.tables import Table
from bot.ui.request import Request
from bot.ui.route import RouteHandler
from bot.ui.slash_commands import ANYWHERE, CommandArgument, SlashCommand, argument
from bot.ui.which_table.readable import refuse_unreadable, table_to_read
from bot.ui.which_table.table_argument import ANY

NUMBER: CommandArgument = argument("number", int, low=1, high=10)

ShowGame = Callable[..., Awaitable[None]]  # of the request, the table's id, and what else a button says
FindTable = Callable[[Request, str | None], Awaitable[Table]]


def table_command(name: str, show: ShowGame, named: CommandArgument, find: FindTable) -> SlashCommand:

    async def ask(request: Request, table: str | None = None) -> None:
        await show(request, (await find(request, table)).id)

    return SlashCommand(name, ask, (named,), contexts=ANYWHERE)


def game_command(
    name: str,
    show: ShowGame,
    named: CommandArgument = ANY,
    find: FindTable = table_to_read,
    contexts: AppCommandContext = ANYWHERE,
) -> SlashCommand:
    """Declare a command that shows a game: the one of this number, else the table's last."""

    async def ask(request: Request, table: str | None = None, number: int | None = None) -> None:
        meant = await find(request, table)
        await show(request, meant.id, number or meant.game_no)

    return SlashCommand(name, ask, (named, NUMBER), contexts=contexts)


def table_button(show: ShowGame) -> RouteHandler:
    """Handle a custom id that begins with a table."""

    @wraps(show)
    async def press(request: Request, table: str, *more: str | int) -> None:
        await refuse_unreadable(request, table)
        await show(request, table, *more)

    return press
