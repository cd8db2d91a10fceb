"""Make the result of a private game public, once both of its players have asked for it."""

from bot.tables import EventKind
from bot.ui.play.offers import tell_of
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route


async def press_tell_result(request: Request, table: str) -> None:
    answer = await request.ui.tables.play.tell_result(table, request.user, interaction=request.token)
    is_told = answer.events[0].kind is EventKind.RESULT_TOLD
    await tell_of(request, table, "tell-result-done" if is_told else "tell-result-wished")


ROUTES = {"tell-result": Route(press_tell_result, Ack.NEW, "id")}
