"""Let a worker make the recap of a finished game: a film, or a story of four pictures."""

from bot.tables import Table
from bot.tables.values.terms import is_private
from bot.text import Words, words
from bot.ui.context import UiContext
from bot.ui.look_up.finished_game import FinishedGame
from bot.workers.pool import JobFailed
from bot.workers.recap import MakeFilm, MakeStory
from render import Look, Picture
from render.canvas import WIDTH
from render.recap.film import Film
from render.recap.story import Story

FILM, STORY = "film", "story"
ENDINGS = {FILM: "gif", STORY: "png"}


async def make_recap(ui: UiContext, game: FinishedGame, form: str, look: Look, asker: str = "") -> Picture:
    """Make it in one look, and in its language; JobFailed or WorkerLost if no worker does."""
    speech = words(look.language)
    made = await ui.workers.run(recap_job(game, form, look, speech), asker)
    if not isinstance(made, tuple):
        raise JobFailed(f"made {type(made).__name__}")
    content, height = made
    numbers = game.held if form == FILM else game.pictured
    return Picture(content, WIDTH, height, game.described(form, numbers, speech))


def recap_job(game: FinishedGame, form: str, look: Look, speech: Words) -> MakeFilm | MakeStory:
    key, seed = game.table_view.game.key, game.table_view.table.id
    if form == STORY:
        return MakeStory(key, None, seed, Story(tuple(game.panels(speech)), game.result(speech), look, game.names))
    return MakeFilm(key, None, seed, Film(game.views, frozenset(game.held), look, game.names))


def recap_name(game: FinishedGame, form: str) -> str:
    return f"{game.table_view.table.id}-{game.table_view.game_no}-{form}.{ENDINGS[form]}"


async def results_channel(ui: UiContext, table: Table) -> str:
    """Find where results are told: the server's channel for them, else the one above the thread."""
    return (await ui.tables.people.server(table.guild)).results_channel or table.channel


async def recap_channels(ui: UiContext, table: Table) -> list[str]:
    """List where a recap may be posted, the best first; of a private table only where it was played."""
    if not table.channel:  # a pocket game is one private message
        return []
    place = await ui.tables.notices.place(table.id)
    played = [place.channel] if place else []
    return played if is_private(table) else [await results_channel(ui, table), *played]
