"""`/history`: the log in notation, what was taken back included."""

from collections.abc import Sequence
from itertools import groupby

from bot.tables import Said
from bot.ui.declare import ANYWHERE, Argument, Command, argument
from bot.ui.door import Response
from bot.ui.look_up.readable import refuse_unreadable, table_to_read
from bot.ui.pages import page_buttons, paged
from bot.ui.reply import Ack
from bot.ui.sheet import rows, sheet, text
from bot.ui.telling import moment, notation, seat_name, title
from bot.ui.visit import Visit
from bot.ui.which_table import ANY
from games.core.game import AnyGame

LAST = -1
NUMBER: Argument = argument("number", int, low=1, high=10)


async def history(visit: Visit, table: str | None = None, number: int | None = None) -> None:
    """Begin with the last page: that is where the game stands."""
    meant = await table_to_read(visit, table)
    await _show(visit, meant.id, number or meant.game_no, LAST)


async def turn_page(visit: Visit) -> None:
    table, number, page = visit.press.args
    await refuse_unreadable(visit, table)
    await _show(visit, table, int(number), int(page))


async def _show(visit: Visit, table: str, number: int, page: int) -> None:
    sight = await visit.desk.tables.sight(table, visit.user, number)
    said = await visit.desk.tables.history(table, visit.user, number)
    pages = paged(turn_lines(visit, sight.game, said) or [visit.say("history-none")])
    page = len(pages) - 1 if page == LAST else min(page, len(pages) - 1)
    heading = visit.say("history-title", game=title(sight.game, visit.words), table=table, number=number)
    buttons = page_buttons(page, len(pages), "history", table, number)
    await visit.answer(sheet(text(heading), text(pages[page]), *rows(buttons)))


def turn_lines(visit: Visit, game: AnyGame, said: Sequence[Said]) -> list[str]:
    """Write one line a turn; a turn taken back and played anew is two."""
    turns = groupby(said, key=lambda one: (one.turn, one.seat, one.taken_back))
    return [_turn(visit, game, list(turn)) for _, turn in turns]


def _turn(visit: Visit, game: AnyGame, actions: Sequence[Said]) -> str:
    first = actions[0]
    played = notation([one.action for one in actions])
    who = seat_name(game, first.seat, visit.words) if first.seat is not None else ""
    line = f"{first.turn}. {who} {played} · {moment(first.at, 'd')}"
    return visit.say("history-taken-back", line=f"~~{line}~~") if first.taken_back else line


COMMANDS = (Command("history", history, (ANY, NUMBER), contexts=ANYWHERE),)
PRESSES = {"history": Response(turn_page, Ack.HERE)}
