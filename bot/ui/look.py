"""Which picture is whose: theme, language and board as a person or a server has chosen."""

from bot.text import Words
from bot.ui.desk import Desk
from bot.ui.visit import Visit
from render import Look, boards
from render.look import ThemeName


async def private_look(visit: Visit, game: str) -> Look:
    person = await visit.desk.tables.person(visit.user)
    chosen = dict(pair.split("=", 1) for pair in person.boards.split() if "=" in pair).get(game, "")
    board = chosen if chosen in boards(game) else ""
    return Look(theme=theme(person.theme), language=visit.words.language, board=board)


async def public_look(desk: Desk, guild: str, speech: Words) -> Look:
    return Look(theme=theme((await desk.tables.server(guild)).theme), language=speech.language)


def theme(name: str) -> ThemeName:
    return "dark" if name == "dark" else "light"
