"""The steps of lessons as exercises: a few sentences, a task, a hint after two tries, and what a try leads to."""

from collections.abc import Sequence

import discord

from bot.ui.custom_id import custom_id
from bot.ui.exercise.exercise import Exercise, ExerciseKind
from bot.ui.exercise.show import id_to_again, show_exercise, show_tried
from bot.ui.layout import Item, button
from bot.ui.phrases import done, news, notation
from bot.ui.picker.draft import JOINT, read_draft
from bot.ui.refusal import UiRefusal
from bot.ui.request import Request
from games.core.game import Action
from games.core.illegal import IllegalAction
from games.core.seated_position import SeatedPosition
from games.lessons.judging import gained, judge, marked
from games.lessons.lesson import Question, TryVerdict
from games.lessons.registry import lesson
from games.lessons.walk import Walk, read_walk
from render import Marks

HINT_AFTER = 2


def first_step(game: str) -> Walk:
    """Begin a game's lesson; UiRefusal for a game nobody has."""
    walk = Walk(game)
    try:
        _ = walk.step
    except KeyError:
        raise UiRefusal("error-unknown-game", id=game) from None
    return walk


def find_step(name: str) -> tuple[Walk, bool]:
    """Find the step of this name; where a lesson of before had it, today's first step, and True."""
    first = first_step(name.partition("-")[0])
    walk = read_walk(name)
    return (first, True) if walk is None else (walk, False)


class LessonSteps(ExerciseKind):
    """What a try leads to is shown, right or wrong; what is right goes on from there, or to a new position."""

    verb = "learn"
    reminds = False  # its task does, and a phone has little room

    async def find(self, request: Request, name: str, tries: int) -> Exercise:
        walk, is_renewed = find_step(name)
        note = request.say("learn-renewed") if is_renewed else ""
        return Exercise(walk.name, walk.position, max(tries, 0), _marks(walk), _answers(request, walk, tries), note)

    def judge(self, exercise: Exercise, actions: Sequence[Action]) -> TryVerdict:
        return judge(_walk(exercise), actions)

    async def settle(self, request: Request, exercise: Exercise, actions: Sequence[Action], *, is_right: bool) -> None:
        walk = _walk(exercise)
        said = _happened(request, exercise, actions, is_right=is_right)
        if is_right:
            await go_on(request, walk, actions, f"{said} {_why(request, walk, actions, 'right')}")
        else:
            await show_wrong(request, exercise, said, actions)

    def after(self, walk: Walk, tried: str) -> SeatedPosition:
        """Follow what was tried in a step, as a button spells it."""
        try:
            return walk.position.after(read_draft(tried).actions)
        except IllegalAction:
            return walk.position

    def heading(self, request: Request, exercise: Exercise) -> str:
        walk = _walk(exercise)
        title, steps = request.say(f"{walk.game}-title"), len(lesson(walk.game))
        return request.say("learn-title", game=title, step=walk.number + 1, steps=steps)

    def explains(self, request: Request, exercise: Exercise) -> str:
        walk = _walk(exercise)
        told = request.say(walk.words_key)
        return request.say("learn-new-position", text=told) if walk.is_new_position else told

    def says(self, request: Request, exercise: Exercise) -> Sequence[str]:
        walk = _walk(exercise)
        task = f"➤ **{request.say(f'{walk.words_key}-task')}**"
        return task, _hint(request, walk, exercise.tries)

    def offers(self, request: Request, exercise: Exercise) -> Sequence[Item | None]:
        return _moving_on(request, _walk(exercise))


STEPS = LessonSteps()


async def show_step(request: Request, walk: Walk, note: str = "") -> None:
    await request.ui.tables.people.keep_learning(request.user, walk.game, walk.name.partition("-")[2])
    await show_exercise(request, STEPS, walk.name, note=note)


async def go_on(request: Request, walk: Walk, actions: Sequence[Action], note: str) -> None:
    """Go on after a right try: at once where the next step shows it, else when the learner has seen it."""
    then = walk.after(actions)
    if then.is_end:
        await request.ui.tables.people.keep_learning(request.user, walk.game, "", done=True)
        await show_end(request, walk, actions, note)
    elif then.step.goes_on or not actions:
        await show_step(request, then, note)
    else:
        next_one = button(request.say("button-next-step"), custom_id("learn", then.name), discord.ButtonStyle.primary)
        buttons = [next_one, _back(request, walk), _in_words(request, walk, actions)]
        exercise = await STEPS.find(request, walk.name, 0)
        await show_tried(request, STEPS, exercise, actions, lines=[note], buttons=buttons, is_preview=False)


