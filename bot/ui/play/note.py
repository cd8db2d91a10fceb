"""A private note on a table: shown with one's own view, and written in a form."""

from bot.tables.values.limits import MOST_NOTE
from bot.ui.custom_id import custom_id
from bot.ui.layout import form_of, paragraph
from bot.ui.look_up.ways_to_table import table_button
from bot.ui.play.move import show_view
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route

FIELD = "note"


async def ask(request: Request, table: str) -> None:
    written = await request.ui.tables.people.note(request.user, table)
    field = (request.say("note-label"), paragraph(FIELD, written, most=MOST_NOTE))
    await request.reply.open(form_of(request.say("note-title"), custom_id("note-set", table), [field]))


async def keep(request: Request, table: str) -> None:
    await request.ui.tables.people.set_note(request.user, table, request.fields.get(FIELD, ""))
    await show_view(request, table)


ROUTES = {
    "note": Route(table_button(ask), Ack.FORM, "id"),
    "note-set": Route(table_button(keep), Ack.HERE, "id"),
}
