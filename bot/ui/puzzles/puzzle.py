"""`/puzzle`, and the button under the puzzle of the day."""

import discord

from bot.ui.custom_id import custom_id
from bot.ui.exercise.show import id_to_again
from bot.ui.exercise.solving import Solving
from bot.ui.layout import button, layout, rows, text
from bot.ui.look_up.rules import game_argument, known_game
from bot.ui.puzzles.exercise import PUZZLES, show_puzzle
from bot.ui.puzzles.lines import heading
from bot.ui.puzzles.place import PuzzlePlace, find_place, known_puzzle, read_day, read_place
from bot.ui.puzzles.solution import show_solution, turn_line
from bot.ui.refusal import found
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.slash_commands import FOR_ONESELF, SlashCommand, argument
from games.puzzles.collection import puzzles
from games.puzzles.puzzle import GRADES
from games.registry import KEYS


async def puzzle(request: Request, game: str | None = None, difficulty: int | None = None) -> None:
    """Show the next puzzle: as hard as was asked for, else as suits this person."""
    if game is not None:
        known_game(game)
    await _show_next(request, game, difficulty)


async def todays_puzzle(request: Request) -> None:
    """Open this server's puzzle of the day; where there is none, the next one that suits."""
    post = await request.ui.tables.puzzles.newest_post(request.server) if request.server else None
    await (_show_daily(request, post.day) if post else _show_next(request, None, None))


async def press_next(request: Request, name: str) -> None:
    place = await read_place(request, name)
    game = place.puzzle.game if place.is_one_game else None
    await _show_next(request, game, place.grade or None, but=place.puzzle.id)


async def _show_next(request: Request, game: str | None, grade: int | None, but: str = "") -> None:
    offered = [{one.id: one.grade for one in puzzles(key)} for key in (KEYS if game is None else (game,))]
    next_one = await request.ui.tables.puzzles.next_puzzle(request.user, *offered, grade=grade, but=but)
    puzzle_id = found(next_one, "error-no-puzzle")
    place = PuzzlePlace(await known_puzzle(request, puzzle_id), is_one_game=game is not None, grade=grade or 0)
    attempts = await request.ui.tables.puzzles.attempts(place.of(request))
    await show_puzzle(request, place, note=request.say("puzzle-solved-before") if attempts.is_solved else "")


async def press_daily(request: Request, digits: str) -> None:
    await _show_daily(request, read_day(digits))


async def _show_daily(request: Request, day: str) -> None:
    """Open a server's puzzle of a day, or its solution for a person who has finished it."""
    post = found(await request.ui.tables.puzzles.post(request.guild, day))
    place = PuzzlePlace(await known_puzzle(request, post.puzzle), day)
    attempts = await request.ui.tables.puzzles.meet(place.of(request))
    if attempts.counts and attempts.is_over:
        key = "puzzle-done-already" if attempts.is_solved else "puzzle-shown-already"
        await show_solution(request, place, note=request.say(key, tries=attempts.tries))
        return
    await show_puzzle(request, place, note="" if attempts.counts else request.say("puzzle-day-over"))


async def reveal(request: Request, name: str) -> None:
    """Show the solution; for the puzzle of the day, ask for confirmation first."""
    place = await find_place(request, name)
    attempts = await request.ui.tables.puzzles.attempts(place.of(request))
    if not attempts.counts or attempts.is_over:
        await reveal_surely(request, name)
        return
    exercise = await PUZZLES.find(request, place.name, attempts.tries)
    sure = button(request.say("button-solution-sure"), custom_id("puzzle-reveal-sure", place.name))
    back = id_to_again(PUZZLES, exercise, attempts.tries)
    again = button(request.say("button-try-again"), back, discord.ButtonStyle.primary)
    said = [heading(request.words, place.puzzle, is_daily=True), request.say("puzzle-reveal-ask")]
    await request.answer(layout(text("\n".join(said)), *rows([again, sure])))


async def reveal_surely(request: Request, name: str) -> None:
    place = await find_place(request, name)
    await request.ui.tables.puzzles.give_up(place.of(request))
    await show_solution(request, place)


COMMANDS = (
    SlashCommand(
        "puzzle",
        puzzle,
        (game_argument(required=False), argument("difficulty", int, choices=GRADES)),
        contexts=FOR_ONESELF,
    ),
)
ROUTES = {
    "puzzle-of": Route(puzzle, Ack.NEW, "word"),
    "puzzle-next": Route(press_next, Ack.HERE, "word"),
    "puzzle-reveal": Route(reveal, Ack.HERE, "word"),
    "puzzle-reveal-sure": Route(reveal_surely, Ack.HERE, "word"),
    "puzzle-line": Route(turn_line, Ack.HERE, "word best/instead int"),
    "daily": Route(press_daily, Ack.NEW, "word"),
    **Solving(PUZZLES).routes(),
}
