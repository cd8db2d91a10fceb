"""`/history`: the log in notation, what was taken back included."""

from collections.abc import Sequence
from itertools import groupby

from bot.tables import Said, TableView
from bot.ui.layout import layout, rows, text
from bot.ui.look_up.ways_to_table import game_command, table_button
from bot.ui.pages import page_buttons, paged
from bot.ui.phrases import mention, moment, notation, title
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route

LAST = -1


async def show_history(request: Request, table: str, number: int, wanted: int = LAST) -> None:
    """Show a page of the log; it opens at the last one, with the latest turns."""
    table_view = await request.ui.tables.queries.table_view(table, request.user, number)
    said = await request.ui.tables.queries.history(table, request.user, number)
    pages = paged(turn_lines(table_view, request, said) or [request.say("history-none")])
    page = len(pages) - 1 if wanted == LAST else min(max(wanted, 0), len(pages) - 1)
    heading = request.say("history-title", game=title(table_view.game, request.words), table=table, number=number)
    buttons = page_buttons(request.words, page, len(pages), "history", table, number)
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
    if actions[-1].passed:
        line = f"{line} · {request.say('history-passed')}"
    if first.conditional:
        line = f"{line} · {request.say('history-conditional')}"
    return request.say("history-taken-back", line=f"~~{line}~~") if first.taken_back else line


COMMANDS = (game_command("history", show_history),)
ROUTES = {"history": Route(table_button(show_history), Ack.HERE, "id int int")}
