"""`/learn`: a game in a few steps, each done with the same picker and the same typing as in a game."""

from collections.abc import Sequence

from bot.tables import First, Terms
from bot.tables.errors import illegal_error
from bot.ui.discord_io.route import Route
from bot.ui.discord_io.slash_commands import ANYWHERE, SlashCommand
from bot.ui.error_answers import explain
from bot.ui.layout import form
from bot.ui.learn.place import LessonPlace, place_at, read_place
from bot.ui.learn.step_view import show_step, show_try_again, show_wrong
from bot.ui.look_up.rules import game_argument
from bot.ui.phrases import in_words, notation
from bot.ui.picker.fork import fork, ways
from bot.ui.picker.pick import MOST_TYPED
from bot.ui.play.practice import begin_practice
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack
from bot.ui.request import Request
from games.core.game import Action
from games.core.illegal import IllegalAction
from games.core.play import take
from games.lessons.lesson import Question, TryVerdict, judge
from games.lessons.registry import short_form

EASIEST = 1


async def learn(request: Request, game: str) -> None:
    """Go on where one stopped; after the end, begin again."""
    place_at(game, 0)
    known = await request.ui.tables.people.learning(request.user, game)
    place = place_at(game, known.step)
    await show_step(request, place_at(game, 0) if place.is_end else place)


async def press_learn(request: Request) -> None:
    (game,) = request.custom_id.args
    await learn(request, game)


async def go_to(request: Request) -> None:
    """Go to a step: skip, back, try again."""
    game, number, tries = request.custom_id.args
    place = place_at(game, int(number), int(tries))
    await _keep(request, place)
    await show_step(request, place)


async def pick(request: Request) -> None:
    """Take one more step of the picker; an action that is whole is tried."""
    place = read_place(request.custom_id.args)
    at = place.position()
    here = fork(ways(at.game, at.view), (*place.picked, *request.values))
    if here.is_done and here.spelled:
        await _try(request, place, (here.spelled,))
        return
    await show_step(request, place.with_picked(here.steps if here.actions else ()))


async def turn(request: Request) -> None:
    """Go back a step of the picker, or turn a page of its menu."""
    await show_step(request, read_place(request.custom_id.args))


async def do(request: Request) -> None:
    """Try what was picked, though more could be picked."""
    place = read_place(request.custom_id.args)
    at = place.position()
    spelled = fork(ways(at.game, at.view), place.picked).spelled
    if spelled is None:
        raise UiRefusal("error-old-button")
    await _try(request, place, (spelled,))


async def type_it(request: Request) -> None:
    place = read_place(request.custom_id.args)
    say = request.say
    await request.reply.open(
        form(say("type-title"), place.id_to("learn-typed"), say("type-label"), "line", most=MOST_TYPED)
    )


async def typed(request: Request) -> None:
    """Try a typed line; one that can't be played is answered with the rule that forbids it."""
    place = read_place(request.custom_id.args)
    at = place.position()
    try:
        actions = [action for action, _ in take(at.game, at.state, request.fields["line"])]
    except IllegalAction as illegal:
        again = place.after_wrong()
        await show_try_again(request, again, [explain(illegal_error(place.game, illegal), request.words)])
        return
    await _try(request, place, actions)


async def answer(request: Request) -> None:
    """Settle a question."""
    *where, chosen = request.custom_id.args
    place = read_place(where)
    if isinstance(place.step.task, Question) and place.step.task.right == int(chosen):
        await _go_on(request, place, request.say("learn-right"))
        return
    await show_wrong(request, place, (), "")


async def _try(request: Request, place: LessonPlace, actions: Sequence[Action]) -> None:
    taken = (*place.taken, *actions)
    whole = LessonPlace(place.game, place.number, place.tries, taken)
    said = in_words(whole.position().game, taken, request.words)
    match judge(place.game, place.step, taken):
        case TryVerdict.RIGHT:
            await _go_on(request, place, request.say("learn-done", notation=notation(taken), words=said))
        case TryVerdict.GO_ON:
            await show_step(request, whole, request.say("learn-so-far", notation=notation(taken), words=said))
        case TryVerdict.WRONG:
            happened = request.say("learn-tried", notation=notation(taken), words=said)
            await show_wrong(request, LessonPlace(place.game, place.number, place.tries), taken, happened)


async def _go_on(request: Request, place: LessonPlace, note: str) -> None:
    following = place_at(place.game, place.number + 1)
    await _keep(request, following)
    await show_step(request, following, note)


async def _keep(request: Request, place: LessonPlace) -> None:
    await request.ui.tables.people.keep_learning(request.user, place.game, place.number, done=place.is_end)


async def play_now(request: Request) -> None:
    """Sit down with the bot, at its easiest, for the short game."""
    (game,) = request.custom_id.args
    place_at(game, 0)
    await begin_practice(request, Terms(game, dict(short_form(game)), First.HOST), EASIEST)
    await request.leave_quietly()


COMMANDS = (SlashCommand("learn", learn, (game_argument(required=True),), contexts=ANYWHERE),)
ROUTES = {
    "learn": Route(go_to, Ack.HERE, "word int int"),
    "learn-new": Route(press_learn, Ack.NEW, "word"),
    "learn-pick": Route(pick, Ack.HERE, "word int int int any *", picks=True),
    "learn-turn": Route(turn, Ack.HERE, "word int int int any *"),
    "learn-do": Route(do, Ack.HERE, "word int int int any *"),
    "learn-type": Route(type_it, Ack.FORM, "word int int int any"),
    "learn-typed": Route(typed, Ack.HERE, "word int int int any"),
    "learn-answer": Route(answer, Ack.HERE, "word int int int any int"),
    "learn-play": Route(play_now, Ack.NEW, "word"),
}
