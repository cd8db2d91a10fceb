"""What a step of a lesson looks like: picture, two sentences, a task, and what it is done with."""

from collections.abc import Sequence

import discord

from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, attached, button, choice, layout, option, picture, rows, text
from bot.ui.learn.place import LessonPlace, place_at
from bot.ui.look import private_look
from bot.ui.picker.fork import Fork, before, fork, ways
from bot.ui.request import Request
from games.core.game import Action, AnyGame
from games.lessons.lesson import Question
from games.lessons.registry import lesson
from render import Marks, Picture, paint

HINT_AFTER = 2
MOST_LABEL = 100


async def show_step(request: Request, place: LessonPlace, note: str = "") -> None:
    """Show where the learner stands: the step, or the end."""
    if place.is_end:
        await _show_end(request, place, note)
        return
    at = place.position()
    all_ways = ways(at.game, at.view)
    here = fork(all_ways, place.picked)
    is_begun = bool(place.taken or place.picked)
    marks = Marks(
        choices=here.actions if place.picked else (),
        chosen=here.steps,
        hint=() if is_begun else place.step.marked,
        legend=place.number == 0,
    )
    painted = paint(at.view, at.seat, await private_look(request, place.game), marks)
    is_question = isinstance(place.step.task, Question)
    menu = None if is_question or not here.nexts else _menu(request, at.game, place, here)
    buttons = [*_answers(request, place), *_picker_buttons(request, place, here, before(all_ways, here.steps))]
    await _answer(request, place, painted, [note, *_sentences(request, place)], [menu, *rows(buttons)])


async def show_wrong(request: Request, place: LessonPlace, tried: tuple[Action, ...], happened: str) -> None:
    """Show what a wrong try leads to, and why it isn't what the step asks for."""
    after = place.position(tried)
    marks = Marks(preview=bool(tried))
    painted = paint(after.view, after.seat, await private_look(request, place.game), marks)
    lines = [happened, request.say(f"{place.words_key}-wrong")]
    await show_try_again(request, place.after_wrong(), lines, painted)


async def show_try_again(
    request: Request, place: LessonPlace, lines: list[str], painted: Picture | None = None
) -> None:
    """Say what was wrong, and lead back to the task."""
    again = custom_id("learn", place.game, place.number, place.tries)
    buttons = [button(request.say("button-try-again"), again, discord.ButtonStyle.primary)]
    await _answer(request, place, painted, [*lines, _hint(request, place)], rows(buttons))


def _sentences(request: Request, place: LessonPlace) -> list[str]:
    key = place.words_key
    return [request.say(key), f"➤ **{request.say(f'{key}-task')}**", _hint(request, place)]


def _hint(request: Request, place: LessonPlace) -> str:
    if place.tries < HINT_AFTER:
        return ""
    return request.say("learn-hint", hint=request.say(f"{place.words_key}-hint"))


def _answers(request: Request, place: LessonPlace) -> list[Item]:
    task = place.step.task
    if not isinstance(task, Question):
        return []
    labels = [request.say(f"{place.words_key}-{number}") for number in range(1, task.answers + 1)]
    return [button(label, place.id_to("learn-answer", number)) for number, label in enumerate(labels, 1)]


def _menu(request: Request, game: AnyGame, place: LessonPlace, here: Fork) -> Item:
    options = [option(_label(request, game, step)[:MOST_LABEL], step) for step in here.page(place.page)]
    asked = request.words.either(f"{game.key}-pick-{len(here.steps) + 1}", request.say("pick-step"))
    return choice(place.with_picked(()).id_to("learn-pick", *here.steps), asked, options)


def _label(request: Request, game: AnyGame, step: str) -> str:
    key = f"{game.key}-step-{step}"
    return request.words.either(key, step) if key.replace("-", "").replace("_", "").isalnum() else step


def _picker_buttons(request: Request, place: LessonPlace, here: Fork, back: tuple[str, ...]) -> list[Item | None]:
    if isinstance(place.step.task, Question):
        return []
    turned = [place.with_picked((), page).id_to("learn-turn", *here.steps) for page in (place.page - 1, place.page + 1)]
    confirm = place.id_to("learn-do", *here.steps)
    return [
        button(request.say("button-confirm"), confirm, discord.ButtonStyle.success) if here.spelled else None,
        button("◀", turned[0], disabled=place.page <= 0) if here.pages > 1 else None,
        button("▶", turned[1], disabled=place.page + 1 >= here.pages) if here.pages > 1 else None,
        button(request.say("button-back"), place.with_picked(()).id_to("learn-turn", *back)) if here.steps else None,
        button(request.say("button-type"), place.with_picked(()).id_to("learn-type")),
    ]


async def _answer(
    request: Request, place: LessonPlace, painted: Picture | None, lines: Sequence[str], items: Sequence[Item | None]
) -> None:
    """Lay it out; back and skip always stand below."""
    name = f"{place.game}-lesson-{request.token}.png"
    shown = "\n".join(filter(None, [_heading(request, place), *lines]))
    view = layout(text(shown), picture(name, painted) if painted else None, *items, *rows(_moving_on(request, place)))
    await request.answer(view, *([attached(name, painted)] if painted else []))


def _heading(request: Request, place: LessonPlace) -> str:
    title = request.say(f"{place.game}-title")
    return request.say("learn-title", game=title, step=place.number + 1, steps=len(lesson(place.game)))


def _moving_on(request: Request, place: LessonPlace) -> list[Item | None]:
    to_last = custom_id("learn", place.game, place.number - 1, 0) if place.number else ""
    return [
        button(request.say("button-last-step"), to_last) if to_last else None,
        button(request.say("button-skip-step"), custom_id("learn", place.game, place.number + 1, 0)),
    ]


async def _show_end(request: Request, place: LessonPlace, note: str) -> None:
    title = request.say(f"{place.game}-title")
    buttons = [
        button(request.say("button-play-now"), custom_id("learn-play", place.game), discord.ButtonStyle.success),
        button(request.say("button-last-step"), custom_id("learn", place.game, place.number - 1, 0)),
        button(request.say("button-learn-again"), custom_id("learn", place.game, 0, 0)),
    ]
    lines = filter(None, [note, request.say("learn-end", game=title)])
    await request.answer(layout(text("\n".join(lines)), *rows(buttons)))


async def learn_button(request: Request, game: str) -> Item | None:
    """Offer the lesson to who has never played a game to its end."""
    if await request.ui.tables.people.has_played(request.user, game):
        return None
    return button(request.say("button-learn"), custom_id("learn-new", place_at(game, 0).game))
