"""`/history`: the log in notation, what was taken back included."""

from collections.abc import Sequence
from itertools import groupby

from bot.tables import Said, TableView
from bot.ui.layout import layout, rows, text
from bot.ui.pages import page_buttons, paged
from bot.ui.phrases import mention, moment, notation, title
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.slash_commands import ANYWHERE, CommandArgument, SlashCommand, argument
from bot.ui.which_table.readable import refuse_unreadable, table_to_read
from bot.ui.which_table.table_argument import ANY

LAST = -1
NUMBER: CommandArgument = argument("number", int, low=1, high=10)


async def history(request: Request, table: str | None = None, number: int | None = None) -> None:
    """Show the log; it opens at the last page, with the latest turns."""
    meant = await table_to_read(request, table)
    await _show(request, meant.id, number or meant.game_no, LAST)


async def turn_page(request: Request) -> None:
    table, number, page = request.custom_id.args
    await refuse_unreadable(request, table)
    await _show(request, table, int(number), int(page))


async def _show(request: Request, table: str, number: int, page: int) -> None:
    table_view = await request.ui.tables.queries.table_view(table, request.user, number)
    said = await request.ui.tables.queries.history(table, request.user, number)
    pages = paged(turn_lines(table_view, request, said) or [request.say("history-none")])
    page = len(pages) - 1 if page == LAST else min(max(page, 0), len(pages) - 1)
    heading = request.say("history-title", game=title(table_view.game, request.words), table=table, number=number)
    buttons = page_buttons(page, len(pages), "history", table, number)
    await request.answer(layout(text(heading), text(pages[page]), *rows(buttons)))


def turn_lines(table_view: TableView, request: Request, said: Sequence[Said]) -> list[str]:
    """Write one line for each turn; a turn taken back and played again has two lines."""
    turns = groupby(said, key=lambda one: (one.turn, one.seat, one.taken_back))
    return [_turn(table_view, request, list(turn)) for _, turn in turns]


def _turn(table_view: TableView, request: Request, actions: Sequence[Said]) -> str:
    first = actions[0]
    played = notation([one.action for one in actions])
    who = mention(table_view.players[first.seat]) if first.seat is not None else ""
    line = f"{first.turn}. {who} {played} · {moment(first.at, 'd')}"
    return request.say("history-taken-back", line=f"~~{line}~~") if first.taken_back else line


COMMANDS = (SlashCommand("history", history, (ANY, NUMBER), contexts=ANYWHERE),)
ROUTES = {"history": Route(turn_page, Ack.HERE, "id int int")}
