"""`/export`: a game as a text file that replays in the terminal."""

from bot.ui.layout import Attached, enclosure, layout, text
from bot.ui.look_up.ways_to_table import game_command, table_button
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route


async def show_export(request: Request, table: str, number: int) -> None:
    """Write the file as this reader may read it: what is hidden stays so while the game runs."""
    table_view = await request.ui.tables.queries.table_view(table, request.user, number)
    names = await request.ui.names.pair(table_view.players)
    written = await request.ui.tables.queries.export(table, names, request.user, number)
    name = f"{table_view.game.key}-{table}-{number}.txt"
    said = request.say("export-done" if table_view.seed else "export-running", file=name)
    await request.answer(layout(text(said), enclosure(name)), Attached(name, written.encode()))


COMMANDS = (game_command("export", show_export),)
ROUTES = {"export": Route(table_button(show_export), Ack.NEW, "id int")}
