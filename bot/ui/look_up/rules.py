"""`/rules`: a game's rules in short pages, each with a position to look at."""

from bot.ui.declare import ANYWHERE, Argument, Command
from bot.ui.door import Response
from bot.ui.look import private_look
from bot.ui.pages import page_buttons
from bot.ui.press import press
from bot.ui.refused import Refused
from bot.ui.reply import Ack
from bot.ui.sheet import Item, attached, choice, option, picture, rows, sheet, text
from bot.ui.telling import title
from bot.ui.translator import phrase
from bot.ui.visit import Visit
from games.core.game import AnyGame, Scene
from games.core.outcome import Seat
from games.registry import game as find_game
from games.registry import games
from render import Look, Picture, paint

LEARNER: Seat = 0  # the pages show what the first player sees, hidden things of his own included


async def rules(visit: Visit, game: str) -> None:
    await _show(visit, game, 0)


async def press_rules(visit: Visit) -> None:
    """Open the page that stands in the button, counted from 1."""
    game, page = visit.press.args
    await _show(visit, game, int(page) - 1)


async def turn_page(visit: Visit) -> None:
    game, page = visit.press.args
    await _show(visit, game, int(page))


async def pick_game(visit: Visit) -> None:
    (game,) = visit.values
    await _show(visit, game, 0)


async def _show(visit: Visit, key: str, page: int) -> None:
    """Show a page; the last one also says how moves are typed."""
    rules = known_game(key)
    pages = len(rules.scenes)
    page = min(max(page, 0), pages - 1)
    painted = scene_picture(rules, rules.scenes[page], await private_look(visit, key))
    name = f"{key}-rules-{page + 1}.png"
    view = sheet(
        text(_page(visit, rules, page)),
        picture(name, painted),
        text(visit.say("rules-notation", how=visit.say(f"{key}-notation"))) if page == pages - 1 else None,
        *rows(page_buttons(page, pages, "rules-page", key)),
    )
    await visit.answer(view, attached(name, painted))


def known_game(key: str) -> AnyGame:
    try:
        return find_game(key)
    except KeyError:
        raise Refused("error-unknown-game", id=key) from None


def _page(visit: Visit, rules: AnyGame, page: int) -> str:
    number = page + 1
    heading = visit.say(
        "rules-title",
        game=title(rules, visit.words),
        title=visit.say(f"{rules.key}-rules-{number}-title"),
        page=number,
        pages=len(rules.scenes),
    )
    return f"{heading}\n{visit.say(f'{rules.key}-rules-{number}')}"


def scene_picture(rules: AnyGame, scene: Scene, look: Look) -> Picture:
    state = rules.setup(dict(scene.options), scene.seed)
    for action in scene.actions:
        state = rules.apply(state, action)
    return paint(rules.view(state, LEARNER), LEARNER, look)


def game_menu(visit: Visit) -> Item:
    """A menu of all games, to read the rules of one."""
    options = [
        option(title(rules, visit.words), rules.key, description=visit.say(f"{rules.key}-tagline")) for rules in games()
    ]
    return choice(press("rules-pick"), visit.say("rules-pick"), options)


def game_argument(*, required: bool) -> Argument:
    offered = tuple((phrase(f"{rules.key}-title"), rules.key) for rules in games())
    label, hint = phrase("argument-game"), phrase("argument-game-hint")
    return Argument("game", label, hint, str, required=required, choices=offered)


COMMANDS = (Command("rules", rules, (game_argument(required=True),), contexts=ANYWHERE),)
PRESSES = {
    "rules": Response(press_rules),
    "rules-page": Response(turn_page, Ack.HERE),
    "rules-pick": Response(pick_game),
}
