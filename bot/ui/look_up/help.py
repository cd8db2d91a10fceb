"""`/help`: what can be done now, depending on where one is."""

from collections.abc import AsyncIterator

from bot.tables import Can, Sight, Status
from bot.ui.declare import ANYWHERE, Command
from bot.ui.look_up.rules import game_menu
from bot.ui.next_table import next_table_button
from bot.ui.rights import missing
from bot.ui.sheet import rows, sheet, text
from bot.ui.telling import mention, title
from bot.ui.visit import Visit
from data.records import Table


async def help_command(visit: Visit) -> None:
    here = await visit.desk.tables.table_in(visit.place, over=True)
    said = [line async for line in _lines(visit, here)]
    buttons = rows([await next_table_button(visit, here.id if here else "")])
    view = sheet(text("\n\n".join(said)), text(visit.say("help-games")), game_menu(visit), *buttons)
    await visit.answer(view)


async def _lines(visit: Visit, here: Table | None) -> AsyncIterator[str]:
    """What is nearest comes first: this table, this channel, then what works everywhere."""
    if here is not None:
        yield await _at_table(visit, here)
    elif visit.server is None:
        yield visit.say("help-direct")
    else:
        yield await _in_channel(visit, visit.server)
    yield visit.say("help-always")
    if visit.server is not None and visit.interaction.permissions.manage_guild:
        yield visit.say("help-host")


async def _at_table(visit: Visit, table: Table) -> str:
    if table.status == Status.ASIDE:
        return visit.say("error-set-aside")
    sight = await visit.desk.tables.sight(table.id, visit.user)
    heading = visit.say("help-table", game=title(sight.game, visit.words), id=table.id)
    return f"{heading}\n{visit.say(_situation(sight), who=_opponent(sight))}"


def _situation(sight: Sight) -> str:
    """Name the sentence for this reader at this table."""
    if sight.table.status != Status.OPEN:
        return "help-over"
    if sight.seat is None:
        return "help-watching"
    return "help-your-turn" if Can.PLAY in sight.may else "help-waiting"


def _opponent(sight: Sight) -> str:
    return mention(sight.players[1 - sight.seat]) if sight.seat is not None else ""


async def _in_channel(visit: Visit, server: str) -> str:
    """Say whether one can play here, and if not, where or why."""
    allowed = (await visit.desk.tables.server(server)).channels.split()
    if allowed and visit.place not in allowed:
        return visit.say("help-elsewhere", channels=" ".join(f"<#{channel}>" for channel in allowed))
    lacking = missing(visit.interaction.app_permissions)
    if lacking:
        return visit.say("error-missing-rights", rights=", ".join(visit.say(f"right-{name}") for name in lacking))
    return visit.say("help-channel")


COMMANDS = (Command("help", help_command, contexts=ANYWHERE),)
