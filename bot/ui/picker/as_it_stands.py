"""Answer an action that was meant for an old position with what holds now."""

from collections.abc import Awaitable, Callable
from functools import wraps

from bot.tables import ErrorCode, TableError
from bot.ui.request import Request
from bot.ui.route import RouteHandler

ShowTable = Callable[[Request, str, str], Awaitable[None]]  # by its id, with a note


def as_it_stands(show: ShowTable) -> Callable[[RouteHandler], RouteHandler]:
    """Show the table of the custom id in place of refusing."""

    def decorated(handler: RouteHandler) -> RouteHandler:
        @wraps(handler)
        async def handle(request: Request, table: str, *said: str | int) -> None:
            try:
                await handler(request, table, *said)
            except TableError as error:
                if error.key is not ErrorCode.OLD_TURN:
                    raise
                await show(request, table, request.say(error.key))

        return handle

    return decorated
