"""`/export`: a game as a text file that replays in the terminal."""

from bot.ui.layout import Attached, enclosure, layout, text
from bot.ui.look_up.history import NUMBER
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.slash_commands import ANYWHERE, SlashCommand
from bot.ui.which_table.readable import refuse_unreadable, table_to_read
from bot.ui.which_table.table_argument import ANY


async def export(request: Request, table: str | None = None, number: int | None = None) -> None:
    meant = await table_to_read(request, table)
    await _hand_over(request, meant.id, number or meant.game_no)


async def press_export(request: Request) -> None:
    table, number = request.custom_id.args
    await refuse_unreadable(request, table)
    await _hand_over(request, table, int(number))


async def _hand_over(request: Request, table: str, number: int) -> None:
    """Write the file as this reader may read it: what is hidden stays so while the game runs."""
    table_view = await request.ui.tables.queries.table_view(table, request.user, number)
    names = await request.ui.names.pair(table_view.players)
    written = await request.ui.tables.queries.export(table, names, request.user, number)
    name = f"{table_view.game.key}-{table}-{number}.txt"
    said = request.say("export-done" if table_view.seed else "export-running", file=name)
    await request.answer(layout(text(said), enclosure(name)), Attached(name, written.encode()))


COMMANDS = (SlashCommand("export", export, (ANY, NUMBER), contexts=ANYWHERE),)
ROUTES = {"export": Route(press_export, Ack.NEW, "id int")}
