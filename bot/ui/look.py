"""Find the look of a picture: theme, language and board as a person or a server has chosen."""

from dataclasses import replace

from bot.tables import Person, TableView
from bot.text import Words
from bot.ui.context import UiContext
from bot.ui.request import Request
from render import Look, Marks, Picture, boards, paint
from render.look import ThemeName
from render.theme import THEMES

USUAL: ThemeName = "dark"  # as most people's Discord is: a light picture glares there


async def private_look(request: Request, game: str, otherwise: str = "") -> Look:
    """Find what this person has chosen; `otherwise` is the board for somebody who has chosen none."""
    person = await request.ui.tables.people.person(request.user)
    look = replace(await look_of_no_game(request), board=chosen_board(person, game, otherwise))
    return await request.ui.sprite_warmer.ready(game, look)


async def private_picture(request: Request, seen: TableView, hint: tuple[str, ...] = ()) -> Picture:
    """Paint a table as this person may see it, with the players' names and what the last turn did."""
    names, look = await request.ui.names.pair(seen.players), await private_look(request, seen.game.key)
    return paint(seen.view, seen.seat, look, Marks(names=names, told=seen.told, hint=hint))


async def look_of_no_game(request: Request) -> Look:
    """Find theme and language of a picture that shows no board."""
    person = await request.ui.tables.people.person(request.user)
    return Look(theme=theme(person.theme or await _server_theme(request)), language=request.words.language)


def chosen_board(person: Person, game: str, otherwise: str = "") -> str:
    """Find the board that a person has chosen for a game, else this one or the first; "" where there is only one."""
    chosen = dict(pair.split("=", 1) for pair in person.boards.split() if "=" in pair).get(game, "")
    return chosen if chosen in boards(game) else otherwise or next(iter(boards(game)), "")


async def keep_board(request: Request, game: str, board: str) -> None:
    person = await request.ui.tables.people.person(request.user)
    others = [pair for pair in person.boards.split() if not pair.startswith(f"{game}=")]
    await request.ui.tables.people.set_person(request.user, boards=" ".join([*others, f"{game}={board}"]))


async def _server_theme(request: Request) -> str:
    return (await request.ui.tables.people.server(request.server)).theme if request.server else ""


async def public_look(ui: UiContext, guild: str, game: str, speech: Words) -> Look:
    return await ui.sprite_warmer.ready(game, await public_look_of_no_game(ui, guild, speech))


async def public_look_of_no_game(ui: UiContext, guild: str, speech: Words) -> Look:
    return Look(theme=theme((await ui.tables.people.server(guild)).theme), language=speech.language)


def theme(name: str) -> ThemeName:
    return name if name in THEMES else USUAL
