"""`/rules`: a game's rules in short pages, each with a position to look at."""

from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, attached, choice, layout, option, picture, rows, text
from bot.ui.look import private_look
from bot.ui.pages import page_buttons
from bot.ui.phrases import title
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.slash_commands import FOR_ONESELF, CommandArgument, SlashCommand, phrase
from games.core.game import AnyGame
from games.registry import game as find_game
from games.registry import games, manual
from render import paint_scene


async def press_rules(request: Request, game: str, page: int) -> None:
    """Open the page named in the button, counted from 1."""
    await show_rules(request, game, page - 1)


async def show_rules(request: Request, game: str, page: int = 0) -> None:
    """Show a page; the last one also says how moves are typed."""
    rules = known_game(game)
    pages = len(manual(rules).scenes)
    page = min(max(page, 0), pages - 1)
    painted = paint_scene(rules, manual(rules).scenes[page], await private_look(request, game))
    name = f"{game}-rules-{page + 1}.png"
    view = layout(
        text(_page(request, rules, page)),
        picture(name, painted),
        text(request.say("rules-notation", how=request.say(f"{game}-notation"))) if page == pages - 1 else None,
        *rows(page_buttons(request.words, page, pages, "rules-page", game)),
    )
    await request.answer(view, attached(name, painted))


def known_game(key: str) -> AnyGame:
    try:
        return find_game(key)
    except KeyError:
        raise UiRefusal("error-unknown-game", id=key) from None


def _page(request: Request, rules: AnyGame, page: int) -> str:
    number = page + 1
    heading = request.say(
        "rules-title",
        game=title(rules, request.words),
        title=request.say(f"{rules.key}-rules-{number}-title"),
        page=number,
        pages=len(manual(rules).scenes),
    )
    return f"{heading}\n{request.say(f'{rules.key}-rules-{number}')}"


def game_menu(request: Request) -> Item:
    """A menu of all games, to read the rules of one."""
    options = [
        option(title(rules, request.words), rules.key, description=request.say(f"{rules.key}-tagline"))
        for rules in games()
    ]
    return choice(custom_id("rules-pick"), request.say("rules-pick"), options)


def game_argument(*, required: bool) -> CommandArgument:
    offered = tuple((phrase(f"{rules.key}-title"), rules.key) for rules in games())
    label, hint = phrase("argument-game"), phrase("argument-game-hint")
    return CommandArgument("game", label, hint, str, required=required, choices=offered)


COMMANDS = (SlashCommand("rules", show_rules, (game_argument(required=True),), contexts=FOR_ONESELF),)
ROUTES = {
    "rules": Route(press_rules, Ack.NEW, "word int"),
    "rules-page": Route(show_rules, Ack.HERE, "word int"),
    "rules-pick": Route(show_rules, Ack.NEW, picks=True),
}
