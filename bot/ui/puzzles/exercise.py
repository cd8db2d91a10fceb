"""A puzzle as an exercise: it asks for one whole turn, and shows what would follow from a wrong one."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.tables import Attempts
from bot.ui.exercise.exercise import Exercise, ExerciseKind
from bot.ui.exercise.show import id_to_again, show_exercise, show_painted
from bot.ui.layout import Item, button, rows, text
from bot.ui.look import private_look
from bot.ui.puzzles.answer import wrong_try
from bot.ui.puzzles.lines import buttons_below, heading, last_move, named, task, turn, worth
from bot.ui.puzzles.place import PuzzlePlace, find_place
from bot.ui.puzzles.solution import show_solution
from bot.ui.request import Request
from games.core.game import Action
from games.puzzles.answering import is_solved_by
from games.puzzles.puzzle import position
from games.puzzles.solution import PuzzleStep
from render import paint


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleExercise(Exercise):
    """Hold the puzzle itself with its exercise: its name alone doesn't lead to one from a server's own games."""

    place: PuzzlePlace


class PuzzleExercises(ExerciseKind):
    """Ask puzzles. Tries are counted in the database, so a second click or an old button changes nothing."""

    verb = "puzzle"
    foretells = False  # who wins is to be found out
    confirms = True

    async def find(self, request: Request, name: str, tries: int) -> Exercise:
        place = await find_place(request, name)
        return PuzzleExercise(name, position(place.puzzle), max(tries, 0), place=place)

    def is_solved_by(self, exercise: Exercise, turn: Sequence[Action]) -> bool:
        return is_solved_by(_place(exercise).puzzle, tuple(turn))

    async def settle(self, request: Request, exercise: Exercise, actions: Sequence[Action], *, is_right: bool) -> None:
        place = _place(exercise)
        line = " ".join(actions)
        attempts = await request.ui.tables.puzzles.try_line(place.of(request), line, right=is_right)
        if is_right:
            await show_solution(request, place, note=await _solved(request, place, attempts))
        else:
            await _show_wrong(request, exercise, actions, attempts)

    def heading(self, request: Request, exercise: Exercise) -> str:
        place = _place(exercise)
        return heading(request.words, place.puzzle, is_daily=bool(place.day))

    def says(self, request: Request, exercise: Exercise) -> Sequence[str]:
        return (task(request.words, _place(exercise).puzzle),)

    def offers(self, request: Request, exercise: Exercise) -> Sequence[Item | None]:
        return buttons_below(request, _place(exercise))


PUZZLES = PuzzleExercises()


def _place(exercise: Exercise) -> PuzzlePlace:
    if not isinstance(exercise, PuzzleExercise):
        raise TypeError(f"{exercise.name} is no puzzle")
    return exercise.place


async def show_puzzle(request: Request, place: PuzzlePlace, note: str = "") -> None:
    await show_exercise(request, PUZZLES, place.name, note=note)


async def _solved(request: Request, place: PuzzlePlace, attempts: Attempts) -> str:
    """Say in how many tries; of a puzzle of the day, also for how many days in a row."""
    if attempts.is_given_up:
        return request.say("puzzle-right-late")
    if not (place.day and attempts.counts):
        return f"✓ {request.say('puzzle-solved', tries=attempts.tries)}"
    record = await request.ui.tables.puzzles.record(request.user, request.guild)
    solved = request.say("puzzle-solved-daily", tries=attempts.tries)
    return f"✓ {solved} {request.say('puzzle-streak', days=record.streak, longest=record.longest)}"


async def _show_wrong(request: Request, exercise: Exercise, actions: Sequence[Action], attempts: Attempts) -> None:
    """Show what the try leads to, with the opponent's answer and the number of tries."""
    place = _place(exercise)
    tried, *replies = _without_own_next(place, await wrong_try(request, place.puzzle, tuple(actions)))
    look = await private_look(request, exercise.at.game.key)
    last = replies[-1] if replies else tried
    painted = paint(last.after, exercise.at.seat, look, last_move(place.puzzle, last))
    lines = [
        *_what_follows(request, place, tried, replies),
        "" if attempts.is_over else request.say("puzzle-tries", tries=attempts.tries),
    ]
    identity = id_to_again(PUZZLES, exercise, attempts.tries)
    again = button(request.say("button-try-again"), identity, discord.ButtonStyle.primary)
    below = [text("\n".join(filter(None, lines))), *rows([again, *buttons_below(request, place)])]
    await show_painted(request, exercise.name, PUZZLES.heading(request, exercise), painted, below)


def _without_own_next(place: PuzzlePlace, told: Sequence[PuzzleStep]) -> Sequence[PuzzleStep]:
    """Cut a line after the opponent's answer: the solver's next turn may be the solution."""
    return [told[0], *(step for step in told[1:2] if step.seat != place.puzzle.seat)]


def _what_follows(request: Request, place: PuzzlePlace, tried: PuzzleStep, replies: Sequence[PuzzleStep]) -> list[str]:
    """Name the try, then the answer to it and its effect."""
    speech = request.words
    lines = [f"✗ {request.say('puzzle-wrong', **named(speech, place.puzzle, tried))}"]
    for reply in replies:
        lines += [request.say("puzzle-goes-on"), turn(speech, place.puzzle, reply)]
        if why := speech.either(f"{place.puzzle.game}-why-{reply.reason.kind}", "", reply.reason.values):
            lines.append(f"-# {request.say('puzzle-why', why=why)}")
    if not replies:
        lines.append(request.say("puzzle-others", worth=worth(speech, place.puzzle.next_best.worth)))
    return lines
