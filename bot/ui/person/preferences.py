"""`/preferences`: what a person likes; every change is kept at once."""

from bot.ui.declare import ANYWHERE, Command
from bot.ui.door import Response
from bot.ui.look import chosen_board, keep_board
from bot.ui.press import press
from bot.ui.reply import Ack
from bot.ui.sheet import Item, button, choice, option, rows, sheet, text
from bot.ui.visit import Visit
from data.records import Person
from games.registry import games
from render import boards

SWITCHES = ("preview", "direct")
THEMES = ("light", "dark")
AS_SERVER = "server"  # a menu's values can't be empty


async def preferences(visit: Visit) -> None:
    person = await visit.desk.tables.person(visit.user)
    menus = [_board_menu(visit, person, rules.key) for rules in games() if len(boards(rules.key)) > 1]
    view = sheet(
        text(_standing(visit, person)),
        *rows([_switch(visit, person, name) for name in SWITCHES]),
        text(visit.say("prefer-theme-pick")),
        _theme_menu(visit, person),
        *menus,
        text(f"-# {visit.say('prefer-language')}"),
    )
    await visit.answer(view)


def _standing(visit: Visit, person: Person) -> str:
    lines = [visit.say("prefer-title")]
    lines += [f"- {visit.say(f'prefer-{name}-{_on(person, name)}')}" for name in SWITCHES]
    return "\n".join(lines)


def _on(person: Person, name: str) -> str:
    return "on" if getattr(person, name) else "off"


def _switch(visit: Visit, person: Person, name: str) -> Item:
    """A button that says what pressing it does, and carries what it sets: pressed twice it does the same."""
    to = "off" if getattr(person, name) else "on"
    return button(visit.say(f"button-{name}-{to}"), press("prefer", name, to))


def _theme_menu(visit: Visit, person: Person) -> Item:
    options = [
        option(visit.say(f"theme-{name}"), name, default=name == (person.theme or AS_SERVER))
        for name in (AS_SERVER, *THEMES)
    ]
    return choice(press("prefer-theme"), visit.say("prefer-theme-pick"), options)


def _board_menu(visit: Visit, person: Person, game: str) -> Item:
    name, chosen = visit.say(f"{game}-title"), chosen_board(person, game)
    options = [
        option(
            visit.say("prefer-board", game=name, board=visit.say(f"{game}-board-{board}")),
            board,
            default=board == chosen,
        )
        for board in boards(game)
    ]
    return choice(press("prefer-board", game), visit.say("board-pick"), options)


async def switch(visit: Visit) -> None:
    name, to = visit.press.args
    await _keep(visit, **{name: to == "on"})


async def change_theme(visit: Visit) -> None:
    (theme,) = visit.values
    await _keep(visit, theme="" if theme == AS_SERVER else theme)


async def change_board(visit: Visit) -> None:
    (game,), (board,) = visit.press.args, visit.values
    await keep_board(visit, game, board)
    await preferences(visit)


async def _keep(visit: Visit, **columns: str | bool) -> None:
    """Keep it, and the language, in which direct messages are written."""
    await visit.desk.tables.set_person(visit.user, language=visit.words.language, **columns)
    await preferences(visit)


COMMANDS = (Command("preferences", preferences, contexts=ANYWHERE),)
PRESSES = {
    "prefer": Response(switch, Ack.HERE),
    "prefer-theme": Response(change_theme, Ack.HERE),
    "prefer-board": Response(change_board, Ack.HERE),
}
