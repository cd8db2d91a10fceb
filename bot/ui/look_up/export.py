"""`/export`: a game as a text file that replays in the terminal."""

from bot.ui.declare import ANYWHERE, Command
from bot.ui.door import Response
from bot.ui.look_up.history import NUMBER
from bot.ui.look_up.readable import refuse_unreadable, table_to_read
from bot.ui.sheet import Attached, enclosure, sheet, text
from bot.ui.visit import Visit
from bot.ui.which_table import ANY


async def export(visit: Visit, table: str | None = None, number: int | None = None) -> None:
    meant = await table_to_read(visit, table)
    await _hand_over(visit, meant.id, number or meant.game_no)


async def press_export(visit: Visit) -> None:
    table, number = visit.press.args
    await refuse_unreadable(visit, table)
    await _hand_over(visit, table, int(number))


async def _hand_over(visit: Visit, table: str, number: int) -> None:
    """Write the file as this reader may read it: what is hidden stays so while the game runs."""
    sight = await visit.desk.tables.sight(table, visit.user, number)
    names = await visit.desk.names.pair(sight.players)
    written = await visit.desk.tables.export(table, names, visit.user, number)
    name = f"{sight.game.key}-{table}-{number}.txt"
    said = visit.say("export-done" if sight.seed else "export-running", file=name)
    await visit.answer(sheet(text(said), enclosure(name)), Attached(name, written.encode()))


COMMANDS = (Command("export", export, (ANY, NUMBER), contexts=ANYWHERE),)
PRESSES = {"export": Response(press_export)}
