"""The recap of a finished game: first for whoever asked, and then, if a player wants that, once in the channel."""

from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, attached, button, layout, picture, rows, text
from bot.ui.look import private_look
from bot.ui.look_up.finished_game import FinishedGame, finished_game
from bot.ui.look_up.recap_maker import FILM, STORY, make_recap, recap_channels, recap_name
from bot.ui.look_up.ways_to_table import table_button
from bot.ui.phrases import title
from bot.ui.refusal import UiRefusal, refused_without_worker
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route

FORMS = f"{FILM}/{STORY}"
LIST = "- "


async def show_recap(request: Request, table: str, number: int, form: str = FILM) -> None:
    """Show it in this person's own look and language."""
    table_view = await request.ui.tables.queries.table_view(table, request.user, number)
    game = await finished_game(request.ui, table_view, request.user)
    look = await private_look(request, table_view.game.key)
    with refused_without_worker("error-no-recap"):
        painted = await make_recap(request.ui, game, form, look, request.user)
    name = recap_name(game, form)
    said = text("\n".join(_said(request, game)))
    view = layout(picture(name, painted), said, *rows(await _buttons(request, game, form)))
    await request.answer(view, attached(name, painted))


def _said(request: Request, game: FinishedGame) -> list[str]:
    named = title(game.table_view.game, request.words)
    ended = game.ended(request.words, game.mentioned)
    heading = request.say("recap-title", game=named, turns=len(game.turns), ended=ended)
    return [heading, *(LIST + line for line in game.lines(request.words))]


async def _buttons(request: Request, game: FinishedGame, form: str) -> list[Item]:
    """Offer the other form, and to its players, to post this one where there is a place; votes make it everybody's."""
    table, number, other = game.table_view.table.id, game.table_view.game_no, STORY if form == FILM else FILM
    offered = [button(request.say(f"button-recap-{other}"), custom_id("recap-as", table, number, other))]
    is_own = game.table_view.seat is not None or game.table_view.is_voted
    if is_own and await recap_channels(request.ui, game.table_view.table):
        offered.append(button(request.say("button-recap-post"), custom_id("recap-post", table, number, form)))
    return offered


async def post_recap(request: Request, table: str, number: int, form: str) -> None:
    """Let the channel see it; who pressed is told where."""
    channels = await recap_channels(request.ui, await request.ui.tables.queries.table(table))
    if not channels:
        raise UiRefusal("error-old-button")
    await request.ui.tables.play.post_recap(table, request.user, number, form, interaction=request.token)
    await request.tell("recap-will-be-posted", channel=f"<#{channels[0]}>")


ROUTES = {
    "recap": Route(table_button(show_recap), Ack.NEW, "id int"),
    "recap-as": Route(table_button(show_recap), Ack.HERE, f"id int {FORMS}"),
    "recap-post": Route(table_button(post_recap), Ack.NEW, f"id int {FORMS}"),
}
