"""Which picture is whose: theme, language and board as a person or a server has chosen."""

from bot.text import Words
from bot.ui.desk import Desk
from bot.ui.visit import Visit
from data.records import Person
from render import Look, boards
from render.look import ThemeName


async def private_look(visit: Visit, game: str) -> Look:
    person = await visit.desk.tables.person(visit.user)
    chosen = person.theme or await _server_theme(visit)
    look = Look(theme=theme(chosen), language=visit.words.language, board=chosen_board(person, game))
    return await visit.desk.studio.ready(game, look)


def chosen_board(person: Person, game: str) -> str:
    """The picture of a game that a person likes best; "" where there is one only."""
    chosen = dict(pair.split("=", 1) for pair in person.boards.split() if "=" in pair).get(game, "")
    return chosen if chosen in boards(game) else next(iter(boards(game)), "")


async def keep_board(visit: Visit, game: str, board: str) -> None:
    person = await visit.desk.tables.person(visit.user)
    others = [pair for pair in person.boards.split() if not pair.startswith(f"{game}=")]
    await visit.desk.tables.set_person(visit.user, boards=" ".join([*others, f"{game}={board}"]))


async def _server_theme(visit: Visit) -> str:
    return (await visit.desk.tables.server(visit.server)).theme if visit.server else ""


async def public_look(desk: Desk, guild: str, game: str, speech: Words) -> Look:
    look = Look(theme=theme((await desk.tables.server(guild)).theme), language=speech.language)
    return await desk.studio.ready(game, look)


def theme(name: str) -> ThemeName:
    return "dark" if name == "dark" else "light"
