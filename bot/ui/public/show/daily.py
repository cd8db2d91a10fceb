"""The puzzle of the day: posted without a sound, with the solution of one whose day is over everywhere."""

from dataclasses import replace

import discord

from bot.tables import PuzzleBefore
from bot.tables.values.ids import server_of_puzzles
from bot.tables.values.notice_contents import PuzzleOfTheDay
from bot.text import Words
from bot.ui.layout import Layout, layout, picture, rows, text
from bot.ui.look import public_look
from bot.ui.phrases import foreseen, mention, moment, notation
from bot.ui.public.messenger import MessagePlace, Messenger
from bot.ui.public.show.parsed_notice import ParsedNotice, Shows
from bot.ui.puzzles.lines import heading, idea, solve_button, task
from games.puzzles.puzzle import Puzzle, position
from games.registry import game as find_game
from render import Marks, Picture, card_board, paint

MOST_NAMED = 15


async def show_daily(messenger: Messenger, notice: ParsedNotice[PuzzleOfTheDay]) -> MessagePlace | None:
    """Post the puzzle; when its time is over, only check whether it was posted already."""
    puzzles, day, server = messenger.ui.tables.puzzles, notice.content.day, server_of_puzzles(notice.subject)
    wish = await puzzles.wish(server)
    puzzle = await puzzles.find(notice.content.puzzle)
    if puzzle is None or not wish.channel:
        return None
    view, pictures = await _laid_out(messenger, server, day, puzzle)
    if not await puzzles.may_still_post(server, day):
        return await messenger.find_posted(wish.channel, view, pictures, notice.made_at)
    return await messenger.post(wish.channel, view, pictures, nonce=notice.id, since=notice.made_at, is_silent=True)


async def _laid_out(
    messenger: Messenger, server: str, day: str, puzzle: Puzzle
) -> tuple[Layout, list[tuple[str, Picture]]]:
    ui = messenger.ui
    speech = await ui.public_words(server)
    look = replace(await public_look(ui, server, puzzle.game, speech), board=card_board(puzzle.game))
    at = position(puzzle)
    painted = paint(at.view, at.seat, look, Marks())
    before = await ui.tables.puzzles.before(server, day)
    name = f"daily-{day}.png"
    come_from, how = await _from_game(messenger, server, puzzle, speech), f"-# {speech.say('daily-how')}"
    view = layout(
        text(heading(speech, puzzle, is_daily=True)),
        picture(name, painted),
        text("\n".join(filter(None, [task(speech, puzzle), come_from, how]))),
        *rows([solve_button(speech, day)]),
        text(await _said_of(messenger, before, speech)) if before else None,
    )
    return view, [(name, painted)]


async def _from_game(messenger: Messenger, server: str, puzzle: Puzzle, speech: Words) -> str:
    """Name the people from whose game it is, who both wanted that; whoever has left or was forgotten isn't named."""
    people = await messenger.ui.tables.puzzles.from_game_of(puzzle.id)
    named = [mention(one) for one in people if one.isdecimal() and await _is_here(messenger, server, one)]
    return speech.say("daily-from", who=" – ".join(named)) if named else ""


async def _said_of(messenger: Messenger, before: PuzzleBefore, speech: Words) -> str:
    """Give the solution of an earlier puzzle, behind a spoiler, and the people who solved it."""
    puzzle = await messenger.ui.tables.puzzles.find(before.post.puzzle)
    said = speech.say("daily-before", when=moment(before.post.made_at, "D"))
    solution = f"||{solution_line(puzzle, speech)}||" if puzzle else ""
    return "\n".join(filter(None, [said, solution, await _solvers(messenger, before, speech)]))


def solution_line(puzzle: Puzzle, speech: Words) -> str:
    best = puzzle.best.turn
    words = foreseen(find_game(puzzle.game), position(puzzle).view, best, speech)
    return speech.say("daily-solution", notation=notation(best), words=words, idea=idea(speech, puzzle))


async def _solvers(messenger: Messenger, before: PuzzleBefore, speech: Words) -> str:
    """Name the solvers who are still on the server, some of them if they are many, without notifying them."""
    named: list[str] = []
    for one in before.solvers[: 2 * MOST_NAMED]:
        if len(named) < MOST_NAMED and await _is_here(messenger, before.post.server, one.person):
            named.append(speech.say("daily-solver", who=mention(one.person), tries=one.tries))
    if not named:
        return speech.say("daily-nobody")
    is_cut = len(before.solvers) > 2 * MOST_NAMED or len(named) == MOST_NAMED
    return speech.say("daily-solvers", who=", ".join(named) + (" …" if is_cut else ""))


async def _is_here(messenger: Messenger, server: str, person: str) -> bool:
    try:
        return await messenger.is_member(server, person)
    except discord.HTTPException:
        return False


SHOWS: Shows = {PuzzleOfTheDay: show_daily}
