"""Play on against the bot from a position of a finished game, at once."""

from bot.tables import BranchPoint
from bot.ui.look_up.key_turn_pictures import better_turn
from bot.ui.look_up.review import find_review
from bot.ui.look_up.ways_to_table import table_button
from bot.ui.play.practice_table import tell_where
from bot.ui.play.thread_or_channel import plays_in_channel
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route


async def play_on(request: Request, table: str, number: int, turn: int, where: str) -> None:
    """Begin a practice table that goes on from before a turn, or from after the better one."""
    turns = await request.ui.tables.queries.past_turns(table, number)
    if not 1 <= turn <= len(turns):
        raise UiRefusal("error-old-button")
    count = sum(len(one.actions) for one in turns[: turn - 1])
    instead = await _better(request, table, number, turn) if where == "better" else ()
    await request.ui.names.note(request.interaction.user, request.words.language)
    begun = await request.ui.tables.practice.play_on(
        BranchPoint(table, number, count, instead),
        request.user,
        request.table_guild,
        request.channel,
        in_channel=await plays_in_channel(request),
        interaction=request.token,
    )
    await tell_where(request, begun.subject)


async def _better(request: Request, table: str, number: int, turn: int) -> tuple[str, ...]:
    table_view = await request.ui.tables.queries.table_view(table, request.user, number)
    review = await find_review(request, table_view)
    one = next((one for one in review.key_turns if one.number == turn), None)
    follows = await better_turn(request, table_view, one) if one else ()
    if not follows:
        raise UiRefusal("error-old-button")
    return follows[0].actions


ROUTES = {"play-on": Route(table_button(play_on), Ack.NEW, "id int int before/better")}
