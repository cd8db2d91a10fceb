"""A result that somebody shares: who solved the puzzle of the day, in how many tries, and nothing of how."""

from bot.tables import PuzzleOf
from bot.tables.values.notice_contents import PuzzleShared
from bot.text import Words
from bot.ui.plain_message import PlainMessage, plain
from bot.ui.public.first_lines import with_names
from bot.ui.public.messenger import MessagePlace, Messenger
from bot.ui.public.show.parsed_notice import ParsedNotice, Shows
from bot.ui.puzzles.lines import solve_button
from games.puzzles.puzzle import Puzzle

WRONG, RIGHT, MORE = "❌", "✅", "…"  # told apart by shape as well as by colour
MOST_WRONG = 8
LEAST_STREAK = 2  # one day isn't one yet


async def show_shared(messenger: Messenger, notice: ParsedNotice[PuzzleShared]) -> MessagePlace | None:
    """Post it without a sound where the puzzle stands; once the next one is out, only check whether it was posted."""
    told, puzzles = notice.content, messenger.ui.tables.puzzles
    puzzle, post = await puzzles.find(told.puzzle), await puzzles.post(told.server, told.day)
    if puzzle is None or post is None:
        return None
    message = await _message(messenger, told, puzzle)
    if not (await puzzles.attempts(PuzzleOf(told.by, told.puzzle, told.server, told.day))).counts:
        return await messenger.find_posted(post.channel, message, (), notice.made_at)
    return await messenger.post(post.channel, message, nonce=notice.id, since=notice.made_at, is_silent=True)


async def _message(messenger: Messenger, told: PuzzleShared, puzzle: Puzzle) -> PlainMessage:
    speech, name = await messenger.ui.public_words(told.server), await messenger.ui.names.called(told.by)
    game, asked = speech.say(f"{puzzle.game}-title"), speech.say("asked-shared")
    first = with_names(lambda cut: speech.say("told-shared", game=game, by=cut(name), tries=told.tries), asked)
    return plain(first, asked, _how(told, puzzle, speech), buttons=[solve_button(speech, told.day)])


def _how(told: PuzzleShared, puzzle: Puzzle, speech: Words) -> str:
    """Draw the tries, and say how hard it was and how many days in a row were solved."""
    grade = speech.say("puzzle-grade", grade=puzzle.grade)
    streak = speech.say("shared-streak", days=told.streak) if told.streak >= LEAST_STREAK else ""
    return " · ".join(filter(None, [_drawn(told.tries), grade, streak]))


def _drawn(tries: int) -> str:
    wrong = max(tries - 1, 0)
    return WRONG * min(wrong, MOST_WRONG) + (MORE if wrong > MOST_WRONG else "") + RIGHT


SHOWS: Shows = {PuzzleShared: show_shared}
