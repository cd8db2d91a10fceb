"""`/privacy`: what is kept of a person; take it away, or have it forgotten."""

import discord

from bot.ui.declare import ANYWHERE, Command
from bot.ui.door import Response
from bot.ui.press import press
from bot.ui.reply import Ack
from bot.ui.sheet import Attached, button, enclosure, rows, sheet, text
from bot.ui.visit import Visit

FILE = "cairn-privacy.json"


async def privacy(visit: Visit) -> None:
    buttons = [
        button(visit.say("button-mine"), press("mine")),
        button(visit.say("button-forget"), press("forget"), discord.ButtonStyle.danger),
    ]
    await visit.answer(sheet(text(visit.say("privacy-kept")), *rows(buttons)))


async def mine(visit: Visit) -> None:
    """Hand over everything that is kept, as a file that only its reader sees."""
    kept = await visit.desk.tables.mine(visit.user)
    file = Attached(FILE, kept.encode())
    await visit.answer(sheet(text(visit.say("privacy-mine")), enclosure(FILE)), file)


async def ask_forget(visit: Visit) -> None:
    """Say what will be lost before it is."""
    running = len(await visit.desk.tables.tables_of(visit.user))
    sure = button(visit.say("button-forget-sure"), press("forget-sure"), discord.ButtonStyle.danger)
    await visit.answer(sheet(text(visit.say("privacy-forget-ask", tables=running)), *rows([sure])))


async def forget(visit: Visit) -> None:
    await visit.desk.tables.forget(visit.user)
    visit.desk.names.drop(visit.user)
    await visit.tell("privacy-forgotten")


COMMANDS = (Command("privacy", privacy, contexts=ANYWHERE),)
PRESSES = {
    "mine": Response(mine),
    "forget": Response(ask_forget, Ack.HERE),
    "forget-sure": Response(forget, Ack.HERE),
}
