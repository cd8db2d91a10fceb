"""The words above and below a puzzle."""

import discord

from bot.tables.values.ids import is_own_puzzle
from bot.text import Words
from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, button
from bot.ui.phrases import done, notation, seat_name, title, told
from bot.ui.puzzles.place import PuzzlePlace
from bot.ui.request import Request
from games.core.seated_position import SeatedPosition
from games.puzzles.puzzle import Puzzle, PuzzleWorth, position
from games.puzzles.solution import PuzzleStep
from games.registry import game as find_game
from games.registry import manual
from render import Marks


def heading(speech: Words, puzzle: Puzzle, *, is_daily: bool) -> str:
    name, grade = title(find_game(puzzle.game), speech), speech.say("puzzle-grade", grade=puzzle.grade)
    return speech.say("puzzle-title-daily" if is_daily else "puzzle-title", game=name, grade=grade)


def task(speech: Words, puzzle: Puzzle) -> str:
    asked = speech.say(f"puzzle-task-{puzzle.task}", number=puzzle.best.worth.number)
    return f"➤ {you_play(speech, position(puzzle))} **{asked}**"


def you_play(speech: Words, at: SeatedPosition) -> str:
    """Say which side the solver has, or their role in games whose seats change roles."""
    who = speech.say("puzzle-you-play", seat=seat_name(at.game, at.seat, speech))
    return speech.either(f"{at.game.key}-puzzle-you-{manual(at.game).role(at.view)}", who)


def idea(speech: Words, puzzle: Puzzle) -> str:
    """Say the thought behind the best turn; of one that was found in a game, what it does."""
    values = dict(puzzle.idea.values)
    if is_own_puzzle(puzzle.id):
        return speech.say("puzzle-why", why=speech.say(f"{puzzle.game}-why-{puzzle.idea.kind}", **values))
    return speech.say(f"{puzzle.game}-puzzle-{puzzle.idea.kind}", **values)


def worth(speech: Words, of: PuzzleWorth) -> str:
    return speech.say(f"puzzle-worth-{of.kind}", number=of.number)


def turn(speech: Words, puzzle: Puzzle, step: PuzzleStep) -> str:
    """Say who played which turn, in notation and in words: the solver, or who plays against them."""
    said = "puzzle-turn-yours" if step.seat == puzzle.seat else "puzzle-turn-theirs"
    return speech.say(said, **named(speech, puzzle, step))


def named(speech: Words, puzzle: Puzzle, step: PuzzleStep) -> dict[str, str]:
    """Name a turn in notation, and by what it did as the solver sees it."""
    words = done(find_game(puzzle.game), step.before, step.actions, step.after, speech)
    return {"notation": notation(step.actions), "words": words}


def last_move(puzzle: Puzzle, step: PuzzleStep) -> Marks:
    """Mark a turn of a line as the last move, and tell what it did."""
    return Marks(last=step.actions, told=told(find_game(puzzle.game), step.before, step.actions, step.after))


def buttons_below(request: Request, place: PuzzlePlace) -> list[Item | None]:
    """Offer the solution, and the next puzzle unless this is the puzzle of the day."""
    reveal = button(request.say("button-solution"), custom_id("puzzle-reveal", place.name))
    return [reveal, None if place.day else next_button(request, place)]


def share_button(request: Request, place: PuzzlePlace) -> Item:
    style = discord.ButtonStyle.success
    return button(request.say("button-share"), custom_id("daily-share", place.day.replace("-", "")), style)


def solve_button(speech: Words, day: str) -> Item:
    identity = custom_id("daily", day.replace("-", ""))
    return button(speech.say("button-solve"), identity, discord.ButtonStyle.primary)


def next_button(request: Request, place: PuzzlePlace) -> Item:
    return button(request.say("button-next-puzzle"), custom_id("puzzle-next", place.name))
