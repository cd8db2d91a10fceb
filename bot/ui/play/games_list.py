"""`/play` and the front door: the games side by side, each with a picture, its idea and how long it takes."""

from bot.ui.custom_id import custom_id
from bot.ui.front_door import CHALLENGE, LEARN, PLAY, PUZZLE
from bot.ui.layout import Attached, Item, attached, beside, button, layout, rows, text
from bot.ui.phrases import title
from bot.ui.play.opening_picture import small_opening
from bot.ui.puzzles.puzzle import todays_puzzle
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.slash_commands import FOR_ONESELF, SlashCommand
from games.core.game import AnyGame
from games.registry import games

MOST_PICTURED = 8  # with more games a message has too many components: they are named


async def open_door(request: Request, door: str) -> None:
    if door == PUZZLE:
        await todays_puzzle(request)
    else:
        await show_games(request, door)


async def show_games(request: Request, door: str = PLAY) -> None:
    """Show every game there is here, and a button for each that leads on from this door."""
    here = await _games_here(request, door)
    shown = [await _shown(request, rules) for rules in here] if len(here) <= MOST_PICTURED else []
    items = [item for item, _ in shown] or [text("\n".join(_named(request, rules) for rules in here))]
    leading = [button(title(rules, request.words), _leads_to(door, rules.key)) for rules in here]
    await request.answer(
        layout(text(request.say(f"door-{door}")), *items, *rows(leading)), *(file for _, file in shown)
    )


def _named(request: Request, rules: AnyGame) -> str:
    return f"**{title(rules, request.words)}** · {request.say(f'{rules.key}-tagline')}"


async def _games_here(request: Request, door: str) -> list[AnyGame]:
    """Any game can be learnt anywhere; what is played on a server is for that server to say."""
    server = request.server if door in (PLAY, CHALLENGE) else None
    chosen = (await request.ui.tables.people.server(server)).games.split() if server else []
    return [rules for rules in games() if rules.key in chosen or not chosen]


def _leads_to(door: str, key: str) -> str:
    return custom_id("learn-new", key) if door == LEARN else custom_id("game", key, door)


async def _shown(request: Request, rules: AnyGame) -> tuple[Item, Attached]:
    painted, name = await small_opening(request, rules), f"{rules.key}-small.png"
    words = request.say(
        "door-game",
        game=title(rules, request.words),
        idea=request.say(f"{rules.key}-tagline"),
        lasts=request.say(f"{rules.key}-lasts"),
        state=await _lesson_state(request, rules),
    )
    return beside(words, name, painted), attached(name, painted)


async def _lesson_state(request: Request, rules: AnyGame) -> str:
    known = await request.ui.tables.people.learning(request.user, rules.key)
    return "done" if known.done else "begun" if known.place else "new"


COMMANDS = (SlashCommand("play", show_games, contexts=FOR_ONESELF),)
ROUTES = {"door": Route(open_door, Ack.NEW, "/".join((LEARN, PLAY, PUZZLE, CHALLENGE)))}
