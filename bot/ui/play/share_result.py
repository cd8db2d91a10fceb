"""Share: tell the channel of a puzzle of the day that one has solved it."""

from bot.ui.play.thread_or_channel import refuse_without_rights
from bot.ui.puzzles.place import PuzzlePlace, known_puzzle, read_day
from bot.ui.puzzles.solution import show_solution
from bot.ui.refusal import found
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route


async def press_share(request: Request, digits: str) -> None:
    """Let the result be posted where the puzzle stands, and show the solution again, which says so."""
    puzzles, day = request.ui.tables.puzzles, read_day(digits)
    post = found(await puzzles.post(request.guild, day))
    if post.channel == request.channel_id:
        refuse_without_rights(request)
    await request.ui.names.note(request.interaction.user, request.words.language)
    place = PuzzlePlace(await known_puzzle(request, post.puzzle), day)
    shared = await puzzles.share(place.of(request))
    await show_solution(request, place, note=request.say("puzzle-shared", where=f"<#{shared.channel}>"))


ROUTES = {"daily-share": Route(press_share, Ack.HERE, "word")}
