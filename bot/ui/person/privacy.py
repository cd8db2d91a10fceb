"""`/privacy`: show what is kept of a person, give a copy, or erase it."""

import discord

from bot.ui.custom_id import custom_id
from bot.ui.layout import Attached, button, enclosure, layout, rows, text
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.slash_commands import FOR_ONESELF, SlashCommand

FILE = "cairn-privacy.json"


async def privacy(request: Request) -> None:
    buttons = [
        button(request.say("button-mine"), custom_id("mine")),
        button(request.say("button-forget"), custom_id("forget"), discord.ButtonStyle.danger),
    ]
    await request.answer(layout(text(request.say("privacy-kept")), *rows(buttons)))


async def mine(request: Request) -> None:
    """Send everything that is kept, as a file that only this person sees."""
    kept = await request.ui.tables.people.personal_data(request.user)
    file = Attached(FILE, kept.encode())
    await request.answer(layout(text(request.say("privacy-mine")), enclosure(FILE)), file)


async def ask_forget(request: Request) -> None:
    running = len(await request.ui.tables.queries.tables_of(request.user))
    sure = button(request.say("button-forget-sure"), custom_id("forget-sure"), discord.ButtonStyle.danger)
    await request.answer(layout(text(request.say("privacy-forget-ask", tables=running)), *rows([sure])))


async def forget(request: Request) -> None:
    await request.ui.tables.people.erase(request.user)
    request.ui.names.drop(request.user)
    await request.tell("privacy-forgotten")


COMMANDS = (SlashCommand("privacy", privacy, contexts=FOR_ONESELF),)
ROUTES = {
    "mine": Route(mine, Ack.NEW),
    "forget": Route(ask_forget, Ack.HERE),
    "forget-sure": Route(forget, Ack.HERE),
}
