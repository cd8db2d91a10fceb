"""`/learn`: a game in a few steps, each done with the same picker and the same typing as in a game."""

from bot.tables import First, Terms
from bot.ui.exercise.solving import Solving
from bot.ui.layout import layout, text
from bot.ui.learn.steps import STEPS, find_step, first_step, go_on, show_end, show_step, show_wrong
from bot.ui.look_up.rules import game_argument
from bot.ui.play.move import fenced
from bot.ui.play.practice_table import begin_practice, preferred_first
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.slash_commands import FOR_ONESELF, SlashCommand
from games.lessons.lesson import Question
from games.lessons.registry import short_form
from render import text_board

EASIEST = 1


async def learn(request: Request, game: str) -> None:
    """Go on where one stopped; after the end, begin again."""
    first = first_step(game)
    known = await request.ui.tables.people.learning(request.user, game)
    await go_to(request, f"{game}-{known.place}" if known.place else first.name)


async def go_to(request: Request, name: str, *_: str) -> None:
    walk, is_renewed = find_step(name)
    await show_step(request, walk, request.say("learn-renewed") if is_renewed else "")


async def skip_the_last(request: Request, name: str) -> None:
    """Show the end; an older lesson's button starts this one over instead."""
    walk, is_renewed = find_step(name)
    if is_renewed or not walk.after(()).is_end:
        await go_to(request, name)
    else:
        await show_end(request, walk)


async def answer(request: Request, name: str, tries: int, chosen: int) -> None:
    walk, is_renewed = find_step(name)
    if is_renewed:
        await show_step(request, walk, request.say("learn-renewed"))
    elif isinstance(walk.step.task, Question) and walk.step.task.right == chosen:
        await go_on(request, walk, (), request.say("learn-right", why=request.say(f"{walk.words_key}-right")))
    else:
        await show_wrong(request, await STEPS.find(request, name, tries))


async def show_in_words(request: Request, name: str, tried: str) -> None:
    """Write the board of a step in text, after what was tried in it."""
    walk, _ = find_step(name)
    at = STEPS.after(walk, tried)
    await request.answer(layout(text(f"```\n{fenced(text_board(at.view, at.seat, request.words.language))}\n```")))


async def play_now(request: Request, game: str) -> None:
    first_step(game)
    await begin_practice(
        request, Terms(game, dict(short_form(game)), await preferred_first(request, First.HOST)), EASIEST
    )


COMMANDS = (SlashCommand("learn", learn, (game_argument(required=True),), contexts=FOR_ONESELF),)
ROUTES = {
    "learn": Route(go_to, Ack.HERE, "word *"),  # before steps had names, a game and a number
    "learn-new": Route(learn, Ack.NEW, "word"),
    "learn-over": Route(skip_the_last, Ack.HERE, "word"),
    "learn-answer": Route(answer, Ack.HERE, "word int int"),
    "learn-board": Route(show_in_words, Ack.NEW, "word any"),
    "learn-play": Route(play_now, Ack.NEW, "word"),
    **Solving(STEPS).routes(),
}