async def show_wrong(request: Request, exercise: Exercise, happened: str = "", tried: Sequence[Action] = ()) -> None:
    """Say what the try led to, and why it isn't what the step asks for."""
    walk, tries = _walk(exercise), exercise.tries + 1
    why = _why(request, walk, tried, "wrong")
    lines = [happened, why if happened else f"✗ {why}", _hint(request, walk, tries)]
    again = button(request.say("button-try-again"), id_to_again(STEPS, exercise, tries), discord.ButtonStyle.primary)
    buttons = [again, *_moving_on(request, walk, tried)]
    await show_tried(request, STEPS, exercise, tried, lines=lines, buttons=buttons)


async def show_end(request: Request, walk: Walk, actions: Sequence[Action] = (), note: str = "") -> None:
    """Show where the last step has led; praise whoever did it, and offer the first game."""
    title = request.say(f"{walk.game}-title")
    praise = request.say("learn-end", game=title, praise=request.say(f"{walk.game}-lesson-praise"))
    lines = [note, praise if note else request.say("learn-skipped", game=title)]
    buttons = [
        button(request.say("button-play-now"), custom_id("learn-play", walk.game), discord.ButtonStyle.success),
        button(request.say("button-last-step"), custom_id("learn", walk.name)),
        button(request.say("button-learn-again"), custom_id("learn", Walk(walk.game).name)),
        _in_words(request, walk, actions),
    ]
    exercise = await STEPS.find(request, walk.name, 0)
    await show_tried(request, STEPS, exercise, actions, lines=lines, buttons=buttons, is_preview=False)


def _walk(exercise: Exercise) -> Walk:
    walk, _ = find_step(exercise.name)
    return walk


def _happened(request: Request, exercise: Exercise, actions: Sequence[Action], *, is_right: bool) -> str:
    """Tell what the try did, and what it brought to light, such as where the tile was."""
    at, after = exercise.at, exercise.at.after(actions).view
    words = done(at.game, at.view, actions, after, request.words)
    said = request.say("learn-done" if is_right else "learn-tried", notation=notation(actions), words=words)
    light = news(at.game, after, request.words) if after.fresh else ""
    return f"{said} {light}".strip()


def _why(request: Request, walk: Walk, tried: Sequence[Action], part: str) -> str:
    mine, theirs = gained(walk, tried)
    return request.say(f"{walk.words_key}-{part}", gained=mine, theirs=theirs)


def _marks(walk: Walk) -> Marks:
    """Mark what the step is about; where it goes on, what the learner did and what the opponent answered."""
    step = walk.step
    own = walk.tries[-1] if walk.tries and step.actions else ()
    legend = walk.number == _first_deed(walk.game)
    return Marks(choices=marked(walk), chosen=step.marked or (), about=step.about, before=own, legend=legend)


def _first_deed(game: str) -> int:
    """Find the step whose picture is explained; a legend beside a question may be its answer."""
    return next(number for number, step in enumerate(lesson(game)) if not isinstance(step.task, Question))


def _hint(request: Request, walk: Walk, tries: int) -> str:
    return request.say("learn-hint", hint=request.say(f"{walk.words_key}-hint")) if tries >= HINT_AFTER else ""


def _answers(request: Request, walk: Walk, tries: int) -> tuple[Item, ...]:
    task = walk.step.task
    if not isinstance(task, Question):
        return ()
    return tuple(
        button(request.say(f"{walk.words_key}-{number}"), custom_id("learn-answer", walk.name, tries, number))
        for number in range(1, task.answers + 1)
    )


def _moving_on(request: Request, walk: Walk, tried: Sequence[Action] = ()) -> list[Item | None]:
    """Back and skip, always, and the board in text."""
    then = walk.skipped()
    skip = custom_id("learn-over", walk.name) if then.is_end else custom_id("learn", then.name)
    return [_back(request, walk), button(request.say("button-skip-step"), skip), _in_words(request, walk, tried)]


def _back(request: Request, walk: Walk) -> Item | None:
    if not walk.number:
        return None
    return button(request.say("button-last-step"), custom_id("learn", walk.back().name))


def _in_words(request: Request, walk: Walk, tried: Sequence[Action]) -> Item:
    return button(request.say("button-board-in-words"), custom_id("learn-board", walk.name, JOINT.join(tried)))
