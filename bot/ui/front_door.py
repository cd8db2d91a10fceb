"""The four ways in, offered wherever somebody may not know what to do; each is one tap."""

from bot.text import Words
from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, button, rows

LEARN, PLAY, PUZZLE, CHALLENGE = "learn", "play", "puzzle", "challenge"


def front_door(speech: Words, *, in_server: bool) -> list[Item]:
    """Learn a game, play against the bot, solve today's puzzle, and where others are, challenge one of them."""
    doors = (LEARN, PLAY, PUZZLE, CHALLENGE) if in_server else (LEARN, PLAY, PUZZLE)
    return rows([button(speech.say(f"button-door-{door}"), custom_id("door", door)) for door in doors])
