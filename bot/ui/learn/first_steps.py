"""Offering the lesson to who has never played a game."""

from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, button
from bot.ui.request import Request


async def learn_button(request: Request, game: str) -> Item | None:
    """Offer the lesson to who has never played a game to its end."""
    if await request.ui.tables.people.has_played(request.user, game):
        return None
    return button(request.say("button-learn"), custom_id("learn-new", game))
