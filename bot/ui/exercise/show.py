"""Show an exercise: its words, the position so far, and the picker; or what a try led to."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import reduce
from typing import Any

from bot.ui.custom_id import custom_id
from bot.ui.exercise.exercise import Exercise, ExerciseKind
from bot.ui.exercise.position import ExercisePosition, stand_in
from bot.ui.layout import Item, attached, button, layout, picture, rows, text
from bot.ui.look import private_look
from bot.ui.picker.draft import Draft, page_to_open
from bot.ui.picker.parts import Picker, PickerIds, choices, controls, others, said, unfinished
from bot.ui.request import Request
from games.core.game import Action
from games.registry import manual
from render import Marks, Picture, paint

MOST_BUTTONS = 10  # to pick from: more would push the task out of sight


async def show_exercise(request: Request, kind: ExerciseKind, name: str, tries: int = 0, note: str = "") -> None:
    """Show an exercise from the beginning, in the private answer or on the button's message."""
    await show_position(request, kind, stand_in(await kind.find(request, name, tries), Draft()), note=note)


async def show_position(
    request: Request, kind: ExerciseKind, position: ExercisePosition, page: int | None = None, note: str = ""
) -> None:
    """Show the task and the position, and what can be picked."""
    exercise, draft = position.exercise, position.at.draft
    if page is None:
        page = page_to_open(exercise.at.game, position.view, draft, draft)
    look = await private_look(request, exercise.at.game.key)
    view, marks = (position.at.view, _marks(position)) if kind.foretells else _before_it(position)
    painted = paint(view, exercise.at.seat, look, marks)
    below = _below(request, kind, position, page, note)
    await show_painted(request, exercise.name, kind.heading(request, exercise), painted, below)


def _below(request: Request, kind: ExerciseKind, position: ExercisePosition, page: int, note: str) -> list[Item]:
    """Say what was done, what there is to know and to do; offer the answers, or the picker."""
    exercise = position.exercise
    explained = "" if position.is_begun else kind.explains(request, exercise)
    said_before = [exercise.note, note, explained, *kind.says(request, exercise)]
    offered = kind.offers(request, exercise)
    if exercise.answers:
        return [text(_lines(said_before)), *rows(exercise.answers), *rows(offered)]
    ids = PickerIds((exercise.name, exercise.tries), f"{kind.verb}-", position.done)
    picker = Picker(
        ids, exercise.at.game, position.view, position.at, page, MOST_BUTTONS, kind.asks, kind.plays, kind.foretells
    )
    typing = button(request.say("button-type"), custom_id(f"{kind.verb}-type", exercise.name, exercise.tries))
    missing = unfinished(request, picker) if kind.reminds else ""
    asking = said(request, picker, is_numbered=kind.reminds and not missing)
    return [
        text(_lines([*said_before, missing, *asking])),
        *choices(request, picker),
        *others(request, picker),
        *rows([*controls(request, picker), typing, *offered]),
    ]


def _lines(lines: Iterable[str]) -> str:
    return "\n".join(filter(None, lines))


async def show_tried(
    request: Request,
    kind: ExerciseKind,
    exercise: Exercise,
    actions: Sequence[Action],
    *,
    lines: Sequence[str],
    buttons: Sequence[Item | None],
    is_preview: bool = True,
) -> None:
    """Show what a try leads to, as far as the solver would see it."""
    view = exercise.at.after(actions).view
    look = await private_look(request, exercise.at.game.key)
    marks = exercise.marks or Marks()
    painted = paint(view, exercise.at.seat, look, Marks(preview=is_preview, legend=marks.legend) if actions else marks)
    below = [text(_lines(lines)), *rows(buttons)]
    await show_painted(request, exercise.name, kind.heading(request, exercise), painted, below)


def id_to_again(kind: ExerciseKind, exercise: Exercise, tries: int) -> str:
    """Name a button that leads back to the task."""
    return custom_id(f"{kind.verb}-draft-at", exercise.name, tries, 0, "")


def _marks(position: ExercisePosition) -> Marks:
    exercise, here = position.exercise, position.at.here
    legend = exercise.marks.legend if exercise.marks else None
    if here is None:
        return Marks(preview=True, legend=legend)
    if exercise.marks is not None and not position.is_begun:
        return exercise.marks
    return Marks(choices=here.actions, chosen=here.steps, preview=bool(position.at.draft.actions), legend=legend)


def _before_it(position: ExercisePosition) -> tuple[Any, Marks]:
    """Mark in a whole turn what its last action has picked, and show nothing of what that would lead to."""
    if not position.at.is_whole:
        return position.at.view, _marks(position)
    game, (*before, last) = position.exercise.at.game, position.at.draft.actions
    view = reduce(game.preview, before, position.view)
    return view, replace(_marks(position), chosen=manual(game).steps(last), preview=bool(before))


async def show_painted(request: Request, name: str, heading: str, painted: Picture, below: Sequence[Item]) -> None:
    """Show an exercise by its name, as it was painted."""
    file_name = f"{name}-{request.token}.png"
    await request.answer(layout(text(heading), picture(file_name, painted), *below), attached(file_name, painted))
