"""`/learn`: a game in a few steps, each done with the same picker and the same typing as in a game."""

from bot.tables import First, Terms
from bot.ui.exercise.solving import Solving
from bot.ui.learn.place import place_at, read_place
from bot.ui.learn.steps import STEPS, go_on, show_place, show_wrong
from bot.ui.look_up.rules import game_argument
from bot.ui.play.practice_table import begin_practice
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.slash_commands import ANYWHERE, SlashCommand
from games.lessons.lesson import Question
from games.lessons.registry import short_form

EASIEST = 1


async def learn(request: Request, game: str) -> None:
    """Go on where one stopped; after the end, begin again."""
    first = place_at(game, 0)
    known = await request.ui.tables.people.learning(request.user, game)
    place = place_at(game, known.step)
    await show_place(request, first if place.is_end else place)


async def press_learn(request: Request) -> None:
    (game,) = request.custom_id.args
    await learn(request, game)


async def go_to(request: Request) -> None:
    """Skip a step, or go back one."""
    game, number = request.custom_id.args
    await show_place(request, place_at(game, int(number)))


async def answer(request: Request) -> None:
    """Settle a question."""
    name, tries, chosen = request.custom_id.args
    place = read_place(name)
    if isinstance(place.step.task, Question) and place.step.task.right == int(chosen):
        await go_on(request, place, request.say("learn-right", why=request.say(f"{place.words_key}-right")))
    else:
        await show_wrong(request, await STEPS.find(request, name, int(tries)))


async def play_now(request: Request) -> None:
    """Begin a short game against the bot at its easiest level."""
    (game,) = request.custom_id.args
    place_at(game, 0)
    await begin_practice(request, Terms(game, dict(short_form(game)), First.HOST), EASIEST)


COMMANDS = (SlashCommand("learn", learn, (game_argument(required=True),), contexts=ANYWHERE),)
ROUTES = {
    "learn": Route(go_to, Ack.HERE, "word int"),
    "learn-new": Route(press_learn, Ack.NEW, "word"),
    "learn-answer": Route(answer, Ack.HERE, "word int int"),
    "learn-play": Route(play_now, Ack.NEW, "word"),
    **Solving(STEPS).routes(),
}
