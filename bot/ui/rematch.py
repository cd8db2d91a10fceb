"""The same again: same terms, sides swapped."""

from bot.ui.declare import Command
from bot.ui.door import Response
from bot.ui.here import plays_in_threads, refuse_without_rights
from bot.ui.look_up.readable import table_to_read
from bot.ui.reply import Ack
from bot.ui.visit import Visit
from bot.ui.which_table import PAST


async def press_rematch(visit: Visit) -> None:
    await rematch(visit, visit.press.args[0])


async def rematch(visit: Visit, subject: str) -> None:
    """Ask for it; when the other has asked already, it begins. The outbox shows either to both."""
    refuse_without_rights(visit)
    table = await visit.desk.tables.table(subject)
    in_channel = not await plays_in_threads(visit, table.guild, table.channel)
    await visit.desk.tables.rematch(subject, visit.user, in_channel=in_channel, interaction=visit.token)


async def rematch_command(visit: Visit, table: str | None = None) -> None:
    await rematch(visit, (await table_to_read(visit, table)).id)
    await visit.leave_quietly()


COMMANDS = (Command("rematch", rematch_command, (PAST,)),)
PRESSES = {"rematch": Response(press_rematch, Ack.HERE)}
