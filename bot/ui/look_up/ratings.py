"""Ratings in words: about which level of the bot's somebody plays at, and how sure that is."""

from collections.abc import Sequence

from bot.tables import PROVISIONAL, RankedRating, Rating
from bot.ui.layout import layout, text
from bot.ui.phrases import mention
from bot.ui.request import Request
from games.opponents.opponent import LEVELS
from games.registry import KEYS

BY_RATING = "rating"


async def show_ratings(request: Request, game: str | None) -> None:
    """Show the ranking of one game, or of each that has one."""
    rankings = await request.ui.tables.competition.rankings(request.guild, game)
    said = [text(_ranked(request, rankings[key], "" if game else key)) for key in KEYS if key in rankings]
    heading = request.say(f"{game}-title") if game else request.say("leaderboard-all")
    title = text(request.say("leaderboard-title", what=heading))
    await request.answer(layout(title, *(said or [text(request.say("leaderboard-unrated"))])))


def _ranked(request: Request, ranking: Sequence[RankedRating], key: str) -> str:
    """Rank people below the game's name, unless the heading says it."""
    lines = [f"{rank}. {mention(one.person)} · {rating(request, one.rating)}" for rank, one in enumerate(ranking, 1)]
    return "\n".join([f"**{request.say(f'{key}-title')}**", *lines] if key else lines)


async def rating_lines(request: Request, person: str) -> list[str]:
    """Say somebody's ratings game by game; none for who doesn't want to be shown."""
    ratings = await request.ui.tables.competition.ratings_of(person, request.guild)
    named = [f"{request.words.either(f'{key}-title', key)} · {rating(request, one)}" for key, one in ratings.items()]
    return [f"- {request.say('profile-rating', rating=said)}" for said in named]


def rating(request: Request, one: Rating) -> str:
    """Say a rating as a level, the levels it lies between, and how many games it comes from."""
    place = "below" if one.level < LEVELS[0] else "above" if one.level > LEVELS[-1] else "between"
    low, high = (_bound(request, level) for level in one.between)
    about = request.say("rating-about", place=place, level=round(one.level, 1))
    about = f"{about} {request.say('rating-range', low=low, high=high)}"
    games = request.say("rating-games", games=one.games)
    unsure = [request.say("rating-provisional", least=PROVISIONAL)] if one.is_provisional else []
    return " · ".join([about, games, *unsure])


def _bound(request: Request, level: float) -> str:
    if level < LEVELS[0]:
        return request.say("rating-low")
    return request.say("rating-high") if level > LEVELS[-1] else request.say("rating-bound", level=round(level, 1))
