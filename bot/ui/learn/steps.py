"""The steps of lessons as exercises: two sentences, a task, a hint after two tries, and what a try leads to."""

from collections.abc import Sequence
from typing import ClassVar

import discord

from bot.ui.custom_id import custom_id
from bot.ui.exercise.exercise import Exercise, ExerciseKind
from bot.ui.exercise.show import id_to_again, show_exercise, show_tried
from bot.ui.layout import Item, button, layout, rows, text
from bot.ui.learn.place import LessonPlace, place_at, read_place
from bot.ui.phrases import in_words, notation
from bot.ui.request import Request
from games.core.game import Action
from games.core.seated_position import SeatedPosition
from games.lessons.lesson import Question, TryVerdict, gained, judge, marked, position
from games.lessons.registry import lesson
from render import Marks

HINT_AFTER = 2


class LessonSteps(ExerciseKind):
    """What is right goes on to the next step; what is wrong is shown with its consequence."""

    verb: ClassVar[str] = "learn"
    reminds: ClassVar[bool] = False  # its task does, and a phone has little room

    async def find(self, request: Request, name: str, tries: int) -> Exercise:
        place = read_place(name)
        at = position(place.game, place.step)
        return Exercise(name, at, max(tries, 0), _marks(place, at), _answers(request, place, tries))

    def judge(self, exercise: Exercise, actions: Sequence[Action]) -> TryVerdict:
        place = read_place(exercise.name)
        return judge(place.game, place.step, actions)

    async def settle(self, request: Request, exercise: Exercise, actions: Sequence[Action], *, is_right: bool) -> None:
        place = read_place(exercise.name)
        said = {"notation": notation(actions), "words": in_words(exercise.at.game, actions, request.words)}
        if is_right:
            await go_on(request, place, request.say("learn-done", **said))
        else:
            await show_wrong(request, exercise, request.say("learn-tried", **said), actions)

    def heading(self, request: Request, exercise: Exercise) -> str:
        place = read_place(exercise.name)
        title, steps = request.say(f"{place.game}-title"), len(lesson(place.game))
        return request.say("learn-title", game=title, step=place.number + 1, steps=steps)

    def says(self, request: Request, exercise: Exercise) -> Sequence[str]:
        place = read_place(exercise.name)
        task = f"➤ **{request.say(f'{place.words_key}-task')}**"
        return request.say(place.words_key), task, _hint(request, place, exercise.tries)

    def offers(self, request: Request, exercise: Exercise) -> Sequence[Item | None]:
        return _moving_on(request, read_place(exercise.name))


STEPS = LessonSteps()


async def show_place(request: Request, place: LessonPlace, note: str = "") -> None:
    """Show where the learner stands, the step or the end, and remember it."""
    await request.ui.tables.people.keep_learning(request.user, place.game, place.number, done=place.is_end)
    if place.is_end:
        await _show_end(request, place, note)
    else:
        await show_exercise(request, STEPS, await STEPS.find(request, place.name, 0), note)


async def go_on(request: Request, place: LessonPlace, note: str) -> None:
    await show_place(request, place_at(place.game, place.number + 1), note)


async def show_wrong(request: Request, exercise: Exercise, happened: str = "", tried: Sequence[Action] = ()) -> None:
    """Say what the try led to, and why it isn't what the step asks for."""
    place, tries = read_place(exercise.name), exercise.tries + 1
    why = request.say(f"{place.words_key}-wrong", gained=gained(place.game, place.step, tried))
    lines = [happened, why if happened else f"✗ {why}", _hint(request, place, tries)]
    again = button(request.say("button-try-again"), id_to_again(STEPS, exercise, tries), discord.ButtonStyle.primary)
    buttons = [again, *_moving_on(request, place)]
    await show_tried(request, STEPS, exercise, tried, lines=lines, buttons=buttons)


def _marks(place: LessonPlace, at: SeatedPosition) -> Marks:
    step = place.step
    return Marks(choices=marked(at, step), chosen=step.marked or (), about=step.about, legend=place.number == 0)


def _hint(request: Request, place: LessonPlace, tries: int) -> str:
    if tries < HINT_AFTER:
        return ""
    return request.say("learn-hint", hint=request.say(f"{place.words_key}-hint"))


def _answers(request: Request, place: LessonPlace, tries: int) -> tuple[Item, ...]:
    task = place.step.task
    if not isinstance(task, Question):
        return ()
    labels = [request.say(f"{place.words_key}-{number}") for number in range(1, task.answers + 1)]
    return tuple(
        button(label, custom_id("learn-answer", place.name, tries, number)) for number, label in enumerate(labels, 1)
    )


def _moving_on(request: Request, place: LessonPlace) -> list[Item | None]:
    """Back and skip, always."""
    to_last = custom_id("learn", place.game, place.number - 1)
    return [
        button(request.say("button-last-step"), to_last) if place.number else None,
        button(request.say("button-skip-step"), custom_id("learn", place.game, place.number + 1)),
    ]


async def _show_end(request: Request, place: LessonPlace, note: str) -> None:
    title = request.say(f"{place.game}-title")
    buttons = [
        button(request.say("button-play-now"), custom_id("learn-play", place.game), discord.ButtonStyle.success),
        button(request.say("button-last-step"), custom_id("learn", place.game, place.number - 1)),
        button(request.say("button-learn-again"), custom_id("learn", place.game, 0)),
    ]
    lines = filter(None, [note, request.say("learn-end", game=title)])
    await request.answer(layout(text("\n\n".join(lines)), *rows(buttons)))
