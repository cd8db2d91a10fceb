"""The ways in: four doors wherever somebody may not know what to do, and the lesson for who never played a game."""

from bot.tables import Challenge, TableView
from bot.text import Words
from bot.ui.context import UiContext
from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, button, rows

LEARN, PLAY, PUZZLE, CHALLENGE = "learn", "play", "puzzle", "challenge"
FIRST_TURNS = 2  # one of each player's


def front_door(speech: Words, *, in_server: bool) -> list[Item]:
    """Learn a game, play against the bot, solve today's puzzle, and where others are, challenge one, or by a form."""
    doors = (LEARN, PLAY, PUZZLE, CHALLENGE) if in_server else (LEARN, PLAY, PUZZLE)
    shown = [button(speech.say(f"button-door-{door}"), custom_id("door", door)) for door in doors]
    new_game = button(speech.say("button-new-game"), custom_id("new-game")) if in_server else None
    return rows([*shown, new_game])


async def learn_button(ui: UiContext, person: str, game: str, speech: Words) -> Item | None:
    """Offer the lesson to people who haven't done it and have never finished the game."""
    people = ui.tables.people
    if (await people.learning(person, game)).done or await people.has_played(person, game):
        return None
    return _lesson_button(game, speech)


async def learn_button_of_challenge(ui: UiContext, challenge: Challenge, speech: Words) -> Item | None:
    """Offer the lesson below a challenge: to the invited person if they need it, or to anybody."""
    if challenge.invited is None:
        return _lesson_button(challenge.game, speech)
    return await learn_button(ui, challenge.invited, challenge.game, speech)


async def learn_button_of_turn(ui: UiContext, table_view: TableView, person: str, speech: Words) -> Item | None:
    """Offer the lesson only before a person's first turn; later the button would be in the way."""
    if table_view.table.turn_no > FIRST_TURNS or not table_view.view.fresh:
        return None
    return await learn_button(ui, person, table_view.game.key, speech)


def _lesson_button(game: str, speech: Words) -> Item:
    return button(speech.say("button-learn"), custom_id("learn-new", game))
