"""The solution: the best turn with its idea, then the line turn by turn, and that of the next best."""

from collections.abc import Mapping, Sequence

import discord

from bot.ui.custom_id import custom_id
from bot.ui.exercise.show import show_painted
from bot.ui.layout import Item, button, rows, text
from bot.ui.look import private_look
from bot.ui.phrases import notation
from bot.ui.puzzles.answer import played_out
from bot.ui.puzzles.lines import heading, idea, last_move, next_button, share_button, turn, worth
from bot.ui.puzzles.place import PuzzlePlace, find_place
from bot.ui.refusal import UiRefusal
from bot.ui.request import Request
from games.puzzles.puzzle import PuzzleWorth
from games.puzzles.solution import PuzzleSolution, PuzzleStep
from render import paint

BEST, INSTEAD = "best", "instead"
OTHER: Mapping[str, str] = {BEST: INSTEAD, INSTEAD: BEST}


async def show_solution(
    request: Request, place: PuzzlePlace, line: str = BEST, number: int = 1, note: str = ""
) -> None:
    """Show a turn of a line as it was played, counted from 1."""
    steps, comes_to = _line(await played_out(place.puzzle), line)
    number = min(max(number, 1), len(steps))
    step, puzzle = steps[number - 1], place.puzzle
    look = await private_look(request, puzzle.game)
    painted = paint(step.after, puzzle.seat, look, last_move(puzzle, step))
    lines = [note, *_said(request, place, steps[:number], comes_to if number == len(steps) else None, line)]
    buttons = [*_buttons(request, place, line, number, len(steps)), await _share(request, place), _next(request, place)]
    below = [text("\n".join(filter(None, lines))), *rows(buttons)]
    title = heading(request.words, puzzle, is_daily=bool(place.day))
    await show_painted(request, place.name, title, painted, below)


def _line(found: PuzzleSolution, line: str) -> tuple[Sequence[PuzzleStep], PuzzleWorth]:
    return (found.best, found.worth) if line == BEST else (found.instead, found.instead_worth)


def _said(
    request: Request, place: PuzzlePlace, steps: Sequence[PuzzleStep], comes_to: PuzzleWorth | None, line: str
) -> list[str]:
    """Describe a turn after the earlier ones; the first comes with the idea, the last with the outcome."""
    lines = [request.say(f"puzzle-line-{line}")]
    if len(steps) > 1:
        lines.append("-# " + " ".join(notation(step.actions) for step in steps[:-1]))
    lines.append(turn(request.words, place.puzzle, steps[-1]))
    reason = steps[-1].reason
    why = request.words.either(f"{place.puzzle.game}-why-{reason.kind}", "", reason.values)
    if line == BEST and len(steps) == 1:
        lines.append(request.say("puzzle-idea", idea=idea(request.words, place.puzzle)))
    elif why:
        lines.append(f"-# {request.say('puzzle-why', why=why)}")
    if comes_to is not None:
        lines.append(f"➤ {request.say('puzzle-comes-to', worth=worth(request.words, comes_to))}")
    return lines


def _buttons(request: Request, place: PuzzlePlace, line: str, number: int, count: int) -> list[Item | None]:
    other = OTHER[line]

    def to(way: str, target: int) -> Item:
        beyond = not 1 <= target <= count
        return button(request.say(f"button-{way}"), custom_id("puzzle-line", place.name, line, target), disabled=beyond)

    turns = [to("previous", number - 1), to("next", number + 1)]
    return [
        *(turns if count > 1 else []),
        button(request.say(f"button-line-{other}"), custom_id("puzzle-line", place.name, other, 1)),
    ]


def _next(request: Request, place: PuzzlePlace) -> Item:
    """Lead on; below a puzzle of the day it is Share that stands out."""
    found = next_button(request, place)
    return found if place.day else found | {"style": discord.ButtonStyle.primary.value}


async def _share(request: Request, place: PuzzlePlace) -> Item | None:
    """Offer to share a puzzle of the day that was solved, until it was shared."""
    if not place.day or not (await request.ui.tables.puzzles.attempts(place.of(request))).can_be_shared:
        return None
    return share_button(request, place)


async def turn_line(request: Request, name: str, line: str, number: int) -> None:
    """Show another turn of a line; of the puzzle of the day only to people who have finished it."""
    place = await find_place(request, name)
    attempts = await request.ui.tables.puzzles.attempts(place.of(request))
    if attempts.counts and not attempts.is_over:
        raise UiRefusal("error-old-button")
    await show_solution(request, place, line, number)
