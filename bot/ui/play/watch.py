"""Ask to be told how somebody else's game ends."""

from bot.tables import LIVE, Table
from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, button, layout, rows, text
from bot.ui.look_up.ways_to_table import table_button
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.slash_commands import CommandArgument, SlashCommand, phrase
from bot.ui.which_table.readable import table_to_read
from bot.ui.which_table.table_name import table_line


async def watch(request: Request, table: str | None = None) -> None:
    if table is None and await request.ui.tables.notices.table_in(request.channel_id, over=True) is None:
        raise UiRefusal("error-watch-which")
    await press_watch(request, (await table_to_read(request, table)).id, "on")


async def press_watch(request: Request, table: str, to: str) -> None:
    """Begin or stop to watch; the language is noted as well: the end is told in a direct message."""
    if to == "on":
        await request.ui.tables.people.watch(table, request.user)
        await request.ui.names.note(request.interaction.user, request.words.language)
    else:
        await request.ui.tables.people.unwatch(table, request.user)
    said = text(f"{request.say(f'watch-{to}')}\n{await table_line(request, table)}")
    await request.answer(layout(said, *rows([_button(request, table, "off" if to == "on" else "on")])))


async def watch_button(request: Request, table: Table) -> Item | None:
    """Offer it to whoever looks on while the game runs."""
    if request.user in (table.host, table.guest) or table.status not in LIVE:
        return None
    if not (await request.ui.tables.people.server(table.guild)).watching:
        return None
    is_watching = await request.ui.tables.people.is_watching(table.id, request.user)
    return _button(request, table.id, "off" if is_watching else "on")


def _button(request: Request, table: str, to: str) -> Item:
    return button(request.say(f"button-watch-{to}"), custom_id("watch", table, to))


LABEL = "argument-watched"
TABLE = CommandArgument("table", phrase(LABEL), phrase(f"{LABEL}-hint"))
COMMANDS = (SlashCommand("watch", watch, (TABLE,)),)
ROUTES = {"watch": Route(table_button(press_watch), Ack.HERE, "id on/off")}
